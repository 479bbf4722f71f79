"""Hints are only shown, never entered. The search for hints and that for the bots' moves do not disturb each other."""

import pytest
from ui_script import Script

from tray24 import games
from tray24.match.bots import bots
from tray24.rules.moves import DRAW, PASS, REROLL, decode_verb
from tray24.ui.match import hints
from tray24.ui.toolkit.face_texts import describe_face

LONG_MS = 20_000  # many times a bot's pause


def start_advised_match(game, speed):
    """Return a `Script` (the tray's user interface) in a match of a person, who gets hints, and a bot of this speed."""
    script = Script().finish_power_on()
    script.ui.settings.set("hints", "best")
    script.ui.settings.set("bot_speed", speed)
    return script.start_match("", bots.list_bots(game)[0], game=game, real_seed=5)


def advance_to_choice(script):
    """Let bots play, and press green on other screens, until the person has to choose."""
    for _ in range(2000):
        screen = script.screen
        if screen.name != "play" or screen.prompt == "cover":
            script.press("green")
        elif script.game.turn == 0 and screen.prompt != "wait":
            return
        else:
            script.wait(100)
    raise AssertionError(script.ui.format_text())


@pytest.mark.parametrize("speed", ["1", "2", "4"])
@pytest.mark.parametrize("game", games.list_games())
def test_a_hint_is_shown_and_never_played(game, speed):
    script = start_advised_match(game, speed)
    count = 0
    for _ in range(4):
        advance_to_choice(script)
        lines = []
        script.ui.on_line = lines.append
        old_position, entered_count = script.game.save(), script.ui.play_screen.entered
        script.wait(LONG_MS)
        assert lines == [] and script.ui.play_screen.entered == entered_count
        assert script.game.save() == old_position
        count += script.ui.play_screen.message.startswith("Best: ")
        script.ui.on_line = None
        script.enter_move(script.game.list_turn_moves()[0])
    assert count == 4


@pytest.mark.parametrize("verb", [DRAW, PASS])
def test_a_hint_leaves_the_display_before_others_may_look(verb):
    """A hint disappears from the display before other players look at it.

    The display is read after each tick, also while a move is still being applied.
    """
    script = Script().finish_power_on()
    script.ui.settings.set("hints", "best")
    script.start_match("", "", game="dominoes", real_seed=3)
    set_agreement(script, "yes", "yes")
    count = 0
    for _ in range(60):
        screen, game = script.screen, script.game
        if screen.name != "play" or screen.prompt == "cover":
            script.press("green")
            continue
        seat = game.turn
        script.wait(LONG_MS)
        count += screen.message.startswith("Best: ")
        moves = game.list_turn_moves()
        move = next((move for move in moves if decode_verb(move) == verb), moves[0])
        screen.try_move(move, script.now_ms)
        for _ in range(40):
            if not (screen.secret and game.turn == seat):
                assert "Best: " not in script.ui.format_text()
            script.wait(20)
        if script.screen.name == "question":
            script.press("green")
    assert count > 10


def set_agreement(script, *answers):
    """Set the answers of the people at buttons 1 and 3: whether they agree that players see the best move."""
    for number, answer in zip((1, 3), answers, strict=True):
        script.ui.settings.set(f"advice{number}", answer)


def is_advised(script):
    """Return whether the tray shows the seat to play its best move."""
    advance_to_choice(script)
    script.wait(LONG_MS)
    return script.ui.play_screen.hint_search.hint.startswith("Best: ")


@pytest.mark.parametrize(
    ("answers", "expected"),
    [
        (("no", "no"), [False, False]),
        (("yes", "no"), [False, False]),
        (("yes", "others"), [True, False]),
        (("yes", "yes"), [True, True]),
    ],
)
def test_among_people_only_those_who_want_hints_get_them_once_all_agree(answers, expected):
    script = Script().finish_power_on()
    script.ui.settings.set("hints", "best")
    script.start_match("", "", game="center", real_seed=5)
    set_agreement(script, *answers)
    assert [hints.has_hints(script.ui, seat) for seat in range(2)] == expected


def test_people_agree_by_their_seat_buttons():
    script = Script().finish_power_on()
    script.ui.settings.set("hints", "best")
    script.start_match("", "", game="center", real_seed=5)
    advance_to_choice(script)
    assert not is_advised(script)
    script.press("red").choose_item("agree")
    assert script.is_shown("no")
    assert script.screen.name == "agreement"
    script.press(1, 1, 3, 3, 2)
    assert [script.ui.settings[f"advice{number}"] for number in (1, 2, 3)] == ["yes", "no", "yes"]
    script.press("red", "red")
    assert is_advised(script)


def test_a_player_with_another_name_has_not_agreed():
    script = Script().finish_power_on()
    set_agreement(script, "yes", "yes")
    script.ui.rename_player(2, "Ben", script.now_ms)
    assert [script.ui.settings[f"advice{number}"] for number in (1, 3)] == ["yes", "no"]
    set_agreement(script, "yes", "yes")
    script.ui.rename_player(2, "Ben", script.now_ms)
    assert script.ui.settings["advice3"] == "yes"


def test_the_display_says_what_a_choice_costs():
    script = start_advised_match("center", "1")
    cost_texts = set()
    while len(cost_texts) < 3:
        assert is_advised(script)
        play = script.ui.play_screen
        worths = dict(play.hint_search.values)
        best_value = max(worths.values())
        for item in play.items:
            play.select_item(item)
            lost_value = best_value - max(worths[move] for move in play.game_screen.filter_moves(item, 0))
            cost = play.hint_search.costs.get(item, "")
            assert cost == ("" if lost_value < 7 else f"-{lost_value // 64}.{lost_value % 64 * 10 // 64}")
            assert not cost or f", {cost}" in script.ui.format_text()
            cost_texts.add(cost)
        script.enter_move(script.game.list_turn_moves()[0])


def test_a_hint_that_holds_four_dice_names_the_one_to_roll():
    script = Script().start_match("", "", game="yacht")
    side, game = script.screen.game_screen, script.game
    names = [describe_face(script.ui.say, face) for face in side.get_hand()]
    assert side.describe_hint(game.encode_move(REROLL, 4)) == f"roll only {names[4]}"
    assert side.describe_hint(game.encode_move(REROLL, 3, 4)) == "hold " + ", ".join(names[:3])


def test_marked_dice_of_yacht_are_compared_with_the_best_hold():
    script = start_advised_match("yacht", "1")
    advance_to_choice(script)
    assert is_advised(script)
    play = script.ui.play_screen
    cost_texts = set()
    for marked_dice in ((), (0,), (1, 2), (0, 1, 2, 3, 4)):
        play.choice.mark_items(marked_dice)
        script.wait(500)
        cost_texts.add(play.hint_search.costs.get(play.items[5], ""))
    assert len(cost_texts) > 2
    script.ui.settings.set("hints", "plays")
    script.wait(200)
    assert not play.hint_search.costs and not play.hint_search.hint
