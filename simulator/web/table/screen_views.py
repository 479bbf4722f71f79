"""The views of the tray's screens for browsers: questions, lessons, the roll-off, calibration and real dice."""

from collections.abc import Set

from simulator.daily_dice import format_undo_warning
from simulator.json_values import JsonObject
from simulator.people.calibration import find_calibrator
from simulator.people.dice import BAG, SLOT, Die
from simulator.people.dice_moves import DiceMoves
from simulator.people.presses import Presses
from simulator.texts import HostTexts, typeset
from simulator.web.labels import (
    add_real_labels,
    build_board_view,
    build_die_view,
    build_tile_view,
    label_fitting_ends,
    label_slot,
)
from simulator.web.log.log_writer import format_reason, get_player_name, get_reader_name
from simulator.web.match_view import can_see, list_player_names
from tray24.compat import ticks_diff
from tray24.match.match import Match
from tray24.pins import SEATS, SLOTS
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import HIDDEN, format_face, format_tile, is_wild, parse_face, parse_tile
from tray24.rules.moves import PLAY, VERBS
from tray24.sense import calibration
from tray24.sense.events import list_members, make_mask
from tray24.ui.lessons.lesson import ASKING, CHECK, DONE, RIGHT, WRONG, Lesson
from tray24.ui.match import prompts
from tray24.ui.match.electronic_screen import ElectronicPlayScreen
from tray24.ui.match.game_screen import BaseGameScreen
from tray24.ui.match.real.diff import NOTHING
from tray24.ui.match.real.real_game_screen import BaseRealGameScreen
from tray24.ui.match.real.real_play_screen import RealPlayScreen
from tray24.ui.match.results import RollOffScreen
from tray24.ui.toolkit.menu import Notice, Question
from tray24.ui.ui import Ui

_say = HostTexts("page")
_TALK_QUESTIONS = {"rolloff": "ask-rolloff", "pause": "ask-pause"}  # the screens that show what was agreed
_ROLL_OFF_MS = 4000  # with real dice; electronic ones are shown as long as the tray's screen
NO_SELECTION: JsonObject = {"die": None, "marks": []}


def get_screen_name(ui: Ui) -> str:
    """Return the page's name for the tray's top screen. Different questions have different names."""
    screen = ui.screen
    if isinstance(screen, Question):
        return "undo" if screen.title == ui.say("undo") else "confirm"
    if screen.name == "look":
        return screen.prompt  # a view of open dice, or a challenged rack
    return "boot" if screen.name == "power" else screen.name


def format_table_talk(ui: Ui) -> str:
    """Return the text that says whether table talk is allowed (rule B23), or "" if nothing was agreed."""
    value = ui.match.game.options.get("table_talk") if ui.match else None
    return "" if value is None else _say("talk-allowed" if value == "1" else "talk-not-allowed")


def format_question(ui: Ui) -> list[str]:
    """Return [question, explanation] of a confirmation or a notice on the display, in the tray's words; [] otherwise.

    With the dice of the day, the explanation of an undo is that the result will not count. At the beginning of a match
    and in its menu, the explanation is what was agreed about table talk (rule B23), if anything.
    """
    screen = ui.screen
    if ui.match and get_screen_name(ui) == "undo" and format_undo_warning(ui.match):
        return [_say("ask-undo"), format_undo_warning(ui.match)]
    if screen.name in _TALK_QUESTIONS:
        return [_say(_TALK_QUESTIONS[screen.name]), format_table_talk(ui)]
    if isinstance(screen, Notice) and not isinstance(screen, Question):
        return [_say("ask-notice"), screen.words]
    if not isinstance(screen, Question) or get_screen_name(ui) != "confirm":
        return []
    title, text = screen.title, screen.words
    return [text, ""] if text.endswith("?") else [f"{title}?", text]


