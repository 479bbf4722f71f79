"""Classification of a die's color (its class) by the red, green and blue light that the die's surface reflects."""

from tray24.compat import const
from tray24.sense.events import COVERED
from tray24.sense.reference import BLUE, GREEN, RED

_TYPE_CHECKING = const(0)
if _TYPE_CHECKING:
    from collections.abc import Sequence

    from tray24.sense.probe import ColorProbe
    from tray24.sense.reference import Reference

# For classes 1 to 5 (sense.events): the minimum reflection of the strongest light, in permille of a white die; then the
# minimum and maximum of red, green and blue, in percent of the strongest. Everything else has an unknown color:
# fingers, dice of other makes, dice half in their slot. Gaps between the classes keep them apart.
CLASSES: tuple[tuple[int, ...], ...] = (
    (445, 100, 100, 0, 32, 0, 30),  # red
    (400, 82, 100, 47, 100, 0, 32),  # yellow
    (300, 0, 52, 100, 100, 0, 58),  # green
    (340, 0, 44, 0, 55, 100, 100),  # blue
    (600, 75, 100, 75, 100, 55, 100),  # white, up to ivory
)


# Limits for a die of a learned color. Red, green and blue are compared in percent of the strongest light: the largest
# difference from the learned color, how many times closer it must be than any other color, and the least light.
_MAX_DISTANCE = const(16)
_MAX_WHITE_DISTANCE = const(25)
_MIN_RATIO = const(2)  # times
_MIN_STRENGTH = const(55)  # percent of the learned color's strongest light; half of it is enough for a die that tilts
_WHITE = const(5)
MIN_APART = const(20)  # of two learned colors, or a color and white: closer ones are confused


def compute_distance(color: "Sequence[int]", other_color: "Sequence[int]") -> int:
    """Return how different the hues of two colors (red, green, blue) are: 0 to 100.

    Each color is scaled to percent of its strongest light. The result is the largest difference in one light.
    """
    strongest = max(max(color), 1)
    other_strongest = max(max(other_color), 1)
    return max(
        [abs(color[light] * 100 // strongest - other_color[light] * 100 // other_strongest) for light in range(3)]
    )


def get_learned_color(colors: "Sequence[int]", color: int) -> tuple[int, ...]:
    """Return the red, green and blue of the class `color` (1 to 5), in permille of a white die.

    `colors` has the learned colors, as in `Reference.colors`. The class 5 (white) is not learned.
    """
    return (1000, 1000, 1000) if color == _WHITE else tuple(colors[3 * color - 3 : 3 * color])


def classify_learned(shares: "Sequence[int]", colors: "Sequence[int]", last_content: int) -> int:
    """Return the class (color) of a surface by the owner's learned colors; COVERED if no class fits.

    `shares` is the surface's red, green and blue in permille of a white die's light. `colors` has the learned colors.
    `last_content` is the last known content of the slot. For this class half as much light is enough.
    """
    distances = [compute_distance(shares, get_learned_color(colors, color)) for color in range(1, COVERED)]
    min_distance = min(distances)
    color = distances.index(min_distance) + 1
    distances.sort()
    min_strength = max(get_learned_color(colors, color)) * _MIN_STRENGTH // 100
    if (
        max(shares) < (min_strength >> 1 if color == last_content else min_strength)
        or min_distance * _MIN_RATIO > distances[1]
    ):
        return COVERED
    return color if min_distance <= (_MAX_WHITE_DISTANCE if color == _WHITE else _MAX_DISTANCE) else COVERED


def classify(red: int, green: int, blue: int, last_content: int = COVERED) -> int:
    """Return the class (color) of a surface by its reflections in permille of a white die; COVERED if no class fits.

    `last_content` is the last known content of the slot. For this class half as much light is enough, because a die
    that tilts in its slot reflects less.
    """
    strongest = max(red, green, blue, 1)
    red = max(red, 0) * 100 // strongest
    green = max(green, 0) * 100 // strongest
    blue = max(blue, 0) * 100 // strongest
    for color in range(1, COVERED):
        min_strength, red_min, red_max, green_min, green_max, blue_min, blue_max = CLASSES[color - 1]
        if strongest < (min_strength >> 1 if color == last_content else min_strength):
            continue
        if red_min <= red <= red_max and green_min <= green <= green_max and blue_min <= blue <= blue_max:
            return color
    return COVERED


def _compute_share(probe: "ColorProbe", reference: "Reference", light: int, slot: int) -> int:
    """Return how much light a slot reflected in the last probe, in permille of a white die.

    `light` is RED, GREEN or BLUE.
    """
    return reference.compute_share(light, slot, probe.get_level(light, slot))


def classify_slot(probe: "ColorProbe", reference: "Reference", slot: int, last_content: int) -> int:
    """Return the class (color) of the surface last probed in a slot; COVERED if no class fits.

    `last_content` is the last known content of the slot. For this class half as much light is enough.
    """
    red = _compute_share(probe, reference, RED, slot)
    green = _compute_share(probe, reference, GREEN, slot)
    blue = _compute_share(probe, reference, BLUE, slot)
    if max(reference.colors):
        return classify_learned((max(red, 0), max(green, 0), max(blue, 0)), reference.colors, last_content)
    return classify(red, green, blue, last_content)


def has_dead_lamp(probe: "ColorProbe", reference: "Reference", slot: int) -> bool:
    """Return whether the slot's LED has a dead lamp: whether it does not shine in red, green or blue.

    A lamp counts as dead if the sensor sees clearly less of its light than with a black die in the slot. Without this
    check a dead red lamp would make a yellow die look green.
    """
    for light in (RED, GREEN, BLUE):
        if probe.get_level(light, slot) * 4 < reference.get_black_level(light, slot) * 3:
            return True
    return False
