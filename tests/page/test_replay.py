"""A record on the page: the slider in both directions, by mouse and keys, at any speed; all games; bad records."""

import pytest
from app_server import AppServer
from cases import DESKTOP, GOLDEN, PHONE, WIDER, mark_cases, set_size
from playwright.sync_api import expect

from simulator.web.replay.positions import Positions
from simulator.web.replay.replay_server import make_replay_app

# Return whether no control lies on another one or outside.
APART = """all => {
  const boxes = all.map(one => one.getBoundingClientRect());
  return boxes.every((a, at) => a.left >= 0 && a.right <= innerWidth && boxes.every((b, other) => other <= at
    || Math.min(a.right, b.right) - Math.max(a.left, b.left) < 2
    || Math.min(a.bottom, b.bottom) <= Math.max(a.top, b.top)));
}"""
# Return whether the controls cover the end of the log.
COVERED = """() => {
  scrollTo(0, document.documentElement.scrollHeight);
  const [log, strip] = ['.log', '.player'].map(part => document.querySelector(part).getBoundingClientRect());
  return strip.top > 400 && log.bottom > strip.top + 1;
}"""
# Show the page again, in a frame as large as that of the dialog of a match on a laptop.
FRAMED = """() => {
  const frame = document.createElement('iframe');
  frame.src = './';
  Object.assign(frame.style, { position: 'fixed', inset: '0', width: '1258px', height: '716px', border: '0' });
  document.body.replaceChildren(frame);
}"""
ENDED = ["basic-006", "center-000", "line-001", "yacht-001", "dominoes-000"]


@pytest.fixture
def replay(open_page):
    """Return a function that opens a record on the page.

    The function's `seated` are lines for the record's head that put its players at other buttons.
    """
    servers = []

    def start(name: str, own=False, seated=b""):
        data = (GOLDEN / name.split("-")[0] / f"{name}.t24").read_bytes().replace(b"---\n", seated + b"---\n", 1)
        servers.append(AppServer().start(make_replay_app(Positions(data, f"{name}.t24"))))
        page = open_page(own=own)
        page.goto(servers[-1].url)
        page.wait_for_selector("[data-view=match]")
        return page

    yield start
    for host in servers:
        host.release_port()


def read_state(page):
    """Return what the page shows of a position, without animations."""
    return page.evaluate(
        """() => [document.querySelector('.where').textContent,
        document.querySelector('.oled canvas').getAttribute('aria-label'), document.querySelectorAll('.log li').length,
        [...document.querySelectorAll('.well')].map(well => (well.dataset.holds ?? '')
          + (well.classList.contains('lit') ? well.style.cssText : '')),
        [...document.querySelectorAll('.seat .dice, .hand .dice')].map(dice => dice.innerHTML)]"""
    )


def go_to_line(page, key, line):
    """Press a key of the keyboard and wait until the page shows this line of the record."""
    page.keyboard.press(key)
    expect(page.locator(".where")).to_have_text(f"line {line}")


@pytest.mark.parametrize("name", mark_cases(ENDED, "basic-006", "dominoes-000"))
def test_every_game_goes_to_its_end_and_back(replay, name):
    page = replay(name)
    page.keyboard.press("End")
    expect(page.locator(".winner h2")).to_contain_text("wins")
    expect(page.locator(".log li").first).to_contain_text("the match")
    page.keyboard.press("Home")
    expect(page.locator(".where")).to_have_text("the beginning")
    expect(page.locator(".winner")).to_be_hidden()
    expect(page.locator(".log li")).to_have_count(0)


@pytest.mark.smoke
def test_one_line_on_and_back_is_the_same_position(replay):
    page = replay("basic-000")
    lines = [6, 7, 8, 9]  # the last one is the first of a seat
    states_seen = []
    for line in lines:
        go_to_line(page, "ArrowRight", line)
        expect(page.locator(".log li")).to_have_count(2 if line == 9 else 1)
        states_seen.append(read_state(page))
    expect(page.get_by_label("Slot 5, yellow 8")).to_be_visible()
    expect(page.locator(".player")).not_to_contain_text("place")  # a record's own notation is nothing for players
    spoken_text = "line 9: Seat 2 starts hand 1 with yellow 8 in slot 5."
    expect(page.get_by_label("Line of the record")).to_have_attribute("aria-valuetext", spoken_text)
    for line, expected_state in zip(lines[-2::-1], states_seen[-2::-1], strict=True):
        go_to_line(page, "ArrowLeft", line)
        page.wait_for_function("count => document.querySelectorAll('.log li').length === count", arg=expected_state[2])
        assert read_state(page) == expected_state
    # Nothing but loopback names is answered.
    assert page.request.get(page.url, headers={"Host": "evil.example"}).status == 400