def build_calibration_view(ui: Ui | None, presses: Presses) -> JsonObject | None:
    """Return the progress of a calibration by virtual people, or None."""
    calibrator = find_calibrator(ui)
    if calibrator is None or not presses.busy:
        return None
    done_count = {calibration.EMPTY: 0, calibration.DONE: SLOTS}.get(calibrator.step, calibrator.slot + 1)
    return {"done": done_count, "of": SLOTS, "words": _say("measuring", done=done_count, of=SLOTS)}


def build_roll_off_view(
    ui: Ui | None, dice_moves: DiceMoves, virtual_buttons: set[int], now_ms: int
) -> JsonObject | None:
    """Return the view of the roll-off, by which players decide who begins, or None if the page shows none now.

    `virtual_buttons` are the seat buttons of virtual people.
    """
    match = ui.match if ui else None
    if ui is None or match is None:
        return None
    screen = ui.screen
    if isinstance(screen, RollOffScreen):
        faces = {player.button: face for player, face in zip(match.profile.seats, screen.faces, strict=True)}
        return _format_roll_off(ui, match, faces, virtual_buttons)
    is_fresh = match.profile.real and ticks_diff(now_ms, dice_moves.rolled_off_ms) < _ROLL_OFF_MS
    return (
        _format_roll_off(ui, match, dice_moves.rolled_off, virtual_buttons)
        if is_fresh and dice_moves.rolled_off
        else None
    )


def _format_roll_off(ui: Ui, match: Match, faces: dict[int, int], virtual_buttons: set[int]) -> JsonObject:
    seat = match.game.starter
    name = list_player_names(match.profile, virtual_buttons)[seat]
    return {
        "dice": [[button, format_face(face)] for button, face in sorted(faces.items())],
        "starts": match.profile.seats[seat].button,
        "words": _say("rolloff-starts", who="you" if name == get_reader_name() else "other", name=name),
        "talk": format_table_talk(ui),
    }


def find_lesson(ui: Ui | None) -> Lesson | None:
    """Return the screen of the running lesson, or None."""
    screen = ui.screen if ui is not None else None
    return screen if isinstance(screen, Lesson) else None


def build_lesson_view(ui: Ui | None) -> JsonObject | None:
    """Return the view of the lesson on the display, or None.

    `slots` are the dice in the slots, `slots_said` the labels of all slots, `ends` the faces to match, `held` the dice
    or tiles of the hand. `laid` is the tile that was just laid, or ""; then `ends` is only this tile. `items` are the
    answers; if an answer is a slot, a die or a tile, its `name` is that of the slot, die or tile.
    """
    screen = find_lesson(ui)
    if ui is None or screen is None:
        return None
    step, language, slots = screen.step, ui.say.language, _build_slots(screen.step.game)
    return {
        "game": screen.game,
        "title": screen.say("game"),
        "head": screen.get_headline(),
        "stage": screen.stage,
        "ask": step.ask,
        "words": typeset(screen.words, language),
        "rule": screen.rule,
        "go": "" if screen.stage == ASKING else typeset(screen.get_footer(), language),
        "slots": slots,
        "slots_said": [label_slot(slot, slots.get(str(slot))) for slot in range(SLOTS)],
        **_build_lesson_dice(screen),
        "items": [] if screen.stage == DONE else [_build_item(screen, str(item)) for item in screen.items],
    }


def _build_item(screen: Lesson, item: str) -> JsonObject:
    return {
        "item": item,
        "name": "" if item == CHECK else item.split(" ")[0],
        "label": screen.get_label(item),
        "marked": item in screen.marked,
        "wrong": screen.stage == WRONG and item in screen.marked and not screen.is_right(item),
    }


def _build_lesson_dice(screen: Lesson) -> JsonObject:
    """Return the parts of a lesson's view that are about dice: `ends`, `held` and `laid` as in `build_lesson_view`."""
    step = screen.step
    position = step.game.describe()
    ends = [position["center"]] if "center" in position else position.get("line", [])[-1:]
    ends += dict.fromkeys(arm["end"] for arm in position.get("arms", []) if not arm["closed"])
    items = position["dice"] if "dice" in position else position.get("hands", position.get("racks", []))[step.seat]
    if step.ask in ("dice", "hold") and not (step.is_move and screen.stage == RIGHT):
        items = [item.split(" ")[0] for item in step.items]  # in the display's order
    laid_tile = _find_laid_tile(screen, items)
    return {
        "ends": [laid_tile] if laid_tile else ends,
        "held": [] if step.ask in ("slots", "next", "go") else items,
        "laid": laid_tile,
    }


