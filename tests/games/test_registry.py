"""The registry of games: games keep its conventions, a wrong name causes one clear error, packages can be added.

The games of these tests are small packages written for them.
"""

import sys

import pytest
from refusals import expect_refusal

from simulator.tray.files import MemoryFiles
from tray24 import games
from tray24.match.bots import bots
from tray24.match.bots.bots import run_to_end
from tray24.match.chance import Chance
from tray24.match.dicesets import get_sides
from tray24.match.match import Match
from tray24.match.profile import Player, Profile, parse_head
from tray24.match.record import replay
from tray24.match.selfplay import play_match
from tray24.rules.errors import OF_SEATS
from tray24.rules.moves import DEALER

RULES = '''
"""`totals`: each seat rolls three dice once, the highest total wins."""

from tray24.rules.core import Game
from tray24.rules.faces import format_face, get_number
from tray24.rules.moves import D_DRAW, D_ROLL, DEALER, PASS, PH_MOVE, PH_OVER, REROLL
from tray24.rules.errors import SWITCH, Option


class Totals(Game):
    name = "{name}"
    number = {number}
    KEYS = ("dice",)
    PHASES = (PH_MOVE,)
    UNSAID = PH_MOVE
    min_seats = 1
    kinds = tuple(range(16))
    sets = ("classic24",)
    OPTIONS = (Option("double", "0", SWITCH), Option("rounds", 1), Option("luck", "0", SWITCH, electronic=True))
    ARGS = {PASS: ()}
    real = False

    def __init__(self, seats, options=None):
        super().__init__(seats, options)
        self.faces = [0] * self.ids
        self.bag = list(range(self.ids))
        self.dice = []
        self.let_start(0)

    def _begin_round(self):
        self._await_deal(D_DRAW, 0, 3)

    def list_turn_moves(self):
        return [self.turn << 24 | PASS << 16] if self.turn >= 0 else []

    def play(self, move):
        self.scores[self.turn] += sum([max(0, get_number(self.faces[die])) for die in self.dice]) * (1 + self.double)
        self.bag = list(range(self.ids))
        self.dice = []
        if self.turn + 1 < self.seats:
            self._await_deal(D_DRAW, self.turn + 1, 3)
        elif self.hand + 1 < self.rounds:
            self.hand += 1
            self._begin_round()
        else:
            self.turn = DEALER
            self.phase = PH_OVER

    def deal(self, values):
        if self.wait == D_DRAW:
            self.dice = self.rolling = list(values)
            self.bag = [die for die in self.bag if die not in values]
            self._await_deal(D_ROLL, self.served, 3)
            return
        for die, face in zip(self.dice, values):
            self.faces[die] = face
        self.turn = self.served
        self.wait = 0
        self.phase = PH_MOVE

    def _save_own(self, out):
        out.append(len(self.dice))
        for die in self.dice:
            out.append(die)
            out.append(self.faces[die])

    def _restore_own(self, data, at):
        self.faces = [0] * self.ids
        self.dice = []
        for place in range(data[at]):
            self.dice.append(data[at + 1 + 2 * place])
            self.faces[self.dice[-1]] = data[at + 2 + 2 * place]
        self.rolling = self.dice
        self.bag = [die for die in range(self.ids) if die not in self.dice]

    def describe_own(self, position):
        position["dice"] = [format_face(self.faces[die]) for die in self.dice]

    def load_own(self, given):
        pass

    def explain_refusal(self, verb, move):
        return None


GAME = Totals
'''


@pytest.fixture
def write_game(tmp_path, monkeypatch):
    """Return a function that writes a game's package and returns its dotted name; packages are removed at the end."""
    monkeypatch.syspath_prepend(str(tmp_path))
    packages = []

    def write_game(name, number=200, rules=RULES, register=True):
        package = f"games_of_{tmp_path.name}.{name}"
        folder = tmp_path.joinpath(*package.split("."))
        folder.mkdir(parents=True)
        folder.parent.joinpath("__init__.py").touch()
        folder.joinpath("__init__.py").touch()
        folder.joinpath("rules.py").write_text(
            rules.replace("{package}", package).replace("{name}", name).replace("{number}", str(number))
        )
        if register:
            games.register(package)
            packages.append(package)
        return package

    yield write_game
    for package in packages:
        games.unregister(package)
    for module in [module for module in sys.modules if module.startswith(f"games_of_{tmp_path.name}")]:
        del sys.modules[module]


# The conventions that every game keeps.


