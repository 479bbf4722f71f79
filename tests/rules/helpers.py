"""Helpers for tests of the rules: positions in one line of code, and a dealer without the project's random numbers."""

import random

from tray24 import games
from tray24.match.record import Replay
from tray24.rules import notation
from tray24.rules.faces import get_kind, parse_face
from tray24.rules.moves import D_DRAW, D_ROLL, D_VERDICT, PHASES

FACES = [parse_face(color + kind) for color in "rygb" for kind in "0123456789"]
FACES += [parse_face(color + kind) for color in "rygb" for kind in ("S", "R", "D1", "D2")]
FACES += [parse_face(kind) for kind in ("W", "WD4")] * 3


def make_basic(hands, tray=None, turn=0, phase="move", options=None, **fields):
    """Return a game of the tray game (`basic`) in a position with these hands.

    Each hand is a list of faces as text; `tray` is {slot: face}.
    """
    fields.update(hands=[list(hand) for hand in hands], tray=tray or {"0": "r5"}, turn=turn, phase=phase)
    return games.load_game("basic", len(hands), options, fields)


def enter_lines(game, *lines):
    """Enter lines of text; return the game."""
    replay = Replay(game)
    for text in lines:
        replay.enter_text(text)
    return game


def list_legal_lines(game):
    """Return the set of the lines, as text, that seats may enter now."""
    return {notation.format_line(game, move) for move in game.list_legal_moves()}


def make_deal(game, rng: random.Random, unknown_probability=0.0):
    """Return the line that the game expects from the dealer, with random values; dice can show any face of the game.

    With the probability `unknown_probability` a rolled face is unknown, as with real dice that nobody has entered.
    """
    if game.wait == D_DRAW:
        values = sorted(rng.sample(game.bag, game.due))
    elif game.wait == D_VERDICT:
        values = [rng.randrange(2)]
    else:
        faces = [face for face in FACES if get_kind(face) in game.kinds]
        values = [rng.choice(faces) for _ in range(game.due)]
        if game.wait == D_ROLL and game.unknown_faces:
            values = [parse_face("?") if rng.random() < unknown_probability else face for face in values]
    return (game.wait, game.served, values)


def walk(game, seed, most_lines=4000, unknown_probability=0.0):
    """Play random legal lines with all checks until the match ends; yield each line before it is entered."""
    rng = random.Random(seed)
    for _ in range(most_lines):
        if game.over:
            return
        line = rng.choice(game.list_legal_moves()) if game.turn >= 0 else make_deal(game, rng, unknown_probability)
        yield line
        game.enter(line)


def create_game(name, seats, **options):
    return games.create_game(name, seats, options)


def list_ids(game):
    """Return the ids of all dice or tiles of a game, wherever they are."""
    ids = list(game.bag) + [one for hand in game.hands for one in hand] + list(getattr(game, "dice", ()))
    if game.tiles:
        return ids + game.table
    drawn_dice = [game.drawn] if PHASES[game.phase] in ("start", "place") else []
    return ids + [die for _, die in game.list_dice_on_table()] + drawn_dice if game.has_hands else ids
