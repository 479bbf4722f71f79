"""The tray's screens for browsers: names, questions, a lesson, a roll-off, a calibration, a selection."""

from simulator.day import undo_words
from simulator.json_values import JsonObject
from simulator.people.calibration import calibrator_of
from simulator.people.fingers import Fingers
from simulator.people.handling import Handling
from simulator.texts import HostTexts, typeset
from simulator.web.boards import board_view, die_view
from simulator.web.log.words import you
from simulator.web.spoken import slot_words
from simulator.web.view import may_see, player_names
from tray24.compat import ticks_diff
from tray24.match.match import Match
from tray24.pins import SLOTS
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import face_name, parse_face, parse_tile, tile_name
from tray24.sense import calibrate
from tray24.ui.lessons.lesson import ASKING, CHECK, DONE, RIGHT, WRONG, Lesson
from tray24.ui.match.electronic import ElectronicPlay
from tray24.ui.match.results import RollOff
from tray24.ui.toolkit.menu import Notice, Question
from tray24.ui.ui import Ui

_say = HostTexts("page")
_TELLS_TALK = {"rolloff": "ask-rolloff", "pause": "ask-pause"}  # the screens on which the tray tells what was agreed
_SHOWN_MS = 4000  # with real dice; with electronic ones as long as the tray shows it
NOTHING: JsonObject = {"die": None, "marks": []}


def screen_name(ui: Ui) -> str:
    """Return the name of the top screen, with different names for its different questions."""
    screen = ui.screen
    if isinstance(screen, Question):
        return "undo" if screen.title == ui.say("undo") else "confirm"
    if screen.name == "look":
        return screen.kind  # a view of what lies open, or a challenged rack
    return "boot" if screen.name == "power" else screen.name


def talk_said(ui: Ui) -> str:
    """Return what was agreed about table talk (B23), "" in a game without that option and without a match."""
    agreed = ui.match.game.options.get("table_talk") if ui.match else None
    return "" if agreed is None else _say("talk-allowed" if agreed == "1" else "talk-not-allowed")


def asked_on(ui: Ui) -> list[str]:
    """Return the question of a confirmation and its explanation in the tray's words, or what a notice says.

    It is [] on other screens.

    With the dice of the day an undo says that the result will not count. When a match begins and in its menu, the
    explanation is what was agreed about table talk (B23), if anything.
    """
    screen = ui.screen
    if ui.match and screen_name(ui) == "undo" and undo_words(ui.match):
        return [_say("ask-undo"), undo_words(ui.match)]
    if screen.name in _TELLS_TALK:
        return [_say(_TELLS_TALK[screen.name]), talk_said(ui)]
    if isinstance(screen, Notice) and not isinstance(screen, Question):
        return [_say("ask-notice"), screen.words]
    if not isinstance(screen, Question) or screen_name(ui) != "confirm":
        return []
    title, words = screen.title, screen.words
    return [words, ""] if words.endswith("?") else [f"{title}?", words]


def measuring(ui: Ui | None, fingers: Fingers) -> JsonObject | None:
    """Return how far the calibration is that fingers go through, or None."""
    calibrator = calibrator_of(ui)
    if calibrator is None or not fingers.busy:
        return None
    done = {calibrate.EMPTY: 0, calibrate.DONE: SLOTS}.get(calibrator.step, calibrator.slot + 1)
    return {"done": done, "of": SLOTS, "words": _say("measuring", done=done, of=SLOTS)}


def roll_off(ui: Ui | None, people: Handling, virtual: set[int], now_ms: int) -> JsonObject | None:
    """Return the roll-off that is to be seen now, or None. `virtual` are the seat buttons of virtual people."""
    match = ui.match if ui else None
    if ui is None or match is None:
        return None
    screen = ui.screen
    if isinstance(screen, RollOff):
        rolled = {player.button: face for player, face in zip(match.profile.seats, screen.faces, strict=True)}
        return _view(ui, match, rolled, virtual)
    is_fresh = match.profile.real and ticks_diff(now_ms, people.rolled_off_ms) < _SHOWN_MS
    return _view(ui, match, people.rolled_off, virtual) if is_fresh and people.rolled_off else None


def _view(ui: Ui, match: Match, rolled: dict[int, int], virtual: set[int]) -> JsonObject:
    seat = match.game.starter
    name = player_names(match.profile, virtual)[seat]
    return {
        "dice": [[button, face_name(face)] for button, face in sorted(rolled.items())],
        "starts": match.profile.seats[seat].button,
        "words": _say("rolloff-starts", who="you" if name == you() else "other", name=name),
        "talk": talk_said(ui),
    }


