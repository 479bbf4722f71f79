"""The dice or tiles of a match as JSON values for the page, and the page's texts about them: names, labels and hints.

A game that needs other texts has a subclass `GameLabels` of `Labels` in its module `view` (see `simulator.games`).
"""

import re
from functools import cache

from simulator import games
from simulator.json_values import JsonObject
from simulator.texts import HostTexts, get_language, load_game_texts
from tray24.games import get_game_class
from tray24.pins import SEATS, SLOTS
from tray24.rules.core import Game
from tray24.rules.faces import HIDDEN, format_face, format_tile
from tray24.ui.match.chips import get_color_key
from tray24.ui.toolkit.canvas import capitalize

_SIDES = 6
_HIDDEN_DIE = {"id": -1, "face": "?"}
_HIDDEN_TILE = {"id": -1, "tile": format_tile(HIDDEN)}
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
View = JsonObject  # a match, from `simulator.web.match_view.build_match_view`


def build_die_view(game: Game, die: int) -> dict[str, object]:
    return {"id": die, "face": format_face(game.faces[die])}


def build_tile_view(tile: int) -> dict[str, object]:
    return {"id": tile, "tile": format_tile(tile)}


def label_boxes(game: str) -> dict[str, str]:
    """Return the names of the boxes of a game's sheet, in order; {} for a game without boxes."""
    return _label_boxes(game, get_language())


@cache
def _label_boxes(game: str, language: str) -> dict[str, str]:
    say = load_game_texts(game)
    return {name: say(f"box_{name}") for name in get_game_class(game).boxes}


def build_board_view(game: Game, moves: list[int], sides: bytes = b"") -> JsonObject:
    """Return the dice or tiles on the table as JSON values, built by `build_board` of the game's module `view`.

    `moves` are the packed moves of the round so far. `sides` has the six faces of each die of the set, or is b"".
    Unless it is b"", a result with a list `dice` also has the key `sides`: the six faces of each die in that list.
    """
    board = games.get_part_attribute(game.name, "view", "build_board", lambda game, moves: {})(game, moves)
    if sides and "dice" in board:
        board["sides"] = [list(map(format_face, sides[_SIDES * die["id"] :][:_SIDES])) for die in board["dice"]]
    return board


def find_move_slots(game: Game, move: int) -> list[int]:
    """Return the slots in which the page shows a legal move, or []."""
    return games.get_part_attribute(game.name, "view", "find_move_slots", lambda game, move: [])(game, move)


def build_hand_view(game: Game, seat: int, is_seen: bool) -> list[dict[str, object]]:
    """Return a seat's dice, in the display's order, or its tiles, as JSON values.

    Unless `is_seen`, hidden dice and tiles have no id or name.
    """
    if not game.hands:
        return []
    items = list(game.hands[seat])
    if is_seen and not game.tiles:
        items.sort(key=lambda die: get_color_key(game.faces[die]))
    return [_build_held_view(game, seat, item, is_seen) for item in items]


def _build_held_view(game: Game, seat: int, item: int, is_seen: bool) -> dict[str, object]:
    is_hidden = not is_seen and game.is_hidden_from(item, -1)
    if game.tiles:
        return dict(_HIDDEN_TILE) if is_hidden or item == HIDDEN else build_tile_view(item)
    return dict(_HIDDEN_DIE) if is_hidden else build_die_view(game, item)


def label_face(face: str, is_start: bool = False) -> str:
    """Return the name of a face, such as "red 7". With `is_start` it is written as at the beginning of a sentence."""
    parts = _FACE.fullmatch(face)
    if parts is None:
        keys = {_DEAD_END: "sign-DE", _NOT_ROLLED: "face-not-rolled"}
        return _get_label(keys.get(face, "face-unknown"), is_start)
    color, sign, wild, wild_color = parts.groups()
    if color:
        text = sign if sign.isdigit() else _get_label(f"sign-{sign}")
        text = _say("face-colored", color=label_color(color), sign=text)
        return capitalize(text) if is_start else text
    text = _get_label(f"sign-{wild}", is_start)
    return _say("face-declared", wild=text, color=label_color(wild_color)) if wild_color else text


