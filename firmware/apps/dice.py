"""An app that rolls dice on the lights and the display.

The green button rolls the dice, yellow removes a die, and blue adds one.
"""

import tray

TITLE = "Dice"
MAX_DICE = 6
FASTEST_MS = 50  # between two faces of a rolling die
SLOWEST_MS = 400
COLORS = ("white", "red", "yellow", "green", "blue", (200, 0, 255))  # of the faces 1 to 6
PIPS = ("4", "08", "048", "0268", "02468", "023568")  # places in a grid of three by three

faces = [1, 2]
pauses = [SLOWEST_MS, SLOWEST_MS]  # until a rolling die shows its next face; it lies still at SLOWEST_MS
due_ms = [0, 0]


def setup():
    show_dice()


def update(now_ms):
    for button in tray.pressed():
        if button == "green":
            roll_dice(now_ms)
        elif button == "blue" and len(faces) < MAX_DICE:
            faces.append(1)
            pauses.append(SLOWEST_MS)
            due_ms.append(0)
            show_dice()
        elif button == "yellow" and len(faces) > 1:
            for numbers in (faces, pauses, due_ms):
                numbers.pop()
            show_dice()
    has_moved = False
    for die in range(len(faces)):
        if pauses[die] < SLOWEST_MS and now_ms >= due_ms[die]:
            faces[die] = tray.random(6) + 1
            pauses[die] = pauses[die] * 5 // 4
            due_ms[die] = now_ms + pauses[die]
            has_moved = True
    if has_moved:
        tray.tone(1200, 10)
        show_dice()


def roll_dice(now_ms):
    for die in range(len(faces)):
        pauses[die] = FASTEST_MS + 10 * die  # those on the right roll a little shorter
        due_ms[die] = now_ms


def show_dice():
    tray.clear()
    for die in range(len(faces)):
        draw_die(faces[die], 2 + 21 * die, 8)
        for slot in range(die, tray.count, MAX_DICE):
            tray.light(slot, COLORS[faces[die] - 1])
    tray.text(3, "Total %d" % sum(faces), large=True)
    tray.text(5, "Green rolls")


def draw_die(face, x, y):
    tray.box(x, y, 19, 19)
    for cell in PIPS[face - 1]:
        row, column = divmod(int(cell), 3)
        tray.box(x + 2 + 6 * column, y + 2 + 6 * row, 3, 3, on=False)