def _find_laid_tile(screen: Lesson, items: list[str]) -> str:
    """Return the tile that was just laid as the right answer of a lesson, or "".

    `items` are the tiles left on the rack.
    """
    step = screen.step
    if not (step.game.tiles and step.is_move and screen.stage == RIGHT and step.ask == "dice"):
        return ""
    right_tiles = [item.split(" ")[0] for item in step.items if screen.is_right(item)]
    return next((tile for tile in right_tiles if tile not in items), "")


def _build_slots(game: Game) -> dict[str, JsonObject]:
    """Return the dice in the slots, by slot, in the same form as in a match."""
    board = build_board_view(game, [])
    if "tray" in board:
        return board["tray"]
    if "center" in board:
        return {str(board["slot"]): board["center"]}
    if "line" in board:
        return {str(slot): die for slot, die in zip(board["slots"], board["line"], strict=True)}
    return {str(index): build_die_view(game, die) for index, die in enumerate(getattr(game, "dice", ()))}


def build_selection(screen: object) -> JsonObject:
    """Return what a player has selected on the tray's screen: {die, marks}.

    `die` is the picked die or tile as text, or None. `marks` are the indexes of marked dice.
    """
    if not isinstance(screen, ElectronicPlayScreen) or screen.ui.match is None:
        return NO_SELECTION
    marked_dice = screen.game_screen.marked
    item = screen.choice.picked
    game = screen.ui.match.game
    name = None if item is None else format_tile(item) if game.tiles else format_face(item)
    return {"die": name, "marks": sorted(marked_dice)}


def filter_selection(selection: JsonObject, match: Match | None, place: str | int, open_hand: int) -> JsonObject:
    """Return a selection (see `build_selection`) as a tab at `place` may see it.

    The picked die is None unless the tab may act for the seat to play and see that seat's hand. `open_hand` is as in
    `can_see`.
    """
    game = match.game if match else None
    if selection["die"] is None or match is None or game is None or game.turn < 0:
        return selection
    can_act = place == "table" or place == match.profile.seats[game.turn].button
    if can_act and (not game.hides or can_see(match, game.turn, place, open_hand)):
        return selection
    return selection | {"die": None}


def pick_item(screen: ElectronicPlayScreen, game: Game, name: str | None) -> None:
    """Pick a die or tile of the hand by its name. With None, or an invalid name, clear the selection."""
    try:
        item = None if name is None else parse_tile(name) if game.tiles else parse_face(name)
    except RuleError:
        item = None
    screen.choice.pick_item(item)


def build_real_view(
    dice_moves: DiceMoves, match: Match | None, game_screen: BaseGameScreen | BaseRealGameScreen | None = None
) -> JsonObject | None:
    """Return the view of a table with real dice, or None if the match has no real dice and all dice are in the bag.

    `game_screen` is the game's part of the tray's screen.

    The keys of the view are `set`, the die set's name; `hands`, the dice by seat button; `slots`, the dice by slot;
    `half_in`, the slots whose die is tilted on the edge; and `bag`, the number of dice in the bag. In a game of tiles
    `hands` are the racks, and `bag` counts the pile. `_build_asked_view` and `add_real_labels` add the other keys.
    """
    dice = dice_moves.dice
    game = match.game if match is not None and match.profile.real else None
    if game is None and all(die.place == BAG for die in dice.dice):
        return None
    faces = _get_known_faces(match if game is not None else None, game_screen)
    tiles = dice.tiles if game is not None and game.tiles else None
    hands: JsonObject
    if tiles is not None:
        hands = {str(button): [build_tile_view(tile) for tile in tiles.list_rack(button)] for button in range(SEATS)}
    else:
        hands = {
            str(button): [_build_die(die, NOTHING) for die in dice.list_seat_dice(button)] for button in range(SEATS)
        }
    view = {
        "set": dice.set_name,
        "hands": hands,
        "slots": {str(die.at): _build_die(die, faces[die.at]) for die in dice.dice if die.place == SLOT},
        "half_in": [die.at for die in dice.dice if die.place == SLOT and not die.is_flat],
        "bag": len(dice.list_bag() if tiles is None else tiles.list_pile()),
    } | _build_asked_view(dice_moves)
    add_real_labels(
        view,
        [player.button for player in match.profile.seats] if match is not None and game is not None else [],
        tiles is not None,
    )
    return view


