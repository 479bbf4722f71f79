"""Wrong inputs, made from correct JSON values and bytes by random changes."""

import random
from typing import Any

_ODD_VALUES: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 5, 23, 24, 2**31, 2**63, 10**40, 1.5, float("1e300")),
    *("", "x", "r7", "play r7 8", "table", "\u0000", "\ud800", "\u202e", "\u0664", "x" * 300),
    *([], [[]], {}, {"a": []}),
)


def change_json(value: Any, rng: random.Random) -> Any:
    """Return a JSON value with a random change somewhere in it."""
    if isinstance(value, dict) and value and rng.random() < 0.8:
        name = rng.choice(sorted(value))
        draw = rng.randrange(6)
        if draw == 0:
            return {key: item for key, item in value.items() if key != name}
        if draw == 1:
            return value | {rng.choice(("n", "epoch", "do", "id", "from", "name", "other")): rng.choice(_ODD_VALUES)}
        return value | {name: change_json(value[name], rng)}
    if isinstance(value, list) and value and rng.random() < 0.8:
        index = rng.randrange(len(value))
        draw = rng.randrange(4)
        if draw == 0:
            return value[:index] + value[index + 1 :]
        if draw == 1:
            return value + [value[index]] * rng.choice((1, 1, 40))
        return [*value[:index], change_json(value[index], rng), *value[index + 1 :]]
    if isinstance(value, int) and rng.random() < 0.5:
        return value + rng.choice((-1, 1, 7, 256))
    return rng.choice(_ODD_VALUES)


def change_bytes(data: bytes, rng: random.Random) -> bytes:
    """Return the bytes with a few random changes: replaced, removed, repeated, inserted or cut off."""
    content = bytearray(data)
    for _ in range(1 + rng.randrange(4)):
        index = rng.randrange(len(content) + 1)
        size = rng.choice((1, 1, 1, 2, 8, 60))
        draw = rng.randrange(5)
        if draw == 0:
            content[index : index + size] = rng.randbytes(min(size, len(content) - index))
        elif draw == 1:
            del content[index : index + size]
        elif draw == 2:
            content[index:index] = content[index : index + size] * rng.choice((1, 1, 9))
        elif draw == 3:
            content[index:index] = rng.randbytes(size)
        elif rng.random() < 0.3:
            del content[index:]
        elif index < len(content):
            content[index] ^= 1 << rng.randrange(8)
    return bytes(content)
