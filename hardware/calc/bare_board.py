"""A bare board in a room: no case, clear sheet, fins or dice, so light reaches the sensors straight past the bodies.

All shares are of the light that a die of reflectance 1 returns in its slot.
"""

from hardware.calc import parts, slot, stray_light


def calculate_direct_shares() -> tuple[float, ...]:
    """Return the share of each light that goes straight from an emitter to its sensor without a fin between them."""
    return tuple(stray_light.calculate_direct_share(color, fins=False) for color in range(4))


def calculate_neighbor_share() -> float:
    """Return the light of the emitters one pitch away, as a share of the slot's own direct light.

    It falls with the square of the distance. Bodies in between are assumed to shade nothing.
    """
    return (parts.LED_ASIDE_MM / parts.PITCH_MM) ** 2


def calculate_room_lsb() -> float:
    """Return the LSB of a typical sensor in the brightest room, without the clear sheet."""
    return slot.calculate_room_lsb()["daylight"] / (1 - parts.FRESNEL) ** 2