def test_the_scrubber_the_buttons_and_the_hands_lead_anywhere(replay):
    page = replay("basic-000")
    page.get_by_label("Line of the record").fill("30")
    expect(page.locator(".where")).to_have_text("line 35")
    page.get_by_role("button", name="One line back").click()
    expect(page.locator(".where")).to_have_text("line 34")
    page.get_by_label("Hand", exact=True).select_option(label="Hand 3 of 10")
    expect(page.locator(".score header small")).to_contain_text("hand 3")
    page.keyboard.press("PageDown")
    expect(page.locator(".score header small")).to_contain_text("hand 4")
    go_to_line(page, "ArrowRight", 181)
    page.keyboard.press("PageUp")
    page.keyboard.press("PageUp")
    expect(page.get_by_label("Hand", exact=True)).to_have_value("145")
    page.locator(".log li").nth(3).click()
    expect(page.locator(".log li").first).to_contain_text("Seat")


def test_it_plays_by_itself_at_speed_until_somebody_steps(replay):
    page = replay("line-001", own=True)
    page.clock.install()
    page.get_by_role("button", name="8×").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.clock.run_for(10_000)
    assert page.evaluate("Number(document.querySelector('.way input').value)") > 8
    page.keyboard.press("ArrowLeft")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    stopped_position = page.locator(".where").text_content()
    page.clock.run_for(10_000)
    assert page.locator(".where").text_content() == stopped_position


def test_a_bad_record_shows_how_far_it_goes_and_what_is_wrong(replay):
    page = replay("basic-003-bad0")
    fault = page.get_by_label("What is wrong in this record")
    for message in ("Line 109 is not legal", "* draw 2 5 7 11 20", "takes 3 values, not 4", "141 more lines"):
        expect(fault).to_contain_text(message)
    go_to_line(page, "End", 108)
    expect(page.get_by_role("button", name="One line forward")).to_be_disabled()
    page = replay("center-003-bad0")
    page.get_by_label("What is wrong in this record").get_by_role("button", name="why?").click()
    expect(page.get_by_role("dialog").locator(".meant")).to_contain_text("UNO.")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()


def test_unknown_faces_and_what_was_undone_are_seen(replay):
    page = replay("basic-001")
    lines = [line for line in page.evaluate("fetch('replay.json').then(answer => answer.json())")["lines"]]
    at = next(at for at, (_, text, _) in enumerate(lines, 1) if "?" in text)
    page.get_by_label("Line of the record").fill(str(at))
    expect(page.locator(".die[aria-label='unknown die'], .die[data-face='?']").first).to_be_visible()
    expect(replay("basic-000").locator(".undo-tick")).not_to_have_count(0)


@pytest.mark.parametrize("name", ["basic-003-bad0", "dominoes-000"])
def test_it_fits_and_can_be_tapped(replay, name):
    page = replay(name)
    page.keyboard.press("End")
    expect(page.locator(".name")).to_contain_text(name)
    for size in (DESKTOP, PHONE):
        set_size(page, size)
        assert not page.evaluate(WIDER)
        boxes = [button.bounding_box() for button in page.locator(".steps button").all()]
        assert min(min(box["width"], box["height"]) for box in boxes) >= 44
        assert max(box["y"] + box["height"] for box in boxes) <= size["height"]
        assert page.locator(".player :is(button, select):visible").evaluate_all(APART)
        assert not page.evaluate(COVERED)


@pytest.mark.parametrize(
    ("name", "marks"),
    [
        ("line-001", {".well.was-played": 1, ".seat .die.was-better": 1}),
        ("center-000", {".hand .die.was-played": 1, ".hand .die.was-better": 1}),
        ("dominoes-000", {".seat .tile.was-better": 1, ".chain .end.was-better": 1, ".well.was-better": 1}),
    ],
)
def test_a_row_of_the_decisions_marks_both_moves_in_the_dialog_of_a_match(replay, name, marks):
    page = replay(name, seated=b"# seat 0 0 - Ida\n# seat 1 3 sharp Jon\n")
    page.evaluate(FRAMED)
    frame = page.frame_locator("iframe")
    frame.get_by_role("button", name="Decisions").click()
    frame.locator("#decisions .made button").first.click()
    expect(frame.locator(".verdict")).to_contain_text("Better: ")
    expect(frame.locator(".was-played, .was-better")).to_have_count(sum(marks.values()))
    for mark, count in marks.items():
        expect(frame.locator(mark)).to_have_count(count)
        expect(frame.locator(mark)).to_be_in_viewport(ratio=0.99)
    expect(frame.locator(".hand:not(.winner)")).to_be_in_viewport(ratio=1)
    for panel in frame.locator(".seats.top .seat").all():
        assert panel.evaluate("panel => panel.scrollWidth <= panel.clientWidth")
    page.keyboard.press("ArrowRight")
    expect(frame.locator(".was-played, .was-better")).to_have_count(0)
