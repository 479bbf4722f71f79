"""The command bench slot: its steps, figures and verdict, tested with a fake slot that it lights and reads."""

import runpy
import subprocess
import sys
import tomllib
from datetime import date
from math import pi
from operator import mul
from random import Random
from types import SimpleNamespace

import pytest

from hardware.calc import liner, measurements, parts, solder_mask, stray_light
from hardware.calc import slot as calculated
from hardware.slot import kit
from host_tools.checkout import ROOT
from host_tools.cli import main
from host_tools.errors import Failure
from host_tools.slot import procedure
from host_tools.slot.procedure import (
    PAPER_LUX,
    STEPS,
    compare_readings,
    compute_requirements,
    measure_bead,
    measure_steps,
)
from host_tools.slot.program import LIGHTS, Reading, measure_slot
from tray24 import pins

# Reflectances of inks, and what a light at full gives for a share of 1, in LSB.
INKS = {
    "red": (0.70, 0.10, 0.08, 0.70),
    "yellow": (0.80, 0.70, 0.08, 0.70),
    "green": (0.08, 0.46, 0.22, 0.70),
    "blue": (0.08, 0.26, 0.68, 0.70),
}
LIT_LSB = (661, 1330, 2102, 2990)  # three times the typical slot's, so that whole LSB are fine steps
DIRECT = (0.01, 0.01, 0.01, 0.02)


def compute_shares(returns):
    """Return {step: the shares of red, green, blue and infrared light that a slot returns}.

    `returns` is the reflectance of the slot's white liner.
    """

    def add_sheet(*others):
        sheet = (straight + 0.1 for straight in DIRECT)
        return tuple(sum(each) for each in zip(sheet, *others, strict=True))

    def compute_die(reflectances):
        return add_sheet(
            foot, [solder_mask.reflectance_to_returned(share, color) for color, share in enumerate(reflectances)]
        )

    foot = [liner.compute_foot_share(color, returns) for color in range(4)]
    empty_share = add_sheet(foot, [liner.compute_liner_share(color, returns) for color in range(4)])
    dice = {name: compute_die(ink) for name, ink in {"white": parts.PAPER, **INKS}.items()}
    return {"direct": DIRECT, "floor": add_sheet(), "pocket": empty_share, **dice}


SHARES = compute_shares(parts.LINER_RETURNS)
BEAD_CD_M2 = (181, 816, 196)


@pytest.fixture(autouse=True)
def own_figures():
    """Restore the constants of the slot's calculation after each test."""
    yield
    measurements.use_file(measurements.PATH)


