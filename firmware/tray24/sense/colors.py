"""From what a surface sends back of red, green and blue light to the class of die that it is, or to none."""

from tray24.sense.events import COVERED
from tray24.sense.reference import BLUE, GREEN, RED, SLOTS

# Of classes 1 to 5 (sense.events): how much the strongest light must send back, in permille of a white die; then of
# red, green and blue the least and the most, in percent of the strongest. What fits none is of unknown color: fingers,
# dice of other makes, what lies half in its slot. Between any two classes is room for what is neither.
_CLASSES = (
    (500, 100, 100, 0, 32, 0, 30),  # red
    (450, 90, 100, 62, 100, 0, 35),  # yellow
    (300, 0, 52, 100, 100, 0, 58),  # green
    (340, 0, 44, 0, 55, 100, 100),  # blue
    (600, 75, 100, 75, 100, 55, 100),  # white, up to ivory
)


def classify(red, green, blue, before=COVERED):
    """Return the class of what sends back so much, in permille of a white die; COVERED when it is none of them.

    `before` is what the slot was seen to hold. Of that class half as much light is enough: a die that tilts in its
    slot has not become another.
    """
    strongest = max(red, green, blue, 1)
    red = max(red, 0) * 100 // strongest
    green = max(green, 0) * 100 // strongest
    blue = max(blue, 0) * 100 // strongest
    for color in range(1, COVERED):
        least, red_from, red_to, green_from, green_to, blue_from, blue_to = _CLASSES[color - 1]
        if strongest < (least >> 1 if color == before else least):
            continue
        if red_from <= red <= red_to and green_from <= green <= green_to and blue_from <= blue <= blue_to:
            return color
    return COVERED


def _share(probe, reference, light, slot):
    """Return how much a slot sent back of RED, GREEN or BLUE when last probed, in permille of a white die."""
    return reference.share(light, slot, probe.level(light, slot))


def classify_slot(probe, reference, slot, before):
    """Return the class of what was last probed in a slot; `before` is what it was seen to hold."""
    red = _share(probe, reference, RED, slot)
    green = _share(probe, reference, GREEN, slot)
    return classify(red, green, _share(probe, reference, BLUE, slot), before)


def lacks_lamp(probe, reference, slot):
    """Return whether a lamp of the slot is dead: less comes back than from an empty floor.

    A yellow die would be green without red light.
    """
    for light in (RED, GREEN, BLUE):
        if probe.level(light, slot) < reference.empty[light * SLOTS + slot] >> 1:
            return True
    return False
