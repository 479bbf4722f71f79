"""Wrong inputs, made from correct JSON values and bytes by random changes."""

import random
from typing import Any

_ODD: tuple[Any, ...] = (
    *(None, True, False, 0, 1, -1, 5, 23, 24, 2**31, 2**63, 10**40, 1.5, float("1e300")),
    *("", "x", "r7", "play r7 8", "table", "\u0000", "\ud800", "\u202e", "\u0664", "x" * 300),
    *([], [[]], {}, {"a": []}),
)


def change_json(value: Any, chance: random.Random) -> Any:
    """Return a JSON value with a random change somewhere in it."""
    if isinstance(value, dict) and value and chance.random() < 0.8:
        name = chance.choice(sorted(value))
        kind = chance.randrange(6)
        if kind == 0:
            return {key: held for key, held in value.items() if key != name}
        if kind == 1:
            return value | {chance.choice(("n", "epoch", "do", "id", "from", "name", "other")): chance.choice(_ODD)}
        return value | {name: change_json(value[name], chance)}
    if isinstance(value, list) and value and chance.random() < 0.8:
        place = chance.randrange(len(value))
        kind = chance.randrange(4)
        if kind == 0:
            return value[:place] + value[place + 1 :]
        if kind == 1:
            return value + [value[place]] * chance.choice((1, 1, 40))
        return [*value[:place], change_json(value[place], chance), *value[place + 1 :]]
    if isinstance(value, int) and chance.random() < 0.5:
        return value + chance.choice((-1, 1, 7, 256))
    return chance.choice(_ODD)


def change_bytes(data: bytes, chance: random.Random) -> bytes:
    """Return the bytes with a few random changes: replaced, removed, repeated, inserted or cut off."""
    found = bytearray(data)
    for _ in range(1 + chance.randrange(4)):
        place = chance.randrange(len(found) + 1)
        size = chance.choice((1, 1, 1, 2, 8, 60))
        kind = chance.randrange(5)
        if kind == 0:
            found[place : place + size] = chance.randbytes(min(size, len(found) - place))
        elif kind == 1:
            del found[place : place + size]
        elif kind == 2:
            found[place:place] = found[place : place + size] * chance.choice((1, 1, 9))
        elif kind == 3:
            found[place:place] = chance.randbytes(size)
        elif chance.random() < 0.3:
            del found[place:]
        elif place < len(found):
            found[place] ^= 1 << chance.randrange(8)
    return bytes(found)
