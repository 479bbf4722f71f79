"""A test setting with real dice: a calibrated virtual tray, a bag of dice and people, some of them virtual."""

import random

from simulator.people.calibration import calibrate_tray
from simulator.people.dice import Dice
from simulator.people.dice_moves import DiceMoves
from simulator.people.players import VirtualPlayers
from simulator.people.presses import Presses
from simulator.tray.files import MemoryFiles
from simulator.tray.virtual import VirtualTray
from tray24.games import get_game_class
from tray24.rules.faces import parse_face
from tray24.ui.match import prompts

STEP_MS = 20


class RealDiceRig:
    """A calibrated virtual tray, a bag of dice and people. The people at `virtual_players.buttons` are virtual."""

    def __init__(self, seed=3):
        rng = random.Random(seed)
        self.tray = VirtualTray(MemoryFiles(), entropy=lambda: rng.getrandbits(30), sensors=True)
        self.dice = Dice(self.tray, rng=random.Random(seed))
        self.presses = Presses(self.tray)
        self.people = DiceMoves(self.tray, self.dice, self.presses)
        self.virtual_players = VirtualPlayers(self.people, random.Random(seed))
        self.tray.plug_in()
        self.wait(3000)
        self.run_intent(calibrate_tray(self.presses))

    @property
    def ui(self):
        assert self.tray.firmware
        return self.tray.firmware.ui

    @property
    def game(self):
        return self.ui.match.game

    @property
    def kind(self):
        return self.people.screen.prompt if self.people.screen else self.ui.screen.name

    def wait(self, ms):
        self.tray.advance(ms)

    def run_intent(self, intent):
        results = []
        self.presses.start(intent, results.append)
        while not results:
            self.tray.advance(4)
        if results[0]:
            raise results[0]
        self.wait(40)
        return self

    def start_match(self, *buttons, game="basic", **options):
        self.dice.load_set(get_game_class(game).get_standard_set() or "classic24")
        option_values = {name: str(value) for name, value in options.items()}
        self.run_intent(self.presses.start_match(dict.fromkeys(buttons, ""), option_values, real=True, game=game))
        if self.kind == prompts.FIRST and game != "dominoes":
            self.run_intent(self.people.roll_off())
        return self

    def play_until(self, is_reached, most_s=900):
        """Let virtual people play until the condition is true."""
        for _ in range(0, most_s * 1000, STEP_MS):
            if is_reached():
                return self
            self.wait(STEP_MS)
            if self.presses.busy:
                continue
            step = self.virtual_players.choose_action(self.tray.clock.now_ms, 4)
            if step:
                self.run_intent(step)
        raise AssertionError(f"not within {most_s} s: {self.ui.format_text()}")

    def give_faces(self, seat, *faces):
        """Give a seat new dice that show these faces. Return the ids of the new dice.

        The seat's old dice go back to the bag, from which the new ones are taken.
        """
        button = self.ui.match.profile.seats[seat].button
        for die in self.dice.list_seat_dice(button):
            self.dice.lift_die(die.id)
        die_ids = []
        for face in map(parse_face, faces):
            die = next(die for die in self.dice.list_bag() if face in die.sides)
            self.dice.lift_die(die.id, button)
            self.dice.turn_die(die.id, face)
            die_ids.append(die.id)
        return die_ids