def lesson(ui: Ui | None) -> Lesson | None:
    """Return the screen of the running lesson, or None."""
    screen = ui.screen if ui is not None else None
    return screen if isinstance(screen, Lesson) else None


def lesson_view(ui: Ui | None) -> JsonObject | None:
    """Return the lesson on the display; None while there is none.

    `slots` are the dice in the slots, `slots_said` what all slots are called, `ends` the faces to be matched, `held`
    the dice or tiles of the hand, `laid` the tile that has just been laid, which is the only end then, or "". `items`
    are the answers: those that are a slot, a die or a tile have its name.
    """
    screen = lesson(ui)
    if ui is None or screen is None:
        return None
    step, language, slots = screen.step, ui.say.language, _lying(screen.step.game)
    return {
        "game": screen.game,
        "title": screen.say("game"),
        "head": screen.headline(),
        "stage": screen.stage,
        "ask": step.ask,
        "words": typeset(screen.words, language),
        "rule": screen.rule,
        "go": "" if screen.stage == ASKING else typeset(screen.hint(), language),
        "slots": slots,
        "slots_said": [slot_words(slot, slots.get(str(slot))) for slot in range(SLOTS)],
        **_dice(screen),
        "items": [] if screen.stage == DONE else [_item(screen, str(item)) for item in screen.items],
    }


def _item(screen: Lesson, item: str) -> JsonObject:
    return {
        "item": item,
        "name": "" if item == CHECK else item.split(" ")[0],
        "label": screen.label(item),
        "marked": item in screen.marked,
        "wrong": screen.stage == WRONG and item in screen.marked and not screen.is_right(item),
    }


def _dice(screen: Lesson) -> JsonObject:
    """Return the faces to be matched, and the dice or tiles of the seat to play, where the question needs any."""
    step = screen.step
    said = step.game.describe()
    ends = [said["center"]] if "center" in said else said.get("line", [])[-1:]
    ends += dict.fromkeys(arm["end"] for arm in said.get("arms", []) if not arm["closed"])
    held = said["dice"] if "dice" in said else said.get("hands", said.get("racks", []))[step.seat]
    if step.ask in ("dice", "hold") and not (step.is_move and screen.stage == RIGHT):
        held = [item.split(" ")[0] for item in step.items]  # in the order of the display
    laid = _laid(screen, held)
    return {"ends": [laid] if laid else ends, "held": [] if step.ask in ("slots", "next", "go") else held, "laid": laid}


def _laid(screen: Lesson, held: list[str]) -> str:
    """Return the tile that the right answer has just laid, or "": no slot shows it."""
    step = screen.step
    if not (step.game.tiles and step.is_move and screen.stage == RIGHT and step.ask == "dice"):
        return ""
    right = [item.split(" ")[0] for item in step.items if screen.is_right(item)]
    return next((tile for tile in right if tile not in held), "")


def _lying(game: Game) -> dict[str, JsonObject]:
    """Return the dice in the slots, as the pages of the games show them."""
    board = board_view(game, [])
    if "tray" in board:
        return board["tray"]
    if "center" in board:
        return {str(board["slot"]): board["center"]}
    if "line" in board:
        return {str(slot): die for slot, die in zip(board["slots"], board["line"], strict=True)}
    return {str(place): die_view(game, die) for place, die in enumerate(getattr(game, "dice", ()))}


def selection(screen: object) -> JsonObject:
    """Return the picked die or tile as text, or None, and the places of marked dice; of other screens nothing."""
    if not isinstance(screen, ElectronicPlay) or screen.ui.match is None:
        return NOTHING
    marks = screen.side.marked
    picked = screen.choice.picked
    game = screen.ui.match.game
    name = None if picked is None else tile_name(picked) if game.tiles else face_name(picked)
    return {"die": name, "marks": sorted(marks)}


def for_tab(selected: JsonObject, match: Match | None, sit: str | int, open_hand: int) -> JsonObject:
    """Return what a tab at `sit` may know of the selection: a picked die only where it may act, and sees the hand."""
    game = match.game if match else None
    if selected["die"] is None or match is None or game is None or game.turn < 0:
        return selected
    acts = sit == "table" or sit == match.profile.seats[game.turn].button
    if acts and (not game.hides or may_see(match, game.turn, sit, open_hand)):
        return selected
    return selected | {"die": None}


def pick(screen: ElectronicPlay, game: Game, name: str | None) -> None:
    """Pick a die or tile of the hand by its name; None, or a name of no die, for none."""
    try:
        item = None if name is None else parse_tile(name) if game.tiles else parse_face(name)
    except RuleError:
        item = None
    screen.choice.pick(item)
