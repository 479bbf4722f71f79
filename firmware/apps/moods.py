"""A lamp with moods.

The yellow and blue buttons choose a mood, green switches the lamp on and off, and the buttons of seats 1 to 6 set the
brightness.
"""

import tray

TITLE = "Moods"
# Name, colors that follow each other, and the seconds that they take.
MOODS = (
    ("Calm", ((0, 60, 255), (0, 200, 180), (120, 0, 255)), 20),
    ("Sunset", ((255, 120, 0), (255, 40, 20), (200, 0, 90)), 16),
    ("Forest", ((20, 160, 0), (90, 220, 20), (0, 120, 60)), 12),
    ("Rainbow", ((255, 0, 0), (255, 220, 0), (0, 255, 0), (0, 220, 255), (0, 0, 255), (255, 0, 220)), 6),
    ("Reading", ((255, 196, 120),), 60),
)
STEP_MS = 60  # between two pictures

mood = 0
brightness = 4  # of 6
is_on = True
shown_ms = -STEP_MS


def setup():
    global mood, brightness
    saved_mood = tray.load({})
    mood = saved_mood.get("mood", mood) % len(MOODS)
    brightness = saved_mood.get("brightness", brightness)
    show_mood()


def update(now_ms):
    global mood, brightness, is_on, shown_ms
    for button in tray.pressed():
        if button == "green":
            is_on = not is_on
        elif button in ("yellow", "blue"):
            mood = (mood + (1 if button == "blue" else -1)) % len(MOODS)
        elif button.startswith("seat"):
            brightness = int(button[4:])
        tray.save({"mood": mood, "brightness": brightness})
        show_mood()
    if now_ms - shown_ms >= STEP_MS:
        shown_ms = now_ms
        light_slots(now_ms)


def show_mood():
    tray.title(TITLE)
    tray.text(2, MOODS[mood][0] if is_on else "Off", large=True)
    tray.text(4, "Brightness %d of 6" % brightness)
    tray.text(5, "Yellow, blue: another mood")


def light_slots(now_ms):
    name, colors, seconds = MOODS[mood]
    for slot in range(tray.count):
        # A wave: each slot is a little later than the one before it.
        phase = now_ms * len(colors) // seconds - 40 * slot
        color = blend_colors(
            colors[phase // 1000 % len(colors)], colors[(phase // 1000 + 1) % len(colors)], phase % 1000
        )
        tray.light(slot, color if is_on else "off")


def blend_colors(one, other, part):
    """Return a mix of the colors `one` (alone for `part` 0) and `other` (alone for 1000), at the chosen brightness."""
    return [(a * (1000 - part) + b * part) * brightness // 6000 for a, b in zip(one, other)]