def filter_real_view(real_view: JsonObject, rack_buttons: Set[int], asked_button: int) -> JsonObject:
    """Return a view of real tiles for a tab that may see only the racks of the seat buttons `rack_buttons`.

    The tiles of other racks are hidden. `asked_button` is the button of the seat to act, or -1. The legal moves are
    removed if that seat's rack is hidden.
    """
    hidden_tile = {"id": -1, "tile": format_tile(HIDDEN)}
    hands = {
        button: tiles if int(button) in rack_buttons else [hidden_tile] * len(tiles)
        for button, tiles in real_view["hands"].items()
    }
    lines = real_view["lines"] if asked_button in rack_buttons else []
    return real_view | {"hands": hands, "lines": lines, "fits_said": label_fitting_ends(lines)}


def _get_known_faces(match: Match | None, game_screen: BaseGameScreen | BaseRealGameScreen | None) -> bytes:
    """Return for each slot the face that the game knows there, or NOTHING."""
    if match is None or game_screen is None or game_screen.ui.match is not match:
        return bytes((NOTHING,) * SLOTS)
    return bytes(game_screen.get_faces()) if isinstance(game_screen, BaseRealGameScreen) else bytes((NOTHING,) * SLOTS)


def _build_die(die: Die, known_face: int) -> JsonObject:
    """Return a real die as JSON values. `known_face` is the face that the game knows in its slot, or NOTHING.

    A wild is returned with the color that was chosen for it.
    """
    is_declared = is_wild(die.face) and known_face != NOTHING and is_wild(known_face)
    return {"id": die.id, "face": format_face(known_face if is_declared else die.face)}


# The keys of a view of real dice that belong to the match on the tray's screen. `kind` is the prompt (see
# `tray24.ui.match.prompts`; "" while another screen is on top), `asks` the seat to act, `slot` that of its die, `bad`
# that of the refused die, and `refused` the rule and the reason. `tells` is the face to enter ("hand" for the rest of a
# hand), `wanting` the number of dice to take by seat, `rolls` the seats that have to roll, `rolls_left` how often they
# may still roll if the tray does not count this. `verdict` is the question to a challenged player, in the tray's words.
# `clears_up` tells whether a virtual person follows the blinking slots. `verbs` are the moves by keys, `fits` the open
# slots by die, `lift` and `put` what the blinking slots ask for. `last` is the slot of the die that was placed last,
# `way` the slots of a line from its back to its play end. With tiles `lines` are the legal moves of the seat to play;
# `filter_real_view` removes what a tab must not see. `matched` are dice that prove a bluff, `masked` the slots whose
# dice are entered by keys.
def _build_asked_view(dice_moves: DiceMoves) -> JsonObject:
    screen = dice_moves.screen
    if screen is None:
        empty_view: JsonObject = {"kind": "", "asks": -1, "slot": -1, "bad": -1, "refused": None, "tells": ""}
        empty_view |= {"wanting": [], "verbs": [], "fits": {}, "lift": [], "put": {}, "rolls": [], "rolls_left": 0}
        return empty_view | {"last": -1, "way": [], "lines": [], "matched": [], "masked": []}
    is_guided = screen.prompt == prompts.GUIDE
    lift_mask, missing_mask = _compute_diff(dice_moves) if is_guided else (0, 0)
    masked_slots = list_members(screen.slots.get_masked())  # whose dice are entered by keys
    return {
        "kind": screen.prompt,
        "asks": dice_moves.policy.get_asked_seat(),
        "slot": screen.slot,
        "bad": screen.bad,
        "refused": _build_refusal(screen),
        "tells": _find_asked_face(dice_moves),
        "wanting": [dice_moves.count_missing(seat) for seat in range(dice_moves.match.game.seats)],
        "rolls": [seat for seat in range(dice_moves.match.game.seats) if dice_moves.policy.needs_roll(seat)],
        "rolls_left": dice_moves.policy.count_rolls_left(),
        "verdict": dice_moves.play_screen.game_screen.get_verdict_question()
        if screen.prompt == prompts.VERDICT
        else "",
        "clears_up": is_guided and dice_moves.follows_diff,
        "verbs": [VERBS[verb] for verb in dice_moves.list_verbs()],
        "fits": {str(id): slots for id, slots in dice_moves.find_fitting_slots().items()},
        "lift": list_members(lift_mask),
        "put": {str(slot): format_face(screen.diff.expected[slot]) for slot in list_members(missing_mask)},
        "last": screen.game_screen.get_last_slot(),
        "way": dice_moves.policy.list_line_slots(),
        "lines": dice_moves.policy.list_lines(),
        "matched": [die.id for die in dice_moves.policy.list_matching_dice()],
        "masked": masked_slots if len(masked_slots) < SLOTS else [],  # if all are masked, do not mark any
    }


