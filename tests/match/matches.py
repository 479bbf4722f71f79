"""Matches for tests: profiles made in one line, players who choose at random by a seed, and the state of a match."""

from simulator.tray.files import MemoryFiles
from tray24.match.bots.bots import run_to_end
from tray24.match.chance import Chance
from tray24.match.journal import JOURNAL, Journal
from tray24.match.match import Match
from tray24.match.profile import Player, Profile


def make_profile(*bots, game="basic", seed=1, **options):
    """Return a profile with a seat for each name of a bot in `bots`; "" is a person."""
    seats = [Player(button, "Player " + str(button), bot) for button, bot in enumerate(bots)]
    return Profile(game, seats, options, seed=seed)


def start_match(*bots, seed=1, **options):
    """Return a match of the tray game (`basic`) that has just begun, and its files."""
    files = MemoryFiles()
    return Match(make_profile(*bots, seed=seed, **options), files), files


def play_step(match, chance):
    """Enter one line: if a bot is to move, its choice, else a random legal move."""
    move = run_to_end(match.choose_bot_move())
    if move < 0:
        moves = match.game.list_legal_moves()
        move = moves[chance.randbelow(len(moves))]
    match.enter(move)
    return move


def play_lines(match, lines, seed=5):
    """Enter up to `lines` lines of a match. Return the list of lines that were entered."""
    chance = Chance(seed)
    moves = []
    while len(moves) < lines and not match.game.over:
        moves.append(play_step(match, chance))
    return moves


def capture_state(match):
    """Return all state that an undo or a power cut must restore."""
    # The last roll means nothing once a match is over, but it is saved.
    game = match.game
    return game.describe() if game.over else game.save(), match.chance.get_state(), bytes(match.marks), match.snapshots


def seal_journal(lines):
    """Return the bytes of a journal with these lines, each with its check sum."""
    files = MemoryFiles()
    Journal(files).start(lines)
    return files.content[JOURNAL]


def read_journal_lines(files, name=JOURNAL):
    """Return the lines of a journal without their check sums."""
    return [line.rpartition(" # ")[0] for line in files.content[name].decode().splitlines()]