def label_tile(tile: str, is_start: bool = False) -> str:
    """Return the name of a tile, such as "red 5 / blue skip".

    With `is_start` it is written as at the beginning of a sentence.
    """
    if tile == "?":
        return _get_label("tile-hidden", is_start)
    first, second = tile.split("/")
    return _say("tile-both", first=label_face(first, is_start), second=label_face(second))


def label_color(color: str, is_start: bool = False) -> str:
    """Return the name of a color: "red" for "r". With `is_start` it is written as at the beginning of a sentence."""
    return _get_label(f"color-{color}", is_start)


def _get_label(key: str, is_start: bool = False) -> str:
    return _say.format_attribute(key, "start") if is_start else _say(key)


class Labels:
    """The labels of the parts of a match on the page, also for screen readers. A game may override them in a subclass.

    The methods here are for a game with dice in slots that is played for points.
    """

    def label_aim(self, view: View) -> str:
        """Return the text of what the match is played for, such as a number of points, or ""."""
        return _say("aim-target", target=str(view["options"]["target"])) if "target" in view["options"] else ""

    def label_slots(self, view: View) -> str:
        """Return the label of the part of the page that shows all slots."""
        return _say("slots-name")

    def find_faces(self, view: View) -> dict[int, str]:
        """Return the faces of the dice in the slots: slot -> face."""
        return {int(slot): die["face"] for slot, die in view["board"].get("slots", {}).items()}

    def label_die_slot(self, view: View, slot: int, face: str) -> str:
        """Return the name of a slot with a die."""
        return _say("slot-die", slot=str(slot), face=label_face(face))

    def label_empty_slot(self, view: View, slot: int) -> str:
        """Return the name of an empty slot."""
        return _say("slot-empty", slot=str(slot))

    def find_refused_slot(self, view: View, words: list[str]) -> int:
        """Return the slot in which a die was refused. `words` are the words after the face in the refused line.

        For "play r7 8", `words` is ["8"].
        """
        return int(words[0])

    def label_fits(self, view: View) -> dict[str, list[str]]:
        """Return hints on dice or tiles of the hand, such as where they fit.

        The keys are faces or tiles, the values [hint, label for screen readers].
        """
        return {}

    def label_extras(self, view: View) -> JsonObject:
        """Return more texts of the match, for the game's module on the page."""
        return {}


def create_labels(game: str) -> Labels:
    return games.get_part_attribute(game, "view", "GameLabels", Labels)()


def add_match_labels(view: View, place: str | int, has_hands: bool) -> None:
    """Add the page's texts to the view of a match: under the key `said` of the view, and of each seat in it.

    The texts are for a tab at `place` ("table", "onlooker" or a seat button). `has_hands` says whether the game has
    rounds, which the texts then count.
    """
    labels = create_labels(view["game"])
    for seat in view["seats"]:
        seat["said"] = _label_seat(view, seat, place)
    aim, round_number = labels.label_aim(view), str(view["hand"])
    score_text = _say("score-hand-aim" if aim else "score-hand", hand=round_number, aim=aim) if has_hands else aim
    view["said"] = {
        "score": score_text,
        "field": labels.label_slots(view),
        "slots": _label_slots(labels, view),
        "buttons": [_label_button(view, button) for button in range(SEATS)],
        "fits": labels.label_fits(view),
        "refused": _format_reason(view["refused"]),
        "advice": "",
        "headline": _format_headline(view) if view["over"] else "",
        "after": _say("after-hands", count=view["hand"]) if has_hands else "",
    } | labels.label_extras(view)


def label_fitting_slots(face: str, slots: list[int]) -> list[str]:
    """Return [hint, label for screen readers] for a die with this face, which fits the slots `slots`."""
    values = {"number": len(slots), "slots": ", ".join(map(str, slots[:-1])), "last": str(slots[-1])}
    values |= {"face": label_face(face), "Face": label_face(face, True)}
    return [_say("hint-fits-slots", **values), _say.format_attribute("hint-fits-slots", "label", **values)]