def test_every_game_has_its_parts(game_name):
    game_class = games.get_game_class(game_name)
    for attribute in ("KEYS", "PHASES", "UNSAID", "describe_own", "load_own", "explain_refusal"):
        assert hasattr(game_class, attribute)
    assert callable(games.get_part(game_name, "screen").GameScreen)
    assert games.get_part(game_name, "words").TEXT
    assert (games.find_part(game_name, "real") is not None) == game_class.real
    if game_class.real:
        assert callable(games.get_part(game_name, "real").RealGameScreen)
    bot = games.find_part(game_name, "bot")
    assert bot is None or hasattr(bot, "Evaluator") or hasattr(bot, "choose_move")


def test_every_option_takes_its_default_and_what_it_says(game_name):
    game_class = games.get_game_class(game_name)
    for option in game_class.OPTIONS:
        assert option.kind in ("number", "switch", "choice", "seats")
        assert option.parse(option.default) == option.default
        for choice in ("0", "01") if option.kind == OF_SEATS else option.choices or (1, 9999):
            game = games.create_game(game_name, game_class.max_seats, {option.name: choice})
            assert game.options[option.name] == choice
            assert games.from_bytes(game.save()).options == game.options


# One clear error.


def test_an_unknown_game_is_named_with_those_there_are():
    with expect_refusal("'chess' is no game here: give basic or center"):
        games.get_part("chess", "rules")


def test_a_missing_part_is_named_with_its_game():
    with expect_refusal("the game 'basic' has no part 'helm': there is no module tray24.games.basic.helm"):
        games.get_part("basic", "helm")
    assert games.find_part("basic", "helm") is None


def test_a_package_that_is_nowhere_is_refused_and_not_kept():
    names_before = games.list_games()
    with expect_refusal("the game 'nothing' has no part 'rules'"):
        games.register("nowhere_at_all.nothing")
    assert games.list_games() == names_before


def test_a_failed_import_inside_a_part_is_reported_as_it_is(write_game):
    package = write_game("broken", rules="import no_such_module\n", register=False)
    with pytest.raises(ImportError, match="no_such_module"):
        games.register(package)
    assert "broken" not in games.list_games()


def test_rules_without_a_class_of_that_name_are_refused(write_game):
    with expect_refusal("'rules' of the game 'empty' must set GAME"):
        games.register(write_game("empty", rules="", register=False))


def test_a_number_or_a_name_that_is_taken_is_refused(write_game):
    with expect_refusal("'basic' and 'totals' have the same number"):
        games.register(write_game("totals", number=0, register=False))
    with expect_refusal("there is a game 'line' already"):
        games.register(write_game("line", register=False))


def test_registering_twice_changes_nothing(write_game):
    package = write_game("totals")
    games.register(package)
    assert games.list_games().count("totals") == 1


# A game from elsewhere.


def make_profile(*bots, seed=3, **options):
    return Profile("totals", [Player(at, f"P{at}", bot) for at, bot in enumerate(bots)], options, seed=seed)


def test_a_game_from_elsewhere_is_recorded_and_replayed(write_game):
    write_game("totals")
    files = MemoryFiles()
    match = Match(make_profile("", "random", rounds=3, double=True), files)
    assert parse_head(match.profile.format_head()).options == {"rounds": 3, "double": "1"}
    while not match.game.over:
        move = run_to_end(match.choose_bot_move())
        match.enter(move if move >= 0 else match.game.list_turn_moves()[0])
    name = match.finish()
    head, replayed_game = replay(files.content[name].decode().splitlines())
    assert head.game == "totals"
    assert replayed_game.game.scores == match.game.scores


def test_a_game_from_elsewhere_is_resumed_and_taken_back(write_game):
    write_game("totals")
    files = MemoryFiles()
    match = Match(make_profile("", "", rounds=9), files)
    for _ in range(7):
        match.enter(match.game.list_turn_moves()[0])
    resumed_match = Match.resume(files)
    assert resumed_match.game.save() == match.game.save()
    resumed_match.undo()
    resumed_match.enter(resumed_match.game.list_turn_moves()[0])
    assert resumed_match.game.save() == match.game.save()


def test_bots_play_a_game_without_a_part_for_them(write_game):
    write_game("totals")
    game = games.create_game("totals", 3, {"rounds": 2})
    assert bots.list_bots("totals") == ("random",)
    assert play_match(game, ["random"] * 3, Chance(1), Chance(2), get_sides(game)) == 6
    assert game.over
    assert game.turn == DEALER
