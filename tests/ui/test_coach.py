"""The coach of first matches: what its sentences say, when and to whom; it never delays a match."""

import random

import pytest
from ui_script import Script

from simulator.tray.files import MemoryFiles
from tray24 import games
from tray24.languages import LANGUAGES
from tray24.match.profile import Player, Profile
from tray24.rules.faces import COLORS, WD4, R, make_face
from tray24.rules.moves import DRAW
from tray24.ui.match.coach import LINES
from tray24.ui.match.coached_players import COACHED
from tray24.ui.toolkit.canvas import wrap_text
from tray24.ui.toolkit.face_texts import describe_face
from tray24.ui.toolkit.screens import TEXT_WIDTH
from tray24.ui.toolkit.texts import Texts

COACHED_GAMES = [name for name in games.list_games() if games.find_part(name, "coach")]
MOVE = {"turn": 0, "phase": "move", "half": "left", "tray": {"7": "r7"}}


def start_first_match(hands, *bots, game="basic", **position):
    """Return a `Script` (the tray's user interface) in the middle of somebody's first match, without other messages."""
    script = Script(coach="first").start_match(
        *(bots or ("",) * len(hands)), position={"hands": hands, **position}, game=game
    )
    return script.wait(3000)


def get_sentence(script):
    """Return the text of the coach's current sentence and what it points at, or None if there is no sentence."""
    tip = script.screen.coach_tip
    return tip and (tip[3], tip[2])


def list_tips(game, seats=2, **position):
    """Return the coach's tips in a position as {text key: what the tip points at}."""
    found = games.load_game(game, seats, {}, position)
    return {key: target for key, target, _ in games.get_part(game, "coach").list_tips(found)}


# On the screen of the match.


def test_a_first_turn_says_what_to_do_in_place_of_the_hand_and_leaves_the_keys_sign():
    script = start_first_match([["-", "-"], ["-"]], **{**MOVE, "phase": "choose"})
    assert get_sentence(script) == ("In your first turn of a hand you roll all your dice", "do roll")
    assert script.is_shown("In your first turn of a")
    assert script.is_shown("Roll all your dice")  # green does what it says, as always
    assert "you roll all your dice." in script.ui.format_text()


def test_a_key_ends_it_and_does_what_it_always_does():
    script = start_first_match([["r1", "b5", "b7"], ["g4"]], **MOVE)
    assert get_sentence(script)[1] == "die r1"
    old_cursor = script.screen.cursor
    script.press("blue")
    assert get_sentence(script) is None
    assert script.screen.cursor == old_cursor + 1


def test_each_sentence_is_said_once_a_match():
    script = start_first_match([["r1", "b5", "r2"], ["r4", "r5", "r6"]], **MOVE)
    found = [get_sentence(script)[0]]
    for line in ("0 play r1 1", "1 keep", "1 play r4 0", "0 keep"):
        script.enter_line(line).wait(5000)
        if get_sentence(script):
            found.append(get_sentence(script)[0])
    assert len(found) > 1
    assert len(set(found)) == len(found)


def test_nothing_is_said_for_a_bots_turn():
    script = start_first_match([["r1", "b5"], ["r4"]], "random", "", **MOVE)
    coach = script.ui.play_screen.coach
    assert coach.coached == (1,)
    assert script.game.turn != 0 or not get_sentence(script)


def test_the_button_that_calls_uno_ends_the_sentence_about_it():
    script = start_first_match([["r1", "r5"], ["g4", "g5"]], **MOVE)
    assert get_sentence(script) == ("Call UNO before the next one acts: press your seat button", "seat 0")
    script.press(1)
    assert script.game.called == 0
    assert get_sentence(script) is None


def test_a_message_of_the_match_comes_first():
    script = start_first_match([["r1", "b5", "b7"], ["g4"]], **MOVE)
    text = get_sentence(script)[0]
    script.screen.show_message("Something else", script.now_ms)
    assert script.is_shown("Something else")
    assert get_sentence(script) is None
    script.wait(3000)
    assert get_sentence(script)[0] == text


def test_nothing_is_said_to_fit_of_tiles_that_the_tray_does_not_know():
    position = {"turn": 0, "phase": "move", "arms": [{"end": "r5"}]}
    assert list_tips("dominoes", **position, racks=[["y7/y7"], ["b2/b2"]]) == {"draw": ("do", DRAW)}
    assert list_tips("dominoes", **position, racks=[["?", "?"], ["?"]]) == {}


# Who is coached.


def list_learners(files, *names, setting="first"):
    script = Script(files, coach=setting).finish_power_on()
    script.ui.start_match(Profile("basic", [Player(seat, name) for seat, name in enumerate(names)]), script.now_ms)
    coach = script.ui.play_screen.coach
    return coach.coached if coach else ()


