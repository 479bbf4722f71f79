"""A game of quick reactions: press the button with the color of the lit slot, for one point.

On a tray with sensors a player can also put a die of that color into the slot, for three points.
"""

import tray

TITLE = "Quick colors"
COLORS = ("red", "yellow", "green", "blue")
GAME_MS = 30_000
WRONG_MS = 600  # a wrong color costs a pause

score = best_score = 0
running = False
end_ms = wait_ms = 0
slot = 0
color = ""
shown_values = ()  # what the display shows


def setup():
    global best_score
    best_score = tray.load(0)
    show_score(0)


def update(now_ms):
    global running, score, end_ms
    if running and now_ms >= end_ms:
        end_game()
    if not running:
        if "green" in tray.pressed():
            running = True
            score = 0
            end_ms = now_ms + GAME_MS
            choose_light()
        show_score(0)
        return
    for button in tray.pressed():
        if button in COLORS and now_ms >= wait_ms:
            check_answer(button, now_ms)
    if tray.slots[slot] == color:
        add_points(3)
    show_score((end_ms - now_ms + 999) // 1000)


def choose_light():
    """Light a random slot in a random color. Slot and color both differ from those lit before."""
    global slot, color
    other_colors = [other for other in COLORS if other != color]
    color = other_colors[tray.random(len(other_colors))]
    slot = (slot + 1 + tray.random(tray.count - 1)) % tray.count
    tray.fill("off")
    tray.light(slot, color)


def check_answer(button, now_ms):
    global wait_ms
    if button == color:
        add_points(1)
    else:
        tray.tone(150, 200)
        wait_ms = now_ms + WRONG_MS


def add_points(points):
    global score
    score += points
    tray.tone(1320, 40)
    choose_light()


def end_game():
    global running, best_score
    running = False
    tray.fill("warm")
    tray.tone(660, 150)
    tray.tone(880, 300)
    if score > best_score:
        best_score = score
        tray.save(best_score)


def show_score(seconds):
    global shown_values
    if shown_values != (seconds, score, best_score, running):
        shown_values = (seconds, score, best_score, running)
        tray.title(TITLE)
        tray.text(2, "%d points" % score, large=True)
        tray.text(4, "%d s" % seconds if running else "Green begins")
        tray.text(5, "Best: %d" % best_score)
