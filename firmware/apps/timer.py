"""A turn timer. Green begins the next player's turn, a seat's button begins the turn of that seat, and red pauses.

Yellow and blue set the time.
"""

import tray

TITLE = "Turn timer"
SHORTEST_S = 15
LONGEST_S = 300
STEP_S = 15

turn_s = 60
left_ms = 60_000
seat = ""
running = False
last_update_ms = 0
last_tick_s = 0


def setup():
    global turn_s
    turn_s = tray.load(turn_s)
    start_turn("")
    show_time()


def update(now_ms):
    global running, left_ms, last_update_ms
    for button in tray.pressed():
        if button == "red":
            running = not running and left_ms > 0
        elif button in ("yellow", "blue"):
            change_turn_time(STEP_S if button == "blue" else -STEP_S)
        else:
            start_turn("" if button == "green" else button)
            running = True
    if running:
        left_ms = max(0, left_ms - (now_ms - last_update_ms))
        play_countdown()
        if not left_ms:
            running = False
    last_update_ms = now_ms
    show_time()


def start_turn(button):
    global left_ms, seat, last_tick_s
    left_ms = 1000 * turn_s
    last_tick_s = turn_s
    seat = button


def change_turn_time(seconds):
    global turn_s, running
    turn_s = max(SHORTEST_S, min(LONGEST_S, turn_s + seconds))
    tray.save(turn_s)
    running = False
    start_turn("")


def play_countdown():
    """Play a tick in each of the last five seconds of a turn, and a sound at its end."""
    global last_tick_s
    seconds = (left_ms + 999) // 1000
    if seconds != last_tick_s:
        last_tick_s = seconds
        if not seconds:
            tray.tone(440, 800)
        elif seconds <= 5:
            tray.tone(1760, 60)


def show_time():
    seconds = (left_ms + 999) // 1000
    tray.title("Seat " + seat[4:] if seat else TITLE)
    tray.text(2, "%d:%02d" % divmod(seconds, 60), large=True)
    tray.text(4, "" if running else "Time is up" if not left_ms else "Paused" if seconds < turn_s else "Green begins")
    tray.text(5, "Yellow, blue: %d s" % turn_s)
    # The lights go out one by one, and turn from green to red.
    lit_count = (left_ms * tray.count + 1000 * turn_s - 1) // (1000 * turn_s)
    for slot in range(tray.count):
        red = 255 * (tray.count - lit_count) // tray.count
        tray.light(slot, (red, 255 - red, 0) if slot < lit_count else "off")
    if not left_ms:
        tray.fill("red")
