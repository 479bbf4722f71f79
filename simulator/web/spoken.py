"""The table of a match as JSON values, and the texts about it that are sent with its view: names, faces, slots.

A game whose table needs texts of its own has them in its desktop part `view`, as a subclass `Spoken` of `Spoken`.
"""

import re
from functools import cache

from simulator import games
from simulator.json_values import JsonObject
from simulator.texts import HostTexts, game_texts, language
from tray24.games import game_class
from tray24.pins import SEATS, SLOTS
from tray24.rules.core import Game
from tray24.rules.faces import HIDDEN, face_name, tile_name
from tray24.ui.match.dice import by_color
from tray24.ui.toolkit.canvas import capitalized

_SIDES = 6
_HIDDEN_DIE = {"id": -1, "face": "?"}
_HIDDEN_TILE = {"id": -1, "tile": tile_name(HIDDEN)}
_say = HostTexts("page")
_COLORS = ("r", "y", "g", "b")
_SIGNS = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "S", "R", "D1", "D2")
_WILDS = ("W", "WD4")
_DEAD_END = "DE"
_NOT_ROLLED = "-"
_FACE = re.compile(r"([rygb])(\d|S|R|D1|D2)|(W|WD4)(?:=([rygb]))?")

# All faces of dice, and all markings of tiles.
FACES = (
    *(color + sign for color in _COLORS for sign in _SIGNS),
    *_WILDS,
    *(f"{wild}={color}" for wild in _WILDS for color in _COLORS),
    _DEAD_END,
    _NOT_ROLLED,
    "?",
)
View = JsonObject  # a match, from `simulator.web.view.match_view`


def die_view(game: Game, die: int) -> dict[str, object]:
    return {"id": die, "face": face_name(game.faces[die])}


def tile_view(tile: int) -> dict[str, object]:
    return {"id": tile, "tile": tile_name(tile)}


def box_words(game: str) -> dict[str, str]:
    """Return the names of the boxes of a game's sheet, in order; {} for a game without boxes."""
    return _box_words(game, language())


@cache
def _box_words(game: str, language: str) -> dict[str, str]:
    say = game_texts(game)
    return {name: say(f"box_{name}") for name in game_class(game).boxes}


def board_view(game: Game, moves: list[int], sides: bytes = b"") -> JsonObject:
    """Return the game's table after these moves of the round; with `sides` of all dice, also each die's six faces."""
    board = games.part(game.name, "view", "board", lambda game, moves: {})(game, moves)
    if sides and "dice" in board:
        board["sides"] = [list(map(face_name, sides[_SIDES * die["id"] :][:_SIDES])) for die in board["dice"]]
    return board


def move_slots(game: Game, move: int) -> list[int]:
    """Return the slots in which a legal move is shown, or []."""
    return games.part(game.name, "view", "move_slots", lambda game, move: [])(game, move)


def hand_view(game: Game, seat: int, is_seen: bool) -> list[dict[str, object]]:
    """Return a seat's dice in the display's order, or its tiles. Unless `is_seen`, hidden ones have no id or name."""
    if not game.hands:
        return []
    held = list(game.hands[seat])
    if is_seen and not game.tiles:
        held.sort(key=lambda die: by_color(game.faces[die]))
    return [_held(game, seat, one, is_seen) for one in held]


def _held(game: Game, seat: int, held: int, is_seen: bool) -> dict[str, object]:
    is_hidden = not is_seen and game.conceals(held, -1)
    if game.tiles:
        return dict(_HIDDEN_TILE) if is_hidden or held == HIDDEN else tile_view(held)
    return dict(_HIDDEN_DIE) if is_hidden else die_view(game, held)


def face_text(face: str, start: bool = False) -> str:
    """Return the name of a face, such as "red 7". `start`: at the beginning of a sentence."""
    found = _FACE.fullmatch(face)
    if found is None:
        known = {_DEAD_END: "sign-DE", _NOT_ROLLED: "face-not-rolled"}
        return _text(known.get(face, "face-unknown"), start)
    color, sign, wild, declared = found.groups()
    if color:
        words = sign if sign.isdigit() else _text(f"sign-{sign}")
        words = _say("face-colored", color=color_text(color), sign=words)
        return capitalized(words) if start else words
    words = _text(f"sign-{wild}", start)
    return _say("face-declared", wild=words, color=color_text(declared)) if declared else words


def tile_text(tile: str, start: bool = False) -> str:
    """Return the name of a tile, such as "red 5 / blue skip". `start`: at the beginning of a sentence."""
    if tile == "?":
        return _text("tile-hidden", start)
    first, second = tile.split("/")
    return _say("tile-both", first=face_text(first, start), second=face_text(second))


def color_text(color: str, start: bool = False) -> str:
    """Return the name of a color: "red" for "r". `start`: at the beginning of a sentence."""
    return _text(f"color-{color}", start)


def _text(key: str, start: bool = False) -> str:
    return _say.attribute(key, "start") if start else _say(key)