def label_bluffs(bluffs: dict[str, str]) -> dict[str, list[str]]:
    """Return the hint on each wild +4 that would be a bluff: face or tile -> [hint, label for screen readers].

    `bluffs` maps the face or tile of the wild +4 to a face or tile in the same hand that would match.
    """
    found = {}
    for item, proof in bluffs.items():
        label_item = label_tile if "/" in item else label_face
        values = {"played": label_item(item), "Played": label_item(item, True), "match": label_item(proof)}
        found[item] = [_say("hint-bluff", **values), _say.format_attribute("hint-bluff", "label", **values)]
    return found


def get_stake_values(view: View) -> dict[str, str]:
    """Return the values for the text about a WD4 that may be challenged.

    They are the name of the WD4's player, and the numbers of dice that the challenger and this player would draw.
    """
    own_count, other_count = view["stakes"]
    player = view["seats"][(view["turn"] - view["direction"]) % len(view["seats"])]
    return {"name": player["name"], "mine": str(own_count), "theirs": str(other_count)}


def label_display(text: str) -> str:
    """Return the label of the display while it shows this text."""
    return _say("display-says", words=text)


def _label_slots(labels: Labels, view: View) -> list[str]:
    faces, refused_labels = labels.find_faces(view), _label_refused(labels, view)
    found = []
    for slot in range(SLOTS):
        if slot in refused_labels:
            found.append(refused_labels[slot])
        else:
            found.append(
                labels.label_die_slot(view, slot, faces[slot]) if slot in faces else labels.label_empty_slot(view, slot)
            )
    return found


def _label_refused(labels: Labels, view: View) -> dict[int, str]:
    refusal = view["refused"]
    verb, *words = refusal["line"].split(" ") if refusal else [""]
    if verb != "play" or "/" in words[0]:
        return {}
    slot = labels.find_refused_slot(view, words[1:])
    return {slot: label_refused_slot(slot, words[0], refusal["words"])}


def _format_reason(refusal: dict[str, str] | None) -> str:
    """Return the reason why a die or tile was refused, capitalized, or "" without a refusal."""
    return capitalize(refusal["words"]) if refusal else ""


def label_refused_slot(slot: int, face: str, reason: str) -> str:
    return _say("slot-refused", slot=str(slot), face=label_face(face), words=reason)


def _is_you(seat: JsonObject) -> bool:
    return seat["name"] == _say("you")


def _label_seat(view: View, seat: JsonObject, place: str | int) -> JsonObject:
    name, number = seat["name"], str(seat["button"] + 1)
    is_you = _is_you(seat)
    if seat["screen"]:
        turn_text = _say("turn-elsewhere-you") if is_you else _say("turn-elsewhere", name=name)
    else:
        is_reader = is_you or place == seat["button"]
        turn_text = _say("your-turn") if is_reader else _say("turn-of", name=name, ending=name[-1:].lower())
    return {
        "you": is_you,
        "panel": _say("seat-name", seat=number, name=name),
        "hand": _say("hand-of-you", seat=number) if is_you else _say("hand-of", seat=number, name=name),
        "turn": turn_text,
        "points": _say("points", points=str(seat["score"])),
        "uno": _say("uno-for", name=name),
        "catch": _say("catch-you") if is_you else _say("catch", name=name),
        "rolls": _say("rolls", name=name),
    }


def _label_button(view: View, button: int) -> str:
    seat = next((seat for seat in view["seats"] if seat["button"] == button), None)
    number = str(button + 1)
    if seat is None:
        return _say("seat-button-free", seat=number)
    key = "seat-button-you" if _is_you(seat) else "seat-button"
    values = {"seat": number, "name": seat["name"]}
    attribute = "turn" if view["turn"] == seat["seat"] else "next" if seat["next"] else ""
    return _say.format_attribute(key, attribute, **values) if attribute else _say(key, **values)


def _format_headline(view: View) -> str:
    winners = [seat for seat in view["seats"] if seat["seat"] in view["winners"]] or view["seats"][:1]
    if len(view["seats"]) == 1:  # nobody is beaten
        return winners[0]["said"]["points"]
    if len(winners) == 1:
        return _say("you-win") if _is_you(winners[0]) else _say("wins", name=winners[0]["name"])
    names = winners[0]["name"]
    for seat in winners[1:-1]:
        names = _say("names", names=names, name=seat["name"])
    return _say("share-the-win", names=names, last=winners[-1]["name"])


