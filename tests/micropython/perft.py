"""Count the sequences of legal lines from a position to a depth, as `perft` counts them for chess.

Chance is fixed: what the dealer deals depends only on a seed and on how many lines came before. So every implementation
of the rules, on each interpreter, must count the same. Run as ``micropython perft.py GAME SEATS NAME=VALUE,... SEED
PREFIX DEPTH ...`` with firmware/ on the path; "-" stands for no options.
"""

import sys

from tray24.games import create_game
from tray24.rules.faces import KINDS, format_face, make_face, parse_face
from tray24.rules.moves import D_DRAW, DEALER_VERBS
from tray24.rules.notation import format_line


def compute_number(seed, line, index):
    """Return a number from 0 to 65520 that replaces chance in one value of a line of the dealer.

    `line` is the number of the line, `index` the value's number in the line.
    """
    return (seed * 40503 + line * 7919 + index * index * 104729 + index * 31) % 65521


def compute_deal(seed, line, verb, count, bag, faces):
    """Return `count` values of a deal: for a draw ids from the `bag`, ascending, else names of faces out of `faces`."""
    if verb != "draw":
        return [faces[compute_number(seed, line, index) % len(faces)] for index in range(count)]
    left = sorted(bag)
    return sorted([left.pop(compute_number(seed, line, index) % len(left)) for index in range(count)])


def choose_line(seed, line, lines):
    """Return one of the legal `lines` (in any order), chosen by the seed and the line's number.

    It is one of the moves that lead to the position from which sequences are counted.
    """
    return sorted(lines)[compute_number(seed, line, 5) % len(lines)]


def list_face_names(game):
    """Return the names of all faces of a game, sorted."""
    faces = []
    for kind in game.kinds:
        faces += [make_face(kind, color) for color in ((0,) if KINDS[kind][0] == "W" else (1, 2, 3, 4))]
    return sorted([format_face(face) for face in faces])


class SequenceCounter:
    """A counter of the sequences of legal moves from one position of a game."""

    def __init__(self, name, seats, options, seed):
        self.game = create_game(name, seats, options)
        self.seed = seed
        self.faces = [] if self.game.tiles else list_face_names(self.game)
        self.lines = 0

    def deal(self):
        """Enter lines of the dealer until a seat is to choose."""
        game = self.game
        while game.wait:
            verb = game.wait
            values = compute_deal(self.seed, self.lines, DEALER_VERBS[verb], game.due, game.bag, self.faces)
            game.deal(values if verb == D_DRAW else [parse_face(text) for text in values])
            self.lines += 1

    def enter_prefix(self, prefix):
        """Enter `prefix` moves, which lead to the position. Return False if the match ends before."""
        game = self.game
        self.deal()
        for _ in range(prefix):
            if game.turn < 0:
                return False
            moves = game.list_legal_moves()
            texts = [format_line(game, move) for move in moves]
            game.play(moves[texts.index(choose_line(self.seed, self.lines, texts))])
            self.lines += 1
            self.deal()
        return game.turn >= 0

    def count_sequences(self, depth):
        """Return the number of legal sequences of `depth` moves."""
        game = self.game
        if game.turn < 0:
            return 0
        moves = game.list_legal_moves()
        if depth == 1:
            return len(moves)
        count = 0
        position, lines = game.save(), self.lines
        for move in moves:
            game.play(move)
            self.lines += 1
            self.deal()
            count += self.count_sequences(depth - 1)
            game.restore(position)
            self.lines = lines
        return count


def parse_options(text):
    """Return the options written as NAME=VALUE,..."""
    return dict([pair.split("=") for pair in text.split(",")]) if text != "-" else {}


def main(arguments):
    """Print the number of sequences of legal moves from each position.

    Six of `arguments` describe a position: game, seats, options, seed, number of moves to the position, depth.
    """
    for at in range(0, len(arguments), 6):
        name, seats, options, seed, prefix, depth = arguments[at : at + 6]
        count = SequenceCounter(name, int(seats), parse_options(options), int(seed))
        print(count.count_sequences(int(depth)) if count.enter_prefix(int(prefix)) else "over")


if __name__ == "__main__":
    main(sys.argv[1:])