class Spoken:
    """The labels of a game's table, also for screen readers. The default is for dice in slots, and a target."""

    def aim(self, view: View) -> str:
        """Return the aim of the match, or ""."""
        return _say("aim-target", target=str(view["options"]["target"])) if "target" in view["options"] else ""

    def field(self, view: View) -> str:
        """Return the name of all slots together."""
        return _say("slots-name")

    def lying(self, view: View) -> dict[int, str]:
        """Return the faces of the dice in the slots: slot -> face."""
        return {int(slot): die["face"] for slot, die in view["board"].get("slots", {}).items()}

    def full(self, view: View, slot: int, face: str) -> str:
        """Return the name of a slot with a die."""
        return _say("slot-die", slot=str(slot), face=face_text(face))

    def empty(self, view: View, slot: int) -> str:
        """Return the name of an empty slot."""
        return _say("slot-empty", slot=str(slot))

    def refused_slot(self, view: View, words: list[str]) -> int:
        """Return the slot of a refused play. `words` are those of its line after the face."""
        return int(words[0])

    def fits(self, view: View) -> dict[str, list[str]]:
        """Return by face or tile [its hint in the hand, its label for screen readers]."""
        return {}

    def more(self, view: View) -> JsonObject:
        """Return more texts for the game's module on the page."""
        return {}


def spoken_of(game: str) -> Spoken:
    return games.part(game, "view", "Spoken", Spoken)()


def say_match(view: View, sit: str | int, has_hands: bool) -> None:
    """Add the page's texts to a view of a match, as `said` of the match and of each seat."""
    spoken = spoken_of(view["game"])
    for seat in view["seats"]:
        seat["said"] = _of_seat(view, seat, sit)
    aim, hand = spoken.aim(view), str(view["hand"])
    head = _say("score-hand-aim" if aim else "score-hand", hand=hand, aim=aim) if has_hands else aim
    view["said"] = {
        "score": head,
        "field": spoken.field(view),
        "slots": _slots(spoken, view),
        "buttons": [_button(view, button) for button in range(SEATS)],
        "fits": spoken.fits(view),
        "refused": _why(view["refused"]),
        "advice": "",
        "headline": _headline(view) if view["over"] else "",
        "after": _say("after-hands", count=view["hand"]) if has_hands else "",
    } | spoken.more(view)


def fits_slots(face: str, slots: list[int]) -> list[str]:
    """Return the hint for a die that fits some slots, and its label for screen readers."""
    values = {"number": len(slots), "slots": ", ".join(map(str, slots[:-1])), "last": str(slots[-1])}
    values |= {"face": face_text(face), "Face": face_text(face, True)}
    return [_say("hint-fits-slots", **values), _say.attribute("hint-fits-slots", "label", **values)]


def fits_as_bluff(bluffs: dict[str, str]) -> dict[str, list[str]]:
    """Return by face or tile the hint for a wild +4 that would be a bluff, and its label for screen readers."""
    found = {}
    for played, match in bluffs.items():
        text = tile_text if "/" in played else face_text
        values = {"played": text(played), "Played": text(played, True), "match": text(match)}
        found[played] = [_say("hint-bluff", **values), _say.attribute("hint-bluff", "label", **values)]
    return found


def stakes(view: View) -> dict[str, str]:
    """Return the values of the text about a pending WD4: its player, and the numbers of dice that each would draw."""
    mine, theirs = view["stakes"]
    challenged = view["seats"][(view["turn"] - view["direction"]) % len(view["seats"])]
    return {"name": challenged["name"], "mine": str(mine), "theirs": str(theirs)}


def display_text(words: str) -> str:
    """Return the label of the display while it shows this text."""
    return _say("display-says", words=words)


def _slots(spoken: Spoken, view: View) -> list[str]:
    lying, refused = spoken.lying(view), _refused(spoken, view)
    found = []
    for slot in range(SLOTS):
        if slot in refused:
            found.append(refused[slot])
        else:
            found.append(spoken.full(view, slot, lying[slot]) if slot in lying else spoken.empty(view, slot))
    return found


def _refused(spoken: Spoken, view: View) -> dict[int, str]:
    refusal = view["refused"]
    verb, *words = refusal["line"].split(" ") if refusal else [""]
    if verb != "play" or "/" in words[0]:
        return {}
    slot = spoken.refused_slot(view, words[1:])
    return {slot: refused_slot(slot, words[0], refusal["words"])}


def _why(refusal: dict[str, str] | None) -> str:
    """Return the reason of a refusal, capitalized, or "" without one."""
    return capitalized(refusal["words"]) if refusal else ""


def refused_slot(slot: int, face: str, words: str) -> str:
    return _say("slot-refused", slot=str(slot), face=face_text(face), words=words)


def _is_you(seat: JsonObject) -> bool:
    return seat["name"] == _say("you")