def make_files_after_hand(*names):
    """Return the files of a tray on which these players have played a round."""
    files = MemoryFiles()
    script = Script(files, coach="first").finish_power_on()
    script.ui.start_match(Profile("basic", [Player(seat, name) for seat, name in enumerate(names)]), script.now_ms)
    while script.screen.name != "play":
        script.press("green")
    last_position = {"turn": 0, "phase": "move", "half": "left", "tray": {"7": "r7"}, "hands": [["r1"], ["b5", "b6"]]}
    script.ui.match.game = games.load_game("basic", len(names), {}, last_position)
    script.ui.play_screen.choice.start()
    script.enter_line("0 play r1 1").wait(200)
    assert script.screen.name == "scores"
    return MemoryFiles({COACHED: files.content[COACHED]})


def test_a_first_match_is_that_of_a_name_or_on_this_tray_of_no_name():
    assert list_learners(MemoryFiles(), "Mira", "") == (0, 1)
    files = make_files_after_hand("Mira", "")
    assert list_learners(files, "Mira", "Jon") == (1,)
    assert list_learners(files, "Jon", "") == (0,)
    assert list_learners(files, "", "Mira") == ()


def test_the_setting_coaches_always_or_never():
    files = make_files_after_hand("Mira", "Jon")
    assert list_learners(files, "Mira", "Jon", setting="always") == (0, 1)
    assert list_learners(MemoryFiles(), "Mira", "Jon", setting="off") == ()


def test_the_kept_names_have_an_end():
    files = MemoryFiles()
    files.write(COACHED, b"".join([b"basic Player%d\n" % number for number in range(110)]))
    script = Script(files, coach="first").finish_power_on()
    script.ui.start_match(Profile("basic", [Player(0, "Ada"), Player(1, "Bo")]), script.now_ms)
    script.ui.play_screen.coach.end_round()
    assert len(files.content[COACHED]) <= 2000
    assert list_learners(files, "Ada", "Bo") == ()


# What matters in a position.


def test_the_coach_of_basic_explains_die_wild_plus_four_and_the_dark_half():
    found = list_tips("basic", hands=[["r1", "W", "WD4"], ["g4"]], **MOVE)
    assert found["match"] == ("die", make_face(1, 1))
    assert found["wild_four"] == ("die", WD4)
    assert found["half"][1] % 6 >= 3
    assert list_tips("basic", hands=[["b1", "g2"], ["g4"]], **MOVE).keys() == {"draw"}


def test_the_coach_of_center_mentions_a_bluff_only_when_it_is_one():
    at = {"turn": 0, "phase": "move", "center": "r5"}
    assert "bluff" in list_tips("center", hands=[["r1", "WD4", "b2"], ["g4", "g5"]], **at)
    assert "bluff" not in list_tips("center", hands=[["g1", "WD4", "b2"], ["g4", "g5"]], **at)
    assert list_tips("center", hands=[["g1", "b2", "b3"], ["g4", "g5"]], **at).keys() == {"reroll"}


def test_the_coach_of_line_explains_the_price_of_rolling():
    found = list_tips(
        "line",
        hands=[["b1", "g2", "y1"], ["g4", "g5"]],
        turn=0,
        phase="move",
        line=["r3", "r5", "r2", "r1", "r4", "r5"],
    )
    assert found.keys() == {"price"}


@pytest.mark.parametrize("game", COACHED_GAMES)
def test_whole_matches_are_coached_with_words_for_every_place(game):
    """In matches of two people who choose at random, each sentence of the coach has a text that fits the display."""
    script = Script(coach="always")
    game_class = games.get_game_class(game)
    script.start_match("", *[""] * (game_class.min_seats - 1), game=game)
    rng = random.Random(3)
    heard_keys = set()
    for _ in range(400):
        if script.ui.play_screen is None or script.screen.name == "winner":
            break
        script.wait(2400)
        if script.screen.name == "play" and script.screen.coach_tip:
            _, key, target, text = script.screen.coach_tip
            heard_keys.add(key)
            assert target.split(" ")[0] in ("die", "slot", "do", "box", "seat")
            assert len(wrap_text(text, TEXT_WIDTH)) <= LINES, text
        if script.screen.prompt == "color":
            script.press("red")
        else:
            script.press(*["blue"] * rng.randrange(2), "green")
    assert len(heard_keys) > 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", COACHED_GAMES)
def test_all_sentences_fit_three_lines(language, game):
    say = Texts(language)
    say.set_parts("match", game)
    widest = max([describe_face(say, make_face(R, color)) for color in range(1, len(COLORS))], key=len)
    values = {"face": widest, "other": widest, "slot": 23, "points": 150}
    keys = [line.partition("=")[0] for line in games.get_part(game, "words").TEXT if line.startswith("coach-")]
    assert keys
    for key in [*keys, "coach-uno", "coach-uno_held"]:
        assert len(wrap_text(say(key, **values), TEXT_WIDTH)) <= LINES, say(key, **values)
