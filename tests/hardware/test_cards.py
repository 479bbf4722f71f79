"""The reference cards: each game has one with all its texts, and the check finds a text that does not fit."""

import importlib
from dataclasses import replace

import pytest

from tray24 import games

pytest.importorskip("reportlab", reason="reportlab is not installed: the cards cannot be made")
make_cards = importlib.import_module("hardware.cards.make")
texts = importlib.import_module("hardware.cards.texts")


def test_every_game_has_a_card_on_which_all_words_fit():
    assert [card.game for card in texts.read_cards()] == [
        name for name in games.list_games() if games.get_package(name).startswith("tray24.")
    ]
    for card in texts.read_cards():
        assert make_cards.check_card(card, "letter") == []


def test_a_card_says_what_the_help_of_the_tray_says():
    for card in texts.read_cards():
        pages = importlib.import_module(f"tray24.games.{card.game}.help").HELP
        assert [(title, text) for title, text in card.rules] == [(title, text) for title, text, _ in pages]


def test_words_that_do_not_fit_are_found():
    card = texts.read_card("basic")
    long_card = replace(card, rules=card.rules + (("More", "and more words " * 200),))
    assert any("'More' finds no room" in line for line in make_cards.check_card(long_card, "a4"))
    crowded_card = replace(card, short=card.short * 4)
    assert make_cards.check_card(crowded_card, "a4")


def test_the_same_words_make_the_same_bytes(tmp_path):
    first, second = make_cards.make(tmp_path / "1"), make_cards.make(tmp_path / "2")
    assert [path.read_bytes() for path in first] == [path.read_bytes() for path in second]
    assert len(first) == 2 * len(texts.read_cards())
