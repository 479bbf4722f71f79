"""Nothing moves while turns are played: tray, hand, log and score stay where they are, whatever the hand offers."""

import pytest
from cases import GAMES, mark_cases
from page_player import Player

SPEED = 8  # of the tray's time relative to the wall clock
WATCHES = """() => {
    const parts = ['.tray', '.hand:not(.welcome, .winner)', '.log', '.score', '.chain'];
    window.places = {};
    const look = () => {
        for (const part of parts) {
            const element = document.querySelector(part);
            if (!element.getClientRects().length) continue;
            const { top, height } = element.getBoundingClientRect();
            (window.places[part] ??= new Set()).add(`${Math.round(top)} ${Math.round(height)}`);
        }
        requestAnimationFrame(look);
    };
    look();
}"""
SEEN = "() => Object.fromEntries(Object.entries(window.places).map(([part, seen]) => [part, [...seen]]))"
REWRITES = """() => {
    window.rewritten = [];
    new MutationObserver(changes => {
        for (const { target, addedNodes, removedNodes } of changes) {
            const [old, now] = [removedNodes, addedNodes]
              .map(nodes => [...nodes].map(node => node.data ?? node.outerHTML).join());
            // What happens twice is told twice.
            if (old && old === now && !target.matches('.happening')) window.rewritten.push(target.outerHTML);
        }
    }).observe(document.querySelector('.table'), { childList: true, subtree: true });
}"""


# The longest hint, here of any tile that fits no end.
MAX_WORDS = "Yellow reverse / wild +4 may be challenged: your yellow reverse / yellow skip would fit"
SAY_MAX = """words => {
    const hints = TEXTS['dominoes.hint-no-end'];
    for (const tile of Object.keys(hints)) hints[tile] = words;
}"""
HEIGHT = """words => {
    const hand = document.querySelector('.hand');
    return hand.innerText.includes(words) && hand.getBoundingClientRect().height;
}"""

SIZES = mark_cases([(1280, 800), (1024, 768)], (1024, 768))  # the smaller one has less room


def record_places(open_page, serve, game, size, actions=10, seed=7) -> dict[str, list[str]]:
    """Return {part of the page: its positions "top height"} during this number of actions of a match.

    Check meanwhile that no unchanged text is written again: the match is drawn many times a second, and the browser
    lays out each text that is written.
    """
    page = open_page(size={"width": size[0], "height": size[1]})
    player = Player(page, serve(SPEED, seed=seed).url).open()
    bots = {4: "sharp"} if game in ("Dice line", "Yacht") else {3: "sharp", 5: "sharp"}
    player.start_match(seats={1: "you"} | bots, game=game)
    page.evaluate(WATCHES)
    page.evaluate(REWRITES)
    player.play_until(lambda: sum(player.done.values()) >= actions)
    assert page.evaluate("[...new Set(window.rewritten)]") == []
    return page.evaluate(SEEN)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", mark_cases(GAMES, "Dice line", "Yacht", "Dominoes"))
def test_nothing_moves_between_turns(open_page, serve, game, size):
    seen = record_places(open_page, serve, game, size)
    assert len(seen) >= 4
    assert {part: places for part, places in seen.items() if len(places) > 1} == {}


@pytest.mark.parametrize("size", SIZES)
def test_nothing_moves_while_dominoes_ask_for_a_side_a_color_or_a_challenge(open_page, serve, size):
    seen = record_places(open_page, serve, "Dominoes", size, actions=30, seed=11)
    assert {part: places for part, places in seen.items() if len(places) > 1} == {}


def test_the_hand_stays_as_high_as_it_is_when_the_most_is_said_of_a_tile(open_page, serve):
    page = open_page(size={"width": 1024, "height": 768})
    player = Player(page, serve(SPEED).url).open()
    page.evaluate(SAY_MAX, MAX_WORDS)
    player.start_match(seats={1: "you", 3: "sharp"}, game="Dominoes")
    player.play_until(lambda: player.is_visible("[data-act=draw]"))
    height = page.evaluate(HEIGHT, "")
    page.locator(".grab:not(.ready)").first.hover()
    assert page.wait_for_function(HEIGHT, arg=MAX_WORDS).json_value() == height


# In dominoes the others' tiles above may take a second row.
@pytest.mark.parametrize("game", mark_cases(list(GAMES)[:4], "Tray game", "Yacht"))
def test_on_a_phone_tray_and_hand_stay_and_only_what_is_below_moves(open_page, serve, game):
    places = record_places(open_page, serve, game, (390, 844))
    tops = {
        part: {place_name.split()[0] for place_name in places[part]}
        for part in places
        if part.startswith((".tray", ".hand"))
    }
    assert len(tops) == 2
    assert {part: found for part, found in tops.items() if len(found) > 1} == {}
