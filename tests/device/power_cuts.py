"""Power cuts on an emulated Pico: a match is played until the power fails within a flash operation, then continued."""

from tray24.match.journal import JOURNAL

CALL_MS = 400  # more than a quick bot's pause


def split_journal_lines(files):
    """Return the complete lines of a journal, without their check sums."""
    return [line.rpartition(b" # ")[0] for line in files.get(JOURNAL, b"").split(b"\n")[:-1]]


def is_players_turn(rig):
    return rig.ui.screen.name == "play" and rig.ui.screen.prompt != "wait"


def await_turn(rig, over=lambda: False):
    """Wait until the player can choose, or until `over()` is true.

    If somebody can be caught, also wait as long as a bot needs to do so: the catch may come after the turn has begun.
    """
    rig.wait_until(lambda: is_players_turn(rig) or over() or rig.ui.screen.name == "scores")
    if rig.ui.screen.name == "scores" and not over():  # the bot has ended the round, and the scores wait for green
        rig.press("green")
        rig.wait_until(lambda: is_players_turn(rig) or over())
    if not over() and rig.game.catchable >= 0:
        rig.wait_ms(CALL_MS)


def cut_power(rig, operation):
    """Cut the power in the middle of the given flash operation, counted from now; power on again, and continue.

    Return (operation, whether there was a match to continue, the lines on flash before the interrupted move, the
    restored lines, as many lines of the same match played without a power cut).
    """
    pico = rig.pico
    pico.flash.cut_power_at(operation)
    safe_lines = []
    while pico.plugged:
        try:
            safe_lines = split_journal_lines(rig.read_pico_files())
            await_turn(rig, lambda: not pico.plugged)
            if pico.plugged:
                rig.enter(rig.game.list_turn_moves()[0])
        except AssertionError:
            if pico.plugged:
                raise
    rig.tray.advance(20_000)  # the twin's power has not failed: it shows how the match would have continued
    played_lines = split_journal_lines(rig.files.content)
    rig.tray.pull_plug()
    try:
        rig.boot()
    except AssertionError as error:
        traceback_text = rig.read_pico_files().get("crash.txt", b"").decode()
        raise AssertionError(f"after a cut in operation {operation}: {error}\n{pico.text}\n{traceback_text}") from None
    is_continued = rig.read_display().startswith("Tray 24. Continue")
    if is_continued:
        rig.resume()
    restored_lines = split_journal_lines(rig.read_pico_files())
    return operation, is_continued, safe_lines, restored_lines, played_lines[: len(restored_lines)]
