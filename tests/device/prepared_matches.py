"""Matches that are played on the desktop up to a point from which a player on the emulated Pico can win the round."""

from simulator.tray.files import MemoryFiles
from tray24.games.yacht.boxes import OPEN, score_box
from tray24.match.bots.bots import run_to_end
from tray24.match.journal import JOURNAL
from tray24.match.match import Match
from tray24.match.profile import Player, Profile
from tray24.rules.moves import PH_CHALLENGE, PLAY, REROLL, SCORE, UNO, decode_verb

SEEDS = range(1, 200)
MIN_MOVES, MAX_MOVES = 4, 7  # moves of the player in a round: enough to test, and few enough for the slow Pico
ROUNDS = 1  # the last one of yacht


def choose_move(game):
    """Return the move of seat 0: a call of UNO if allowed, else a play; in yacht a reroll, then the best box."""
    calls = [move for move in game.list_asides() if move == UNO << 16]
    choices = game.list_turn_moves()
    if game.name == "yacht":
        rerolls = [move for move in choices if decode_verb(move) == REROLL]
        if rerolls and game.rolls_left == 2:
            return rerolls[len(rerolls) // 3]
        faces = [game.faces[die] for die in game.dice]
        scores = [move for move in choices if decode_verb(move) == SCORE]
        return max(scores, key=lambda move: score_box(move & 0xFFFF, faces))
    plays = [move for move in choices if decode_verb(move) == PLAY]
    return (calls or plays or choices)[0]


class PreparedRound:
    """A match with a round that the Pico can continue.

    `journal` has the journal's bytes before the player's first move on the Pico, `moves` the player's moves from then
    on. `lines` and `scores` are those of the finished match.
    """

    def __init__(self, game, seed):
        files = MemoryFiles()
        options = {} if game == "yacht" else {"target": 1}
        match = Match(Profile(game, [Player(0), Player(1, "", "random")], options, False, seed), files)
        self.journal = b""
        self.moves = []  # the player's moves from then on
        while not match.game.over:
            move = run_to_end(match.choose_bot_move())
            if move < 0:
                move = choose_move(match.game)
                if self.journal or is_part_start(match.game):
                    self.journal = self.journal or files.content[JOURNAL]
                    self.moves.append(move)
            match.enter(move)
        self.scores = list(match.game.scores)
        self.lines = split_journal(files.content[JOURNAL])


def is_part_start(game):
    """Return whether the Pico may continue a match from this position: always, but in yacht only in the last round."""
    return game.name != "yacht" or (sum(box == OPEN for box in game.sheets[0]) == ROUNDS and game.rolls_left == 2)


def find_won_round(game):
    """Try the seeds of matches in order. Return the first round that the player wins in a few moves."""
    for seed in SEEDS:
        prepared_round = PreparedRound(game, seed)
        if prepared_round.scores[0] > prepared_round.scores[1] and (
            game == "yacht" or MIN_MOVES <= len(prepared_round.moves) <= MAX_MOVES
        ):
            return prepared_round
    raise AssertionError(f"no seed of {SEEDS} gives such a hand of {game}")


def make_challenge_journal():
    """Return the journal of a match of dominoes in which the player is asked whether to challenge a bot's WD4."""
    for seed in SEEDS:
        files = MemoryFiles()
        match = Match(Profile("dominoes", [Player(0), Player(1, "", "random")], {}, False, seed), files)
        while match.game.hand == 0:
            if match.game.phase == PH_CHALLENGE and match.game.turn == 0:
                return files.content[JOURNAL]
            move = run_to_end(match.choose_bot_move())
            match.enter(move if move >= 0 else choose_move(match.game))
    raise AssertionError(f"no seed of {SEEDS} leads to a challenge")


def make_real_journal(game):
    """Return the journal of a match of two with real dice in which nothing has happened yet."""
    files = MemoryFiles()
    Match(Profile(game, [Player(0), Player(1)], {"target": 1}, True, 1), files)
    return files.content[JOURNAL]


def read_record(files):
    """Return the lines of the only record among the files of a tray."""
    [name] = [name for name in files if name.startswith("rec")]
    assert JOURNAL not in files
    return split_journal(files[name])


def split_journal(journal):
    """Return the lines of a journal, given as bytes, without their check sums."""
    return [line.rpartition(" # ")[0] for line in journal.decode().splitlines()]
