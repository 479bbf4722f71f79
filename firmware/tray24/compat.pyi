from collections.abc import Callable
from typing import Any, TypeAlias, TypeVar

_Value = TypeVar("_Value")
_Function = TypeVar("_Function", bound=Callable[..., Any])

ptr8: TypeAlias = Any
ptr16: TypeAlias = Any
ptr32: TypeAlias = Any

class micropython:
    @staticmethod
    def viper(function: _Function) -> _Function: ...

def const(value: _Value) -> _Value: ...
def ticks_add(ticks_ms: int, delta_ms: int) -> int: ...
def ticks_diff(later_ms: int, earlier_ms: int) -> int: ...
def inflate(data: bytes) -> bytes: ...
