"""A press or request that was meant for an earlier prompt than the current one is refused as too late."""

import json

import pytest
from browser import Browser, make_players

from tray24.pins import GREEN, RED

LATE = "that came too late and was not done: the tray asks something else now"


@pytest.fixture
def page(table):
    page = Browser(table)
    page.wait(3000)
    return page


def start_match(page, bots=1):
    page.send("new", players=make_players(0, gentle=range(1, 1 + bots)), options={"target": 100})
    page.wait(5000)
    while page.state["tray"]["screen"] != "play":
        page.send("answer", screen=page.state["tray"]["screen"], button=GREEN)


def press_times(page, button, times=1, wait_ms=400):
    """Press a button several times in quick succession, for the prompt that the page shows. Return the errors."""
    known, question = len(page.errors), page.state["question"]
    for is_down in (True, False) * times:
        message = {"do": "button", "button": button, "down": is_down, "question": question}
        page.table.handle_message(page.tab, json.dumps(message))
    page.wait(wait_ms)
    return page.errors[known:]


def test_of_presses_that_arrive_together_those_for_an_earlier_question_are_refused(page):
    assert set(press_times(page, GREEN, times=3)) == {LATE}
    assert page.table.ui.screen.name == "setup" and page.table.ui.match is None
    page.table.handle_message(page.tab, '{"do": "button", "button": 8, "down": true}')
    page.wait(100)
    assert page.table.tray.closed == 1 << GREEN  # a press that names no question is never too late


def test_the_same_refusal_is_sent_once_while_it_waits(page):
    late_message = json.dumps({"do": "enter", "line": "0 roll", "question": page.state["question"] - 1})
    for text in (late_message, late_message, '{"do": "nonsense"}', '{"do": "nonsense"}'):
        page.table.handle_message(page.tab, text)
    page.receive_news()
    assert page.errors[0] == LATE
    assert len(page.errors) == 2


def test_the_question_to_a_seat_stays_while_others_play(page):
    start_match(page, 2)
    page.send("sit", **{"as": 0})
    wait_for_turn(page, mine=True)
    own_question = page.state["question"]
    page.send("enter", line=page.match["moves"][0], question=own_question)
    while page.match["turn"] == 0:
        page.send("enter", line=page.match["moves"][0])
    question = page.state["question"]
    assert question != own_question
    questions = set()
    while page.match["turn"] != 0:
        questions.add(page.state["question"])
        page.wait(20)
    assert questions == {question} and page.state["question"] not in (own_question, question)


def wait_for_turn(page, mine):
    for _ in range(400):
        if (page.match["turn"] == 0) == mine:
            return
        page.wait(200)
    raise AssertionError(page.state["display_text"])


def test_a_line_or_an_answer_for_another_question_is_refused(page):
    start_match(page)
    wait_for_turn(page, mine=True)
    old_question, line = page.state["question"], page.match["moves"][0]
    assert page.send("enter", line=line, question=old_question) == []
    wait_for_turn(page, mine=True)
    game = page.table.ui.match.game.save()
    assert page.send("enter", line=page.match["moves"][0], question=old_question) == [LATE]
    assert page.send("new", players=make_players(0, 1), question=old_question) == [LATE]
    assert page.table.ui.match.game.save() == game


def test_a_call_counts_as_long_as_its_window_is_open(page, monkeypatch):
    start_match(page)
    wait_for_turn(page, mine=True)
    page.state["question"] -= 1
    assert press_times(page, 0) == [LATE]
    assert page.send("catch", seat=0) == [LATE]  # the tray would interpret the button as a call
    monkeypatch.setattr(type(page.table.ui.match.game), "can_call_uno", lambda game, seat: seat == 0)
    assert press_times(page, 0) == []
    assert press_times(page, RED) == [LATE]