class SlotBoard:
    """A fake board with one slot, which reflects the light as SHARES say. `lies` names the object on the slot.

    Programs for the board run in this Python.
    """

    def __init__(self, room_lsb=5, lies="direct"):
        self.room_lsb = room_lsb
        self.lies = lies
        self.shares = dict(SHARES)
        self.shakes_lsb = 0
        self.conversions = 0
        self.words = []
        self.frame, self.beside = (0, 0, 0), (0, 0, 0)
        self.infrared = 0
        self.bead_cd_m2 = BEAD_CD_M2
        self.lit_lsb = LIT_LSB
        self.noise_lsb = lambda: 0.0

    def execute(self, program):
        printed_lines = []
        modules = {
            "machine": self._make_machine(),
            "rp2": self._make_rp2(),
            "time": SimpleNamespace(sleep_us=self._sleep_us),
        }
        former_modules = {name: sys.modules.get(name) for name in modules}
        sys.modules.update(modules)  # pyright: ignore[reportCallIssue, reportArgumentType] (stand-ins)
        try:
            exec(compile(program, "<prompt>", "exec"), {"print": printed_lines.append})
        finally:
            sys.modules.update({name: module for name, module in former_modules.items() if module})
            for name in (name for name, module in former_modules.items() if module is None):
                del sys.modules[name]
        return "\n".join(printed_lines) + "\n"

    def _sleep_us(self, us):
        if self.words:  # the line is low: the first word is that of the LED below, the second that of the one beside
            assert us > parts.LED_RESET_US
            self.frame, self.beside = self.words
            self.words = []

    def _make_machine(self):
        slot = self

        class Pin:
            OUT = "out"

            def __init__(self, number, mode=None, value=0):
                self.number = number

            def __call__(self, value):
                assert self.number == pins.INFRARED_ON
                slot.infrared = value

        class ADC:
            def __init__(self, pin):
                assert pin.number == pins.SENSOR_BANKS[2] == kit.SENSE_PIN

            def read_u16(self):
                return slot.read_level() << 4

        return SimpleNamespace(Pin=Pin, ADC=ADC)

    def _make_rp2(self):
        slot = self

        class StateMachine:
            def __init__(self, number, program, freq, sideset_base):
                assert (freq, sideset_base.number) == (20_000_000, pins.LED_DATA)

            def active(self, on):
                pass

            def put(self, word, shift):
                green, red, blue = (word << shift >> at & 255 for at in (24, 16, 8))
                slot.words.append((red, green, blue))

        pio = SimpleNamespace(OUT_LOW=0, SHIFT_LEFT=0)
        return SimpleNamespace(asm_pio=lambda **options: lambda program: program, PIO=pio, StateMachine=StateMachine)

    def read_level(self):
        self.conversions += 1
        lights = (*(value / 255 for value in self.frame), self.infrared)
        shares = self.shares[self.lies]
        lit_lsb = sum(light * full * share for light, full, share in zip(lights, self.lit_lsb, shares, strict=True))
        return min(
            4095, round(lit_lsb + self.room_lsb + self.noise_lsb() + self.shakes_lsb * (self.conversions // 100 % 2))
        )


class ScriptedPerson:
    """A fake person who follows each step. `wrong` {step: the object that is put on the slot first}."""

    def __init__(self, slot, wrong=None):
        self.slot = slot
        self.wrong = dict(wrong or {})
        self.steps = iter(STEPS)
        self.step = ""
        self.heard = []

    def show_message(self, words):
        self.heard.append(words)

    def ask_yes_no(self, question, usual=True):
        """Say truthfully whether the LED's bead is as bright as the paper.

        At any other question put the right object on the slot, and answer yes.
        """
        if "as bright as the paper" in question:
            assert not usual and self.slot.frame == (0, 0, 0)
            luminance = sum(
                full * level / 255 for full, level in zip(self.slot.bead_cd_m2, self.slot.beside, strict=True)
            )
            return luminance >= parts.PAPER_CD_M2
        self.await_done(question)
        return True

    def await_done(self, words):
        self.heard.append(words)
        assert len(self.heard) < 40, "a step is repeated without end"
        if words.startswith("Step"):
            self.step = next(self.steps, "white")
        self.slot.lies = self.wrong.pop(self.step, self.step)


def test_a_reading_is_the_mean_of_lit_minus_dark():
    reading = measure_slot(SlotBoard(room_lsb=40, lies="white"))
    assert reading.lights == pytest.approx(
        [full * share for full, share in zip(LIT_LSB, SHARES["white"], strict=True)], abs=0.5
    )
    assert reading.dark == pytest.approx(40, abs=0.5) and reading.noise < 0.5


@pytest.mark.parametrize("returns", [*parts.LINER_RETURNS_RANGE, parts.LINER_RETURNS])
def test_all_steps_lead_to_a_file_from_which_the_calculation_reads_back_what_was_measured(tmp_path, capsys, returns):
    slot = SlotBoard()
    slot.shares = compute_shares(returns)
    person = ScriptedPerson(slot)
    out = tmp_path / "measured.toml"
    assert procedure.measure_kit(slot, person, out, date(2026, 11, 23))
    figures = tomllib.loads(out.read_text(encoding="utf-8"))
    assert figures["slot"]["date"] == "2026-11-23"
    white_lsb = [full * share for full, share in zip(LIT_LSB, slot.shares["white"], strict=True)]
    assert figures["slot"]["white_lsb"] == pytest.approx(white_lsb, abs=1)
    assert set(figures["inks"]) == set("rygb")
    output = capsys.readouterr().out
    assert f"{white_lsb[0]:.0f}" in output and "\nGO: all " in output
    assert sum(text.startswith("Step ") for text in person.heard) == len(STEPS) + 1
    figures_read = measurements.read_figures(out)
    assert figures_read.full_lsb == pytest.approx(LIT_LSB, rel=0.002)
    # The light of the liner's foot beside each die is neither the paper's nor an ink's.
    assert figures_read.liner == pytest.approx((returns,) * 4, abs=0.01)
    for name, ink in INKS.items():
        assert figures_read.inks[name[0]] == pytest.approx(ink, abs=0.002)
    assert figures_read.bead == (152, 608, 152)


def test_a_slot_as_calculated_is_shown_with_the_calculations_figures():
    sheet = [
        floor + straight
        for floor, straight in zip(stray_light.compute_sheet_shares(), stray_light.compute_direct_shares(), strict=True)
    ]
    beside = [share + liner.compute_foot_share(color) for color, share in enumerate(sheet)]
    shares = {
        "direct": stray_light.compute_direct_shares(),
        "floor": sheet,
        "pocket": [share + liner.compute_liner_share(color) for color, share in enumerate(beside)],
        "white": [
            share + solder_mask.reflectance_to_returned(parts.PAPER[color], color) for color, share in enumerate(beside)
        ],
    }
    levels = {step: map(mul, calculated.compute_lit_lsb(), row) for step, row in shares.items()}
    readings = {step: Reading(tuple(row), dark=0, brightest=0, noise=0) for step, row in levels.items()}
    assert all(seen == expected for _, _, seen, expected in compare_readings(readings))


@pytest.mark.parametrize(
    ("step", "surface", "text"),
    [
        ("direct", "white", "fins of the light walls"),
        ("floor", "direct", "put it in, with its protective film off"),
        ("pocket", "floor", "it must be white"),
        ("white", "floor", "check the die"),
        ("red", "white", "not the colored face"),
        ("blue", "floor", "no die in the liner"),
    ],
)
def test_a_wrong_thing_on_the_slot_is_reported_and_measured_again(step, surface, text):
    slot = SlotBoard()
    person = ScriptedPerson(slot, {step: surface})
    readings = measure_steps(slot, person)
    assert sum(text in message for message in person.heard) == 1
    assert set(readings) == set(STEPS)
    if step != "direct":
        assert readings[step].lights != readings[surface].lights


def run_bench(tmp_path, slot):
    """Run `bench slot` with this fake slot. Return the verdict, and the path of the file with the measurements."""
    out = tmp_path / "measured.toml"
    return procedure.measure_kit(slot, ScriptedPerson(slot), out, date(2026, 11, 23)), out


# What is wrong with a slot, and the requirement that it breaks.
@pytest.mark.parametrize(
    ("wrong", "name"),
    [
        ({"shares": {step: (red + 0.04, *rest) for step, (red, *rest) in SHARES.items()}}, "direct light past"),
        ({"lit_lsb": (*LIT_LSB[:3], 400)}, "empty or die, weakest of datasheet: "),
        ({"shares": SHARES | {"green": SHARES["yellow"]}}, "y sticker or g sticker"),
        ({"lit_lsb": (60, 70, 190, 300)}, "white die on the bench"),
        ({"bead_cd_m2": (181, 816, 100)}, "bead seen on the bench"),
    ],
    ids=["direct", "infrared", "inks", "weak", "bead"],
)
def test_a_slot_that_would_make_no_tray_is_no_go(tmp_path, capsys, wrong, name):
    slot = SlotBoard()
    vars(slot).update(wrong)
    is_go, _ = run_bench(tmp_path, slot)
    output = capsys.readouterr().out
    assert not is_go and "NO-GO: " in output
    assert any(name in line and "must be" in line for line in output.splitlines())


@pytest.mark.parametrize(("bead_cd_m2", "status"), [(BEAD_CD_M2, 0), ((181, 816, 100), 1)])
def test_the_calculation_comes_to_the_same_verdict(tmp_path, capsys, monkeypatch, bead_cd_m2, status):
    pytest.importorskip("numpy", reason="numpy is not installed: ./tray24 test --whole installs it")
    from hardware.calc import luminance

    monkeypatch.setattr(
        luminance, "compute_luminance", lambda *seen: BEAD_CD_M2
    )  # no bench measures it, and it takes a minute
    slot = SlotBoard()
    slot.bead_cd_m2 = bead_cd_m2
    is_go, out = run_bench(tmp_path, slot)
    capsys.readouterr()
    monkeypatch.setattr(sys, "argv", ["hardware.calc", "--measured", str(out)])
    with pytest.raises(SystemExit) as left:
        runpy.run_module("hardware.calc", run_name="__main__")
    assert is_go == (status == 0) and left.value.code == status
    lines = capsys.readouterr().out.splitlines()
    wrong = [line.partition("  ")[0] for line in lines if line.endswith("DOES NOT HOLD")]
    assert wrong == [row.name for row in compute_requirements(out) if not row.holds]


def test_the_verdict_needs_no_package_of_the_hardware():
    program = "import sys, host_tools.slot.procedure; print(*{name.partition('.')[0] for name in sys.modules})"
    result = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert not {"numpy", "cadquery", "skidl", "shapely", "pcbnew"} & set(result.stdout.split())


def test_the_noise_in_the_file_is_that_of_one_sample(tmp_path):
    """The program averages samples, but the file has the noise of a single sample, which the calculation needs."""
    slot, rng = SlotBoard(room_lsb=50), Random(1)
    slot.noise_lsb = lambda: rng.gauss(0, 3)
    _, out = run_bench(tmp_path, slot)
    assert 3 < (measurements.read_figures(out).noise_lsb or 0) < 6  # the largest of all steps and lights


def test_a_bead_is_lit_alone_in_each_primary_and_dark_afterwards():
    assert pytest.approx(0.8 * PAPER_LUX / pi, abs=0.5) == parts.PAPER_CD_M2
    slot = SlotBoard()
    assert measure_bead(slot, ScriptedPerson(slot)) == (152, 608, 152)
    assert slot.beside == (0, 0, 0)
    slot.bead_cd_m2 = (75, 77, 700)
    assert measure_bead(slot, ScriptedPerson(slot)) == (0, 76, 608)


def test_who_cannot_mend_a_step_has_the_verdict(tmp_path, capsys):
    slot = SlotBoard()
    slot.shares = make_dark_shares(2)
    person = ScriptedPerson(slot)
    person.ask_yes_no = lambda question, usual=True: False
    assert not procedure.measure_kit(slot, person, tmp_path / "out.toml", date(2026, 11, 23))
    assert "NO-GO: A white sticker returns 0 LSB of blue" in capsys.readouterr().out
    assert list(tmp_path.iterdir()) == []


def make_dark_shares(light):
    """Return the shares of light in SHARES, but 0 for the light with this number (0 to 3), as if its LED was dark."""
    return {step: tuple(0.0 if at == light else share for at, share in enumerate(row)) for step, row in SHARES.items()}


@pytest.mark.parametrize(
    ("change", "asked_text", "text"),
    [
        ({"room_lsb": 300}, "300 LSB of the room", "300 LSB of the room"),
        ({"room_lsb": 4000}, "flooded", "flooded"),
        ({"shakes_lsb": 60}, "let nothing move", "let nothing move"),
        *(({"shares": make_dark_shares(light)}, "are expected", f"LSB of {name}") for light, name in enumerate(LIGHTS)),
    ],
    ids=["room", "flooded", "noisy", *LIGHTS],
)
def test_what_disturbs_every_step_is_reported(change, asked_text, text):
    slot = SlotBoard()
    person = ScriptedPerson(slot)
    good_state = dict(vars(slot))
    vars(slot).update(change)
    await_done = person.await_done

    def wait_and_mend(said):
        if asked_text in said:
            vars(slot).update({name: good_state[name] for name in change})
        await_done(said)

    person.await_done = wait_and_mend
    measure_steps(slot, person)
    assert any(text in message for message in person.heard)


def test_figures_that_cannot_be_written_are_printed(tmp_path, capsys):
    slot = SlotBoard()
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(Failure, match="cannot write .*--out"):
        procedure.measure_kit(slot, ScriptedPerson(slot), tmp_path / "file" / "out.toml", date(2026, 11, 23))
    assert "white_lsb = [" in capsys.readouterr().out


def test_leaving_writes_nothing(tmp_path):
    slot = SlotBoard()
    person = ScriptedPerson(slot)

    def cancel(words):
        raise KeyboardInterrupt

    person.await_done = cancel
    with pytest.raises(KeyboardInterrupt):
        procedure.measure_kit(slot, person, tmp_path / "out.toml", date(2026, 11, 23))
    assert list(tmp_path.iterdir()) == []


def test_without_a_terminal_the_command_is_refused(capsys, monkeypatch):
    monkeypatch.setattr(procedure, "find_person", lambda: None)
    assert main(["bench", "slot"]) == 2
    assert "start it in a terminal" in capsys.readouterr().err