def _of_seat(view: View, seat: JsonObject, sit: str | int) -> JsonObject:
    name, number = seat["name"], str(seat["button"] + 1)
    you = _is_you(seat)
    if seat["screen"]:
        turn = _say("turn-elsewhere-you") if you else _say("turn-elsewhere", name=name)
    else:
        is_reader = you or sit == seat["button"]
        turn = _say("your-turn") if is_reader else _say("turn-of", name=name, ending=name[-1:].lower())
    return {
        "you": you,
        "panel": _say("seat-name", seat=number, name=name),
        "hand": _say("hand-of-you", seat=number) if you else _say("hand-of", seat=number, name=name),
        "turn": turn,
        "points": _say("points", points=str(seat["score"])),
        "uno": _say("uno-for", name=name),
        "catch": _say("catch-you") if you else _say("catch", name=name),
        "rolls": _say("rolls", name=name),
    }


def _button(view: View, button: int) -> str:
    seat = next((seat for seat in view["seats"] if seat["button"] == button), None)
    number = str(button + 1)
    if seat is None:
        return _say("seat-button-free", seat=number)
    key = "seat-button-you" if _is_you(seat) else "seat-button"
    values = {"seat": number, "name": seat["name"]}
    attribute = "turn" if view["turn"] == seat["seat"] else "next" if seat["next"] else ""
    return _say.attribute(key, attribute, **values) if attribute else _say(key, **values)


def _headline(view: View) -> str:
    winners = [seat for seat in view["seats"] if seat["seat"] in view["winners"]] or view["seats"][:1]
    if len(view["seats"]) == 1:  # nobody is beaten
        return winners[0]["said"]["points"]
    if len(winners) == 1:
        return _say("you-win") if _is_you(winners[0]) else _say("wins", name=winners[0]["name"])
    names = winners[0]["name"]
    for seat in winners[1:-1]:
        names = _say("names", names=names, name=seat["name"])
    return _say("share-the-win", names=names, last=winners[-1]["name"])


def say_real(real: JsonObject, buttons: list[int], is_tiles: bool) -> None:
    """Add the page's texts to a view of real dice. `buttons` are those of the seats, in their order.

    `slots_said` is by slot, `fits_said` by die as in `fits_slots`. `guide` says what the blinking slots ask for, `why`
    is the reason of a refusal. `takes` and `rolls_said` are by seat [label of a button that takes or returns dice, or
    that rolls; the same with the seat].
    """
    things = "tiles" if is_tiles else "dice"
    real["takes"] = [
        _with_seat(_take(count, things), button) for count, button in zip(real["wanting"], buttons, strict=False)
    ]
    real["rolls_said"] = [_with_seat(_say("real-roll-all"), button) for button in buttons]
    real["slots_said"] = [_real_slot(real, slot) for slot in range(SLOTS)]
    faces = {die["id"]: die["face"] for hand in real["hands"].values() for die in hand if "face" in die}
    real["fits_said"] = {
        id: fits_slots(faces[int(id)], slots) for id, slots in real["fits"].items() if slots and int(id) in faces
    }
    real["guide"] = _guide(real)
    real["why"] = _why(real["refused"])


def slot_words(slot: int, die: JsonObject | None) -> str:
    """Return the label of a slot, with a die or empty."""
    return _say("slot-die", slot=str(slot), face=face_text(die["face"])) if die else _say("slot-empty", slot=str(slot))


def _real_slot(real: JsonObject, slot: int) -> str:
    die = real["slots"].get(str(slot))
    if die and slot == real["bad"] and real["refused"]:
        return refused_slot(slot, die["face"], real["refused"]["words"])
    said = slot_words(slot, die)
    if str(slot) in real["put"]:
        said = _say("slot-put", **{"slot-said": said, "face": face_text(real["put"][str(slot)])})
    elif slot in real["lift"]:
        said = _say("slot-lift", **{"slot-said": said})
    return _say("slot-blind", **{"slot-said": said}) if slot in real["masked"] else said


def _take(count: int, things: str) -> str:
    return _say(f"real-take-{things}", count=count) if count > 0 else _say(f"real-give-{things}", count=-count)


def _with_seat(action: str, button: int) -> list[str]:
    return [action, _say("real-of-seat", action=action, seat=str(button + 1))]


def _guide(real: JsonObject) -> str:
    """Return a short text of what the blinking slots ask for."""
    for slot in sorted(map(int, real["put"])):
        face, _, declared = real["put"][str(slot)].partition("=")
        values = {"slot": str(slot), "face": face_text(face)}
        if declared:
            return _say("real-put-declared", color=color_text(declared), **values)
        return _say("real-put", **values)
    away = real["lift"]
    if not away:
        return _say("real-as-display-says")
    if len(away) == 1:
        return _say("real-lift-slot", slot=str(away[0]))
    return _say("real-lift-blinking", count=len(away))


def fits_ends(lines: list[str]) -> dict[str, list[str]]:
    """Return by tile the hint for the open ends that it fits, and its label for screen readers, from legal moves."""
    arms: dict[str, set[str]] = {}
    for words in (line.split(" ") for line in lines):
        if words[0] == "play" and len(words) == 4:
            arms.setdefault(words[1], set()).add(words[3])
    found = {}
    for tile, ends in arms.items():
        values = {"count": len(ends), "tile": tile_text(tile), "Tile": tile_text(tile, True)}
        found[tile] = [_say("hint-fits-ends", **values), _say.attribute("hint-fits-ends", "label", **values)]
    return found
