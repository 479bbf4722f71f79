"""The end of a round of the dice line with real dice on the emulated Pico: dice are placed, entered, taken and rolled.

People begin the match at the desktop's tray. Then that tray is unplugged, the Pico gets its dice and files, and the
match continues there.
"""

import random

import images
import prepared_matches

from simulator.people.dice import Dice
from simulator.people.dice_moves import DiceMoves
from simulator.people.players import VirtualPlayers
from simulator.pico.rig import read_lines
from simulator.tray.files import MemoryFiles
from simulator.tray.optics import Optics
from simulator.tray.rig import Rig
from simulator.tray.sensors import SenseRig
from tray24.match.journal import JOURNAL
from tray24.match.record import replay
from tray24.sense.reference import FILE
from tray24.ui.match import prompts

GAME, SET = "line", "line11"
RNG_SEED = 7  # seed of the dice: in the rest of the round a seat names a color, and a seat must take from the back
TRAY_SEED = 1  # selects the tolerances of its parts
HASTE = 20
STEPS = 3000
DICE_LEFT = 2


class RealMatch:
    """A match of two virtual people with real dice around a tray, ready to be continued on the Pico."""

    def __init__(self, rig, dice_json=None):
        self.rig = rig
        rig.boot()
        rng = random.Random(RNG_SEED)
        self.dice = Dice(rig.tray, SET, rng)
        if dice_json:
            self.dice.from_json(dice_json)
        self.people = DiceMoves(rig.tray, self.dice, rig.presses)
        self.virtual_players = VirtualPlayers(self.people, rng)
        self.virtual_players.buttons = {0, 1}
        rig.resume()

    @property
    def prompt(self):
        screen = self.people.screen
        return screen.prompt if screen is not None else ""

    def play_until(self, is_reached, each=lambda: None):
        """Let the virtual people act until `is_reached()` is true; call `each` after each action."""
        for _ in range(STEPS):
            if is_reached():
                return
            is_roll_off = self.prompt == prompts.FIRST
            step = (
                self.people.roll_off()
                if is_roll_off
                else self.virtual_players.choose_action(self.rig.tray.clock.now_ms, HASTE)
            )
            if step is None:
                self.rig.wait_ms(20)
            else:
                self.rig._run_intent(step)
                each()
        raise AssertionError(f"they do not come to an end: {self.rig.read_display()}")


def make_calibration():
    """Return the calibration of the desktop's tray with the same parts; calibrating the Pico would take a minute."""
    senses = SenseRig(Optics(TRAY_SEED))
    assert senses.calibrate() == ""
    return senses.files.content[FILE]


def test_a_hand_of_the_line_with_real_dice(new_rig):
    files = MemoryFiles({FILE: make_calibration(), JOURNAL: prepared_matches.make_real_journal(GAME)})
    desktop_match = RealMatch(Rig(files, sensors=True, seed=TRAY_SEED))
    game = desktop_match.rig.game
    desktop_match.play_until(
        lambda: desktop_match.prompt == prompts.TURN and game.turn >= 0 and min(map(len, game.hands)) == DICE_LEFT
    )
    desktop_match.rig.wait_ms(200)
    desktop_match.rig.pull_plug()
    lines_before = prepared_matches.split_journal(files.content[JOURNAL])

    rig = new_rig(images.make_flash({f"data/{name}": data for name, data in files.content.items()}), seed=TRAY_SEED)
    pico_match = RealMatch(rig, desktop_match.dice.to_json())
    pico_match.play_until(
        lambda: rig.ui.screen.name == "winner",
        lambda: rig.wait_until_light_equal() if pico_match.prompt == prompts.TURN else None,
    )
    rig.wait_until_equal()
    assert f"{max(rig.game.scores)} points" in read_lines(rig.pico.screen), rig.read_display()
    lines = prepared_matches.split_journal(rig.read_pico_files()[JOURNAL])
    played_lines = lines[len(lines_before) :]
    assert lines[: len(lines_before)] == lines_before
    assert sum(line[1:7] == " play " for line in played_lines) >= DICE_LEFT
    assert any(line[1:] == " draw" for line in played_lines)
    assert any(line.startswith("* reveal") for line in played_lines)
    _, replayed_game = replay(lines)
    assert replayed_game.game.over and replayed_game.game.scores == rig.game.scores
    assert rig.pico.text == "" and rig.pico.resets == 0
    assert rig.ui.sensing.faults == 0
