"""Nothing moves while turns are played: tray, hand, log and score stay where they are, whatever the hand offers."""

import pytest
from people import Player

FAST = 8
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


@pytest.mark.page
@pytest.mark.parametrize("game", ["Tray game", "Center die", "Dice line", "Yacht", "Dominoes"])
def test_nothing_moves_between_turns(open_page, serve, game):
    page = open_page(size={"width": 1280, "height": 800})
    player = Player(page, serve(FAST).url).open()
    others = {4: "keen"} if game in ("Dice line", "Yacht") else {3: "keen", 5: "keen"}
    player.start(seats={1: "you"} | others, game=game)
    player.play_until(lambda: bool(player.done))
    page.evaluate(WATCHES)
    player.play_until(lambda: sum(player.done.values()) >= 10)
    seen = page.evaluate(SEEN)
    assert len(seen) >= 4
    assert {part: places for part, places in seen.items() if len(places) > 1} == {}