def add_real_labels(real_view: JsonObject, buttons: list[int], is_tiles: bool) -> None:
    """Add the page's texts to a view of real dice. `buttons` are the seat buttons, in seating order.

    `slots_said` are the labels of all slots. `fits_said` has by die the result of `label_fitting_slots`. `guide` is the
    text about what the blinking slots ask for. `why` is the reason why a die was refused. `takes` has two labels for
    each seat's button on the page for taking or returning dice: without and with the seat's number. `rolls_said` has
    such labels for the button for rolling. With `is_tiles` the texts are about tiles instead of dice.
    """
    noun = "tiles" if is_tiles else "dice"
    real_view["takes"] = [
        _label_with_seat(_label_take(count, noun), button)
        for count, button in zip(real_view["wanting"], buttons, strict=False)
    ]
    real_view["rolls_said"] = [_label_with_seat(_say("real-roll-all"), button) for button in buttons]
    real_view["slots_said"] = [_label_real_slot(real_view, slot) for slot in range(SLOTS)]
    faces = {die["id"]: die["face"] for hand in real_view["hands"].values() for die in hand if "face" in die}
    real_view["fits_said"] = {
        id: label_fitting_slots(faces[int(id)], slots)
        for id, slots in real_view["fits"].items()
        if slots and int(id) in faces
    }
    real_view["guide"] = _label_diff(real_view)
    real_view["why"] = _format_reason(real_view["refused"])


def label_slot(slot: int, die: JsonObject | None) -> str:
    """Return the label of a slot: with the name of its die, or as empty."""
    return _say("slot-die", slot=str(slot), face=label_face(die["face"])) if die else _say("slot-empty", slot=str(slot))


def _label_real_slot(real_view: JsonObject, slot: int) -> str:
    die = real_view["slots"].get(str(slot))
    if die and slot == real_view["bad"] and real_view["refused"]:
        return label_refused_slot(slot, die["face"], real_view["refused"]["words"])
    label = label_slot(slot, die)
    if str(slot) in real_view["put"]:
        label = _say("slot-put", **{"slot-said": label, "face": label_face(real_view["put"][str(slot)])})
    elif slot in real_view["lift"]:
        label = _say("slot-lift", **{"slot-said": label})
    return _say("slot-blind", **{"slot-said": label}) if slot in real_view["masked"] else label


def _label_take(count: int, noun: str) -> str:
    return _say(f"real-take-{noun}", count=count) if count > 0 else _say(f"real-give-{noun}", count=-count)


def _label_with_seat(action: str, button: int) -> list[str]:
    return [action, _say("real-of-seat", action=action, seat=str(button + 1))]


def _label_diff(real_view: JsonObject) -> str:
    """Return a short text that says what the blinking slots ask people to do with real dice."""
    for slot in sorted(map(int, real_view["put"])):
        face, _, color = real_view["put"][str(slot)].partition("=")
        values = {"slot": str(slot), "face": label_face(face)}
        if color:
            return _say("real-put-declared", color=label_color(color), **values)
        return _say("real-put", **values)
    slots = real_view["lift"]
    if not slots:
        return _say("real-as-display-says")
    if len(slots) == 1:
        return _say("real-lift-slot", slot=str(slots[0]))
    return _say("real-lift-blinking", count=len(slots))


def label_fitting_ends(lines: list[str]) -> dict[str, list[str]]:
    """Return tile -> [hint, label for screen readers] about the open ends that it fits. `lines` are the legal moves."""
    ends_by_tile: dict[str, set[str]] = {}
    for words in (line.split(" ") for line in lines):
        if words[0] == "play" and len(words) == 4:
            ends_by_tile.setdefault(words[1], set()).add(words[3])
    found = {}
    for tile, ends in ends_by_tile.items():
        values = {"count": len(ends), "tile": label_tile(tile), "Tile": label_tile(tile, True)}
        found[tile] = [_say("hint-fits-ends", **values), _say.format_attribute("hint-fits-ends", "label", **values)]
    return found
