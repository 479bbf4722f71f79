"""In the test language (accented English) all texts of the log are translated, and each message of a game is used."""

import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from itertools import islice
from pathlib import Path

import pytest
from pseudolocalization import NAME, make_source_finder

from host_tools.checkout import ROOT
from simulator import texts
from simulator.web.log.log import Log
from simulator.web.log.log_writer import LogTexts
from tray24 import games
from tray24.games import create_game
from tray24.match.record import Head, Replay, strip_comment
from tray24.rules.core import Game
from tray24.rules.errors import RuleError
from tray24.rules.moves import CATCH, UNO, VERBS, decode_verb
from tray24.rules.notation import parse_line

GOLDEN = Path(__file__).parents[1] / "golden"
GAMES = ROOT / "simulator" / "games"
KEY = re.compile(r"^([a-z][\w-]*) =", re.MULTILINE)
# Words that are the same in all languages: numbers, names in the test, and signs.
SAME = re.compile(r"^(?:[A-Z]\w?|[\d+,.:/;]*)$")

PLAYED = [name for name in games.list_games() if (GOLDEN / name).is_dir()]
# Refusals that name verbs or phases: words of records, which are the same in all languages.
RECORD_WORDS = {"not_in_phase", "dealer_awaited"}


class JournalFiles:
    def __init__(self, text):
        self.text = text

    def read(self, name):
        return self.text.encode()


@pytest.fixture
def test_language(tmp_path, monkeypatch):
    monkeypatch.setattr(texts, "find_source", make_source_finder(tmp_path))
    texts.set_language(NAME)
    yield
    texts.set_language(None)


def find_english(sentences: Iterable[str]) -> set[str]:
    """Return the words in `sentences` that have no accent.

    They were not translated into the test language (accented English).
    """
    words = {word.strip(".,:;/") for sentence in sentences for word in sentence.split()}
    return {word for word in words if not SAME.match(word) and not re.search("[äéöüÄÖÜ]", word)}


def generate_logs(game: str) -> Iterator[tuple[Log, Game]]:
    """Yield (log, game) of a match after each of its first lines."""
    lines = (GOLDEN / game / f"{game}-000.t24").read_text().splitlines(keepends=True)
    journal = JournalFiles("")
    log = Log(journal)
    head = Head()
    match = None
    for line in lines:
        journal.text += line
        log.update(["A", "B", "C", "D", "E", "F"])
        if match is not None and strip_comment(line):
            match.enter(parse_line(match.game, strip_comment(line)))
        elif head.feed(strip_comment(line)):
            match = Replay(create_game(head.game, head.seats, head.options))
        if match is not None:
            yield log, match.game


def find_refusal(game: Game, move: int) -> RuleError | None:
    if move not in game.list_turn_moves():
        try:
            deepcopy(game).enter(move)
        except RuleError as error:
            return error
    return None


@pytest.mark.parametrize("game", PLAYED)
def test_no_english_is_left_in_the_test_language(test_language, game):
    *_, (log, _) = generate_logs(game)
    assert len(log.entries) > 20 and not find_english(entry.text for entry in log.entries)


@pytest.mark.parametrize("game", PLAYED)
def test_no_english_is_left_of_what_was_refused(test_language, game):
    """The log's sentences about refused moves are translated.

    At each position of a match, all earlier moves, UNO calls and catches are tried.
    """
    refusals, tried_moves = set(), {}
    for log, position in islice(generate_logs(game), 80):
        moves = [
            position.encode_move(verb, *arguments, seat=seat)
            for verb, *arguments in tried_moves
            for seat in range(position.seats)
        ]
        for move in moves:
            error = find_refusal(position, move)
            if error and error.key not in RECORD_WORDS:
                log.add_refusal(["A", "B", "C", "D", "E", "F"], position, move, error)
        tried_moves |= {(decode_verb(move), *position.decode_args(move)): None for move in position.list_turn_moves()}
        refusals |= {entry.text for entry in log.entries if entry.strong}
    assert refusals and not find_english(refusals)


@pytest.mark.parametrize("game", games.list_games())
def test_each_verb_of_a_game_has_a_plain_sentence(game):
    say, kinds = LogTexts(), games.get_game_class(game).ARGS
    for verb in kinds.keys() - {UNO, CATCH}:
        assert say.has_text(f"plain-{VERBS[verb]}-values" if kinds[verb] else f"plain-{VERBS[verb]}"), VERBS[verb]


@pytest.mark.parametrize("game", [path.parent.name for path in GAMES.glob("*/log.ftl")])
def test_every_message_of_a_game_is_said(game):
    code = "".join(
        path.read_text() for folder in (GAMES / game, ROOT / "simulator/web/log") for path in folder.glob("*.py")
    )
    keys = KEY.findall(texts.find_source(texts.ENGLISH, f"{game}-log").read_text())
    source = texts.find_source(texts.ENGLISH, f"{game}-log").read_text()
    assert not [key for key in keys if f'"{key}"' not in code and f"{{ {key} }}" not in source]
