"""Faces of dice as text, in the notation of RECORDS.md ("Words and notation")."""

from functools import cache

COLORS = "rygb"
UNKNOWN = "?"
UNROLLED = "-"
DEAD = "DE"


@cache
def get_color(face: str) -> str:
    """Return the letter of a face's color. A wild has the letter of its declared color. Without a color return ""."""
    if "=" in face:
        return face[-1]
    return face[0] if face[0] in COLORS else ""


@cache
def get_kind(face: str) -> str:
    """Return the kind of a face, without its color."""
    if is_wild(face):
        return face.partition("=")[0]
    return face[1:] if get_color(face) else face


@cache
def is_wild(face: str) -> bool:
    return face.startswith("W")


def is_number(face: str) -> bool:
    return get_kind(face).isdigit()


@cache
def is_match(face: str, other: str) -> bool:
    """Return whether `face` may be played on `other`: both have the same color or kind, or `face` is a wild."""
    if is_wild(face):
        return True
    return get_color(face) == get_color(other) or (not is_wild(other) and get_kind(face) == get_kind(other))


def list_faces(kinds: str) -> list[str]:
    """Return all faces that a game with these `kinds`, such as "1 2 S W", can have."""
    return [
        face
        for kind in kinds.split()
        for face in ([kind] if kind[0] == "W" or kind == DEAD else [letter + kind for letter in COLORS])
    ]


def count_points(face: str) -> int:
    """Return the points of a die: the value of a number, 20 for a letter, 50 for a wild (rules B19, L9)."""
    return int(get_kind(face)) if is_number(face) else 50 if is_wild(face) else 20
