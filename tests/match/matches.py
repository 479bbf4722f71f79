"""Matches to test with: profiles of one line, people who choose by a seed, and what makes up a match's state."""

from simulator.tray.files import MemoryFiles
from tray24.match.bots import answer
from tray24.match.chance import Chance
from tray24.match.journal import JOURNAL, Journal
from tray24.match.match import Match
from tray24.match.profile import Player, Profile


def profile(*bots, game="basic", seed=1, **options):
    """A profile with a seat for each bot's name; "" is a human."""
    seats = [Player(button, "Player " + str(button), bot) for button, bot in enumerate(bots)]
    return Profile(game, seats, options, seed=seed)


def started(*bots, seed=1, **options):
    """A match of basic that has just begun, and its files."""
    files = MemoryFiles()
    return Match(profile(*bots, seed=seed, **options), files), files


def act(match, chance):
    """One line: a bot's where one is awaited, else any legal one that chance picks."""
    move = answer(match.think())
    if move < 0:
        moves = match.game.legal()
        move = moves[chance.below(len(moves))]
    match.enter(move)
    return move


def play_on(match, lines, seed=5):
    """Up to so many lines; returns those entered."""
    chance = Chance(seed)
    entered = []
    while len(entered) < lines and not match.game.over:
        entered.append(act(match, chance))
    return entered


def state(match):
    """All that an undo or a power cut must bring back."""
    # What was last rolled is of no meaning once a match is over, and yet it is saved.
    game = match.game
    return game.describe() if game.over else game.save(), match.chance.state(), bytes(match.marks), match.snapshots


def sealed(lines):
    """The bytes of a journal that holds these lines."""
    files = MemoryFiles()
    Journal(files).start(lines)
    return files.content[JOURNAL]


def lines_of(files, name=JOURNAL):
    """The lines of a journal without their check sums."""
    return [line.rpartition(" # ")[0] for line in files.content[name].decode().splitlines()]
