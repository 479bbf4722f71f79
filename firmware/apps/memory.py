"""A memory game: watch the colors, then press the buttons of these colors in the same order.

Each round adds a color.
"""

import tray

TITLE = "Memory"
COLORS = ("red", "yellow", "green", "blue")
TONES = (330, 415, 494, 659)
LIT_MS = 350
DARK_MS = 120
PAUSE_MS = 700  # before a sequence

sequence = []  # numbers of COLORS
best_rounds = 0
stage = "over"  # "over", "watch" or "repeat"
step = 0  # in the sequence
due_ms = 0  # when the next thing happens
is_lit = False


def setup():
    global best_rounds
    best_rounds = tray.load(0)
    show_status("Green begins")


def update(now_ms):
    global stage
    if stage == "over":
        if "green" in tray.pressed():
            sequence.clear()
            extend_sequence(now_ms)
    elif stage == "watch":
        if now_ms >= due_ms:
            play_sequence(now_ms)
    else:
        for button in tray.pressed():
            if stage == "repeat" and button in COLORS:
                check_answer(COLORS.index(button), now_ms)
        if now_ms >= due_ms:
            tray.fill("off")


def extend_sequence(now_ms):
    global stage, step, due_ms, is_lit
    sequence.append(tray.random(4))
    stage = "watch"
    step = -1
    is_lit = True
    due_ms = now_ms + LIT_MS
    show_status("Watch")


def play_sequence(now_ms):
    """Show the next step of the sequence: darken the lit color, or light the color after it."""
    global stage, step, due_ms, is_lit
    if is_lit:
        is_lit = False
        step += 1
        tray.fill("off")
        due_ms = now_ms + (DARK_MS if step else PAUSE_MS)
    elif step < len(sequence):
        is_lit = True
        show_color(sequence[step])
        due_ms = now_ms + LIT_MS
    else:
        stage = "repeat"
        step = 0
        show_status("Your turn")


def check_answer(color, now_ms):
    global stage, step, due_ms, best_rounds
    tray.fill("off")
    show_color(color)
    due_ms = now_ms + LIT_MS
    if color != sequence[step]:
        rounds = len(sequence) - 1
        stage = "over"
        tray.fill("red")
        tray.tone(120, 600)
        if rounds > best_rounds:
            best_rounds = rounds
            tray.save(best_rounds)
        show_status("Green begins")
        return
    step += 1
    if step == len(sequence):
        extend_sequence(now_ms)


def show_color(color):
    """Light the quarter of the slots that belongs to a color, and play the color's tone."""
    quarter = tray.count // 4
    for slot in range(color * quarter, color * quarter + quarter):
        tray.light(slot, COLORS[color])
    tray.tone(TONES[color], 200)


def show_status(text):
    tray.title(TITLE)
    tray.text(2, "Round %d" % max(1, len(sequence)), large=True)
    tray.text(4, text)
    tray.text(5, "Best: %d" % best_rounds)
