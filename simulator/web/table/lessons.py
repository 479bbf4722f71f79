"""The running lesson for browsers: its question, what can be answered, and what the tray has said of an answer."""

from simulator.json_values import JsonObject
from simulator.texts import typeset
from simulator.web.boards import board_view, die_view
from simulator.web.spoken import slot_words
from tray24.pins import SLOTS
from tray24.rules.core import Game
from tray24.ui.lessons.lesson import ASKING, CHECK, DONE, RIGHT, WRONG, Lesson
from tray24.ui.ui import Ui


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
