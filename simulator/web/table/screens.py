"""Views of the tray's screens for browsers: names, questions, lesson, roll-off, calibration, selection, real dice."""

from collections.abc import Set

from simulator.day import undo_words
from simulator.json_values import JsonObject
from simulator.people.calibration import calibrator_of
from simulator.people.dice import POUCH, SLOT, Die
from simulator.people.fingers import Fingers
from simulator.people.handling import Handling
from simulator.texts import HostTexts, typeset
from simulator.web.log.teller import name_of, reason_words, you
from simulator.web.spoken import board_view, die_view, fits_ends, say_real, slot_words, tile_view
from simulator.web.view import may_see, player_names
from tray24.compat import ticks_diff
from tray24.match.match import Match
from tray24.pins import SEATS, SLOTS
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.faces import HIDDEN, face_name, is_wild, parse_face, parse_tile, tile_name
from tray24.rules.moves import PLAY, VERBS
from tray24.sense import calibrate
from tray24.sense.events import mask_of, members
from tray24.ui.lessons.lesson import ASKING, CHECK, DONE, RIGHT, WRONG, Lesson
from tray24.ui.match import kinds
from tray24.ui.match.common import CommonSide
from tray24.ui.match.electronic import ElectronicPlay
from tray24.ui.match.real.common import CommonReal
from tray24.ui.match.real.guide import NOTHING
from tray24.ui.match.real.play import RealPlay
from tray24.ui.match.results import RollOff
from tray24.ui.toolkit.menu import Notice, Question
from tray24.ui.ui import Ui

_say = HostTexts("page")
_TELLS_TALK = {"rolloff": "ask-rolloff", "pause": "ask-pause"}  # the screens that show what was agreed
_SHOWN_MS = 4000  # with real dice; electronic ones are shown as long as the tray's screen
NO_SELECTION: JsonObject = {"die": None, "marks": []}


def screen_name(ui: Ui) -> str:
    """Return the name of the top screen; questions have different names."""
    screen = ui.screen
    if isinstance(screen, Question):
        return "undo" if screen.title == ui.say("undo") else "confirm"
    if screen.name == "look":
        return screen.kind  # a view of open dice, or a challenged rack
    return "boot" if screen.name == "power" else screen.name


def talk_said(ui: Ui) -> str:
    """Return the text of what was agreed about table talk (B23); "" without a match or the option."""
    agreed = ui.match.game.options.get("table_talk") if ui.match else None
    return "" if agreed is None else _say("talk-allowed" if agreed == "1" else "talk-not-allowed")


def asked_on(ui: Ui) -> list[str]:
    """Return [question, explanation] of a confirmation or a notice, in the tray's words; [] on other screens.

    With the dice of the day the explanation of an undo is that the result will not count. At the beginning of a match
    and in its menu, it is what was agreed about table talk (B23), if anything.
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
    """Return the progress of a calibration by virtual people, or None."""
    calibrator = calibrator_of(ui)
    if calibrator is None or not fingers.busy:
        return None
    done = {calibrate.EMPTY: 0, calibrate.DONE: SLOTS}.get(calibrator.step, calibrator.slot + 1)
    return {"done": done, "of": SLOTS, "words": _say("measuring", done=done, of=SLOTS)}


def roll_off(ui: Ui | None, people: Handling, virtual: set[int], now_ms: int) -> JsonObject | None:
    """Return the view of the roll-off to show now, or None. `virtual` are the seat buttons of virtual people."""
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
    """Return the view of the lesson on the display, or None.

    `slots` are the dice in the slots, `slots_said` the labels of all slots, `ends` the faces to match, `held` the dice
    or tiles of the hand, `laid` the tile that was just laid, which is the only end then, or "". `items` are the
    answers; the `name` of one that is a slot, a die or a tile is that of the thing.
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
    """Return the faces to match, and the dice or tiles of the seat to play, if the question needs them."""
    step = screen.step
    said = step.game.describe()
    ends = [said["center"]] if "center" in said else said.get("line", [])[-1:]
    ends += dict.fromkeys(arm["end"] for arm in said.get("arms", []) if not arm["closed"])
    held = said["dice"] if "dice" in said else said.get("hands", said.get("racks", []))[step.seat]
    if step.ask in ("dice", "hold") and not (step.is_move and screen.stage == RIGHT):
        held = [item.split(" ")[0] for item in step.items]  # in the display's order
    laid = _laid(screen, held)
    return {"ends": [laid] if laid else ends, "held": [] if step.ask in ("slots", "next", "go") else held, "laid": laid}


def _laid(screen: Lesson, held: list[str]) -> str:
    """Return the tile that the right answer has just laid, which is in no slot, or ""."""
    step = screen.step
    if not (step.game.tiles and step.is_move and screen.stage == RIGHT and step.ask == "dice"):
        return ""
    right = [item.split(" ")[0] for item in step.items if screen.is_right(item)]
    return next((tile for tile in right if tile not in held), "")


