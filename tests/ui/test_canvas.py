"""The display's picture: texts look right, only changed pages (8 rows of pixels) are sent, nothing is drawn outside."""

from functools import partial
from pathlib import Path

from hypothesis import given, settings
from hypothesis import strategies as st
from ui_script import Script, format_picture, is_text_shown

from tray24.ui.toolkit.canvas import HEADLINE, TRAY7, Canvas, measure_text, truncate_text, wrap_text

GOLDEN = Path(__file__).parent / "golden"


def draw_picture(draw_on):
    canvas = Canvas()
    draw_on(canvas)
    canvas.update_buffer()
    return format_picture(canvas.buffer)


def test_the_play_screen_is_the_visual_target_pixel_by_pixel(golden):
    hands = [["r1", "g2", "b3", "y4", "r5"], ["b7", "y3", "b9"], ["g4", "g5"]]
    position = {"turn": 0, "phase": "move", "direction": -1, "tray": {"7": "r7"}, "half": "left", "hands": hands}
    script = Script().start_match("", "", "", position=position)
    script.ui.play_screen.warn("Fits no neighbor")
    script.wait(200).finish_drawing()
    rows_above_hint = format_picture(script.ui.canvas.buffer)[:50]
    golden("golden/refused.txt", "\n".join(rows_above_hint) + "\n")


def test_the_headline_face_is_as_drawn(golden):
    lines = []
    for letter in (GOLDEN / "headline.txt").read_text().splitlines()[::12]:
        picture = draw_picture(partial(Canvas.draw_text, text=letter, x=0, y=0, typeface=HEADLINE))
        width = HEADLINE.measure_text(letter)
        lines += [letter, *(row[:width] for row in picture[:11])]
        assert not any("#" in row[width:] for row in picture)
    golden("golden/headline.txt", "\n".join(lines) + "\n")


def test_only_pages_that_changed_are_to_be_sent():
    canvas = Canvas()
    canvas.dirty = 0
    canvas.clear()
    canvas.draw_text("Ag", 3, 10)
    canvas.update_buffer()
    assert canvas.dirty == 0b110
    canvas.dirty = 0
    canvas.clear()
    canvas.draw_text("Ag", 3, 10)
    canvas.update_buffer()
    assert canvas.dirty == 0


def test_a_picture_is_not_seen_before_it_is_complete():
    canvas = Canvas()
    canvas.clear()
    canvas.fill_bar(0, 64)
    assert not any(canvas.buffer)
    canvas.update_buffer()
    assert all(canvas.buffer)


@given(st.integers(-200, 200), st.integers(0, 63), st.integers(0, 200), st.integers(0, 80), st.text(max_size=30))
def test_whatever_is_drawn_stays_inside_and_inverting_twice_changes_nothing(x, y, width, height, text):
    canvas = Canvas()
    canvas.draw_text(text, x, y)
    canvas.update_buffer()
    old_content = bytes(canvas.buffer)
    canvas.invert_box(x, y, width, height)
    canvas.invert_box(x, y, width, height)
    canvas.update_buffer()
    assert bytes(canvas.buffer) == old_content
    assert len(canvas.buffer) == 1024


def test_what_is_drawn_on_a_bar_is_dark_on_light():
    bare_picture = draw_picture(lambda canvas: canvas.draw_text("Ag", 3, 54))

    def draw(canvas):
        canvas.fill_bar(51, 13)
        canvas.draw_text("Ag", 3, 54)

    rows = draw_picture(draw)
    exchange_table = str.maketrans("#.", ".#")
    assert rows[51:] == [row.translate(exchange_table) for row in bare_picture[51:]]
    assert rows[:51] == bare_picture[:51]


@given(st.integers(0, 60), st.integers(0, 48), st.integers(3, 60), st.integers(3, 16))
@settings(max_examples=30)
def test_a_chip_is_a_box_without_corners(x, y, width, height):
    box = draw_picture(lambda canvas: canvas.invert_box(x, y, width, height))
    inner_picture = draw_picture(lambda canvas: canvas.invert_box(x + 1, y + 1, width - 2, height - 2))
    corners = {(row, column) for row in (y, y + height - 1) for column in (x, x + width - 1)}

    def list_pixels(rows):
        return {(row, column) for row in range(64) for column in range(128) if rows[row][column] == "#"}

    outline = list_pixels(box) - list_pixels(inner_picture)
    assert list_pixels(draw_picture(lambda canvas: canvas.draw_outline(x, y, width, height))) == outline
    assert (
        list_pixels(draw_picture(lambda canvas: canvas.draw_chip_box(x, y, width, height, False))) == outline - corners
    )
    assert (
        list_pixels(draw_picture(lambda canvas: canvas.draw_chip_box(x, y, width, height, True)))
        == list_pixels(box) - corners
    )


def test_nothing_is_drawn_outside_the_clip():
    def draw(canvas):
        canvas.clip(10, 20)
        canvas.draw_text("WWWWWWWWWW", 0, 0)

    rows = draw_picture(draw)
    assert all("#" not in row[:10] + row[20:] for row in rows)
    assert any("#" in row for row in rows)


def test_a_letter_the_typeface_lacks_is_a_question_mark():
    assert draw_picture(lambda canvas: canvas.draw_text("a☃b", 0, 0)) == draw_picture(
        lambda canvas: canvas.draw_text("a?b", 0, 0)
    )
    assert draw_picture(lambda canvas: canvas.draw_text("é", 0, 0)) != draw_picture(
        lambda canvas: canvas.draw_text("?", 0, 0)
    )


@given(st.text("abc WI.", max_size=80), st.integers(20, 128))
def test_wrapping_keeps_every_word_and_fits(text, width):
    lines = wrap_text(text, width)
    assert " ".join(lines).split() == text.split()
    assert all(measure_text(line) <= width for line in lines if " " in line.strip())


@given(st.text("abcé WI.", max_size=80), st.integers(20, 128), st.sampled_from((TRAY7, HEADLINE)))
def test_a_text_is_cut_no_shorter_than_needed(text, width, typeface):
    if typeface.measure_text(text) <= width:
        assert truncate_text(text, width, typeface) == text
    else:
        fitting_counts = [count for count in range(len(text)) if typeface.measure_text(text[:count] + "…") <= width]
        assert truncate_text(text, width, typeface) == text[: max(fitting_counts, default=0)].rstrip() + "…"


def test_the_reader_of_these_tests_reads():
    canvas = Canvas()
    canvas.fill_bar(26, 20)
    canvas.draw_text("slot 12", 40, 30)
    canvas.update_buffer()
    assert is_text_shown(canvas, "slot 12")
    assert not is_text_shown(canvas, "slot 13")