def _build_refusal(screen: RealPlayScreen) -> dict[str, str] | None:
    """Return the rule and the reason for which the tray refuses the die in a slot, or None."""
    error = screen.refusal if screen.bad >= 0 else None
    match = screen.ui.match
    if error is None or match is None:
        return None
    return {
        "rule": error.rule,
        "words": format_reason(error, [get_player_name(player) for player in match.profile.seats]),
    }


def find_refused_move(dice_moves: DiceMoves) -> tuple[RuleError, int] | None:
    """Return the error of a refused real die and the packed move that was refused, or None without a refused die.

    The result is also None in yacht, and for a die that would begin a round.
    """
    screen = dice_moves.screen
    die = dice_moves.dice.find_in_slot(screen.bad) if screen is not None and screen.bad >= 0 else None
    if screen is None or screen.refusal is None or die is None or not die.rolled:
        return None
    game, seat = dice_moves.match.game, max(dice_moves.policy.get_asked_seat(), 0)
    if PLAY not in game.ARGS or screen.refusal.key == screen.game_screen.start_refusal:
        return None
    return screen.refusal, game.encode_move(PLAY, *screen.game_screen.make_arguments(screen.bad, die.face), seat=seat)


def _compute_diff(dice_moves: DiceMoves) -> tuple[int, int]:
    """Return two masks of the blinking slots: those whose die has to be lifted, and those that need a die."""
    diff, find_die = dice_moves.play_screen.diff, dice_moves.dice.find_in_slot
    lift_mask, missing_mask = diff.to_lift | diff.wrong, diff.missing | diff.wrong
    for slot in list_members(diff.unconfirmed):  # the tray does not see these slots, but people do
        die, face = find_die(slot), diff.expected[slot]
        if die is not None and die.face != face:
            lift_mask |= make_mask((slot,))
        if face != NOTHING and (die is None or die.face != face):
            missing_mask |= make_mask((slot,))
    return lift_mask, missing_mask


def _find_asked_face(dice_moves: DiceMoves) -> str:
    """Return the face that people are asked to enter: the face that is up on the die in the simulator.

    The result is "hand" if they have to enter the faces left in a hand, and "" if no face is asked for.
    """
    screen = dice_moves.play_screen
    slot = dice_moves.policy.find_unentered_slot()
    if screen.prompt not in (prompts.HUE, prompts.WHEEL, prompts.CHECK) and slot < 0:
        return ""
    die = dice_moves.dice.find_in_slot(slot if slot >= 0 else screen.slot)
    if screen.game_screen.needs_faces() and die is None:
        return "hand"
    return format_face(die.face) if die is not None else ""