def _lying(game: Game) -> dict[str, JsonObject]:
    """Return the dice in the slots, by slot, as the pages of the games show them."""
    board = board_view(game, [])
    if "tray" in board:
        return board["tray"]
    if "center" in board:
        return {str(board["slot"]): board["center"]}
    if "line" in board:
        return {str(slot): die for slot, die in zip(board["slots"], board["line"], strict=True)}
    return {str(place): die_view(game, die) for place, die in enumerate(getattr(game, "dice", ()))}


def selection(screen: object) -> JsonObject:
    """Return the picked die or tile as text, or None, and the places of marked dice, if the screen has any."""
    if not isinstance(screen, ElectronicPlay) or screen.ui.match is None:
        return NO_SELECTION
    marks = screen.side.marked
    picked = screen.choice.picked
    game = screen.ui.match.game
    name = None if picked is None else tile_name(picked) if game.tiles else face_name(picked)
    return {"die": name, "marks": sorted(marks)}


def selection_for_tab(selected: JsonObject, match: Match | None, sit: str | int, open_hand: int) -> JsonObject:
    """Return the selection for a tab at `sit`: with the picked die only if the tab may act and sees the hand."""
    game = match.game if match else None
    if selected["die"] is None or match is None or game is None or game.turn < 0:
        return selected
    acts = sit == "table" or sit == match.profile.seats[game.turn].button
    if acts and (not game.hides or may_see(match, game.turn, sit, open_hand)):
        return selected
    return selected | {"die": None}


def pick(screen: ElectronicPlay, game: Game, name: str | None) -> None:
    """Pick a die or tile of the hand by name. With None, or an invalid name, clear the selection."""
    try:
        item = None if name is None else parse_tile(name) if game.tiles else parse_face(name)
    except RuleError:
        item = None
    screen.choice.pick(item)


def real_view(people: Handling, match: Match | None, side: CommonSide | CommonReal | None = None) -> JsonObject | None:
    """Return the view of a table with real dice; None for other matches while all dice are in the pouch.

    `side` is the game's part of the tray's screen, also without power.

    Places: `hands` by seat button, `slots`, `pouch` (the number of dice in it), and `half_in`, the slots whose die
    stands on the edge. The other keys belong to the match on the tray's screen. `kind` is the prompt (see
    `tray24.ui.match.kinds`; "" while another screen is on top), `asks` the seat to act, `slot` that of its die, `bad`
    that of the refused die, and `refused` the rule and the reason. `tells` is the face to enter ("hand" for the rest of
    a hand), `wanting` the number of dice to take by seat, `rolls` the seats that have to roll, `rolls_left` how often
    in a game where the tray does not count it. `verdict` is the question to a challenged player, in the tray's words.
    `clears_up` tells whether a virtual person follows the blinking slots. `verbs` are the moves by keys, `fits` the
    open slots by die, `lift` and `put` what the blinking slots ask for. `last` is the slot of the die that was placed
    last, `way` the slots of a line from its back to its play end. With tiles `hands` are all racks, `pouch` is the
    pile, and `lines` are the legal moves of the seat to play; `real_for_tab` removes what a tab must not see. `matched`
    are dice that prove a bluff.
    """
    dice = people.dice
    game = match.game if match is not None and match.profile.real else None
    if game is None and all(die.place == POUCH for die in dice.dice):
        return None
    faces = _faces(match if game is not None else None, side)
    tiles = dice.tiles if game is not None and game.tiles else None
    hands: JsonObject
    if tiles is not None:
        hands = {str(button): [tile_view(tile) for tile in tiles.rack(button)] for button in range(SEATS)}
    else:
        hands = {str(button): [_die(die, NOTHING) for die in dice.of_seat(button)] for button in range(SEATS)}
    view = {
        "set": dice.set_name,
        "hands": hands,
        "slots": {str(die.at): _die(die, faces[die.at]) for die in dice.dice if die.place == SLOT},
        "half_in": [die.at for die in dice.dice if die.place == SLOT and not die.tucked],
        "pouch": len(dice.in_pouch() if tiles is None else tiles.pile()),
    } | _asked(people)
    say_real(
        view,
        [player.button for player in match.profile.seats] if match is not None and game is not None else [],
        tiles is not None,
    )
    return view


def real_for_tab(real: JsonObject, racks: Set[int], asked: int) -> JsonObject:
    """Return a view of real tiles for a tab that sees only `racks`, by button. `asked` is the button to act, or -1."""
    hidden = {"id": -1, "tile": tile_name(HIDDEN)}
    hands = {
        button: tiles if int(button) in racks else [hidden] * len(tiles) for button, tiles in real["hands"].items()
    }
    lines = real["lines"] if asked in racks else []
    return real | {"hands": hands, "lines": lines, "fits_said": fits_ends(lines)}


