"""The light at the sensors of a bare board in a room: without case, clear sheet and dice.

The fins, which keep a slot's own light from its sensor, belong to the case. Without them light reaches a sensor
directly from the emitters. All shares are of the light that a die of reflectance 1 returns in its slot.
"""

from hardware.calc import parts, slot, stray_light


def compute_direct_shares() -> tuple[float, ...]:
    """Return the share of each light that goes straight from its emitter to the sensor, without fins between them.

    The lights are red, green, blue and infrared.
    """
    return tuple(stray_light.compute_direct_share(color, with_fins=False) for color in range(4))


def compute_neighbor_share() -> float:
    """Return the light from a neighboring slot's emitters at a sensor, as a share of that from its own emitters.

    The light falls with the square of the distance. Bodies in between are assumed to shade nothing.
    """
    return (parts.LED_ASIDE_MM / parts.PITCH_MM) ** 2


def compute_room_lsb() -> float:
    """Return the level in LSB of a typical sensor in the brightest room, when no clear sheet is above the board."""
    return slot.compute_room_lsb()["daylight"] / (1 - parts.FRESNEL) ** 2