def _faces(match: Match | None, side: CommonSide | CommonReal | None) -> bytes:
    """Return the face that the game knows in each slot, or NOTHING."""
    if match is None or side is None or side.ui.match is not match:
        return bytes((NOTHING,) * SLOTS)
    return bytes(side.faces()) if isinstance(side, CommonReal) else bytes((NOTHING,) * SLOTS)


def _die(die: Die, known: int) -> JsonObject:
    """Return a die as JSON values; a wild in a slot has the color chosen for it."""
    named = is_wild(die.face) and known != NOTHING and is_wild(known)
    return {"id": die.id, "face": face_name(known if named else die.face)}


def _asked(people: Handling) -> JsonObject:
    screen = people.screen
    if screen is None:
        nothing: JsonObject = {"kind": "", "asks": -1, "slot": -1, "bad": -1, "refused": None, "tells": ""}
        nothing |= {"wanting": [], "verbs": [], "fits": {}, "lift": [], "put": {}, "rolls": [], "rolls_left": 0}
        return nothing | {"last": -1, "way": [], "lines": [], "matched": [], "masked": []}
    guided = screen.kind == kinds.GUIDE
    away, missing = _guided(people) if guided else (0, 0)
    masked = members(screen.slots.masked())  # whose dice are entered by keys
    return {
        "kind": screen.kind,
        "asks": people.conduct.asked(),
        "slot": screen.slot,
        "bad": screen.bad,
        "refused": _refused(screen),
        "tells": _told(people),
        "wanting": [people.wanting(seat) for seat in range(people.match.game.seats)],
        "rolls": [seat for seat in range(people.match.game.seats) if people.conduct.must_roll(seat)],
        "rolls_left": people.conduct.rolls_left(),
        "verdict": people.play_screen.side.asks_verdict() if screen.kind == kinds.VERDICT else "",
        "clears_up": guided and people.clears_up,
        "verbs": [VERBS[verb] for verb in people.verbs()],
        "fits": {str(id): slots for id, slots in people.fits().items()},
        "lift": members(away),
        "put": {str(slot): face_name(screen.guide.want[slot]) for slot in members(missing)},
        "last": screen.side.last(),
        "way": people.conduct.way(),
        "lines": people.conduct.lines(),
        "matched": [die.id for die in people.conduct.matched()],
        "masked": masked if len(masked) < SLOTS else [],  # if all are masked, do not mark any
    }


def _refused(screen: RealPlay) -> dict[str, str] | None:
    """Return the rule and the reason for which the tray refuses the die in a slot, or None."""
    error = screen.refusal if screen.bad >= 0 else None
    match = screen.ui.match
    if error is None or match is None:
        return None
    return {"rule": error.rule, "words": reason_words(error, [name_of(player) for player in match.profile.seats])}


def refused_move(people: Handling) -> tuple[RuleError, int] | None:
    """Return the error of a refused die and the move that it would be, or None. None in yacht, and for a first die."""
    screen = people.screen
    die = people.dice.in_slot(screen.bad) if screen is not None and screen.bad >= 0 else None
    if screen is None or screen.refusal is None or die is None or not die.rolled:
        return None
    game, seat = people.match.game, max(people.conduct.asked(), 0)
    if PLAY not in game.ARGS or screen.refusal.key == screen.side.start_refusal:
        return None
    return screen.refusal, game.move(PLAY, *screen.side.arguments(screen.bad, die.face), seat=seat)


def _guided(people: Handling) -> tuple[int, int]:
    """Return the masks of slots whose die has to be lifted, and of slots that need a die."""
    guide, in_slot = people.play_screen.guide, people.dice.in_slot
    away, missing = guide.lift | guide.wrong, guide.put | guide.wrong
    for slot in members(guide.tell):  # the tray does not see these slots, but people do
        die, want = in_slot(slot), guide.want[slot]
        if die is not None and die.face != want:
            away |= mask_of((slot,))
        if want != NOTHING and (die is None or die.face != want):
            missing |= mask_of((slot,))
    return away, missing


def _told(people: Handling) -> str:
    """Return the face to enter, as seen on the die, "hand" for the rest of a hand, or ""."""
    screen = people.play_screen
    untold = people.conduct.untold()
    if screen.kind not in (kinds.HUE, kinds.WHEEL, kinds.CHECK) and untold < 0:
        return ""
    die = people.dice.in_slot(untold if untold >= 0 else screen.slot)
    if screen.side.tells() and die is None:
        return "hand"
    return face_name(die.face) if die is not None else ""
