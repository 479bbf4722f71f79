"""The class `RealScript`, with which tests play matches with real dice: its fake sensors see what a test puts there."""

from ui_script import Script

from simulator.tray.files import MemoryFiles
from tray24.games import load_game
from tray24.match.profile import Player, Profile
from tray24.pins import SLOTS
from tray24.rules.faces import is_wild, parse_face
from tray24.sense.events import COVERED, EMPTY, WHITE
from tray24.ui.match.real.real_play_screen import RealPlayScreen


class FakeSensing:
    """A fake of the firmware's `Sensing`: each slot contains what a test puts there."""

    def __init__(self, masked_slots=()):
        self.seen = bytearray(SLOTS)
        self.faults = 0
        self.ready = True
        self.masked = self._broken = sum(1 << slot for slot in masked_slots)
        self.presence_only = False
        self.calibrated = True

    def configure(self, masked_slots, presence_only, steady_ms):
        """Store the settings of the sensing code."""
        self.masked = self._broken | sum(1 << slot for slot in masked_slots)
        self.presence_only = presence_only

    def mark_faulty(self, slot):
        """Make the sensor of a slot faulty."""
        self._broken |= 1 << slot
        self.faults |= 1 << slot
        self.masked |= 1 << slot


class RealScript(Script):
    """A `Script` (the tray's user interface) with sensors (unless sensors=False), which places and lifts dice."""

    def __init__(self, files=None, sensors=True, masked_slots=()):
        super().__init__(files=MemoryFiles() if files is None else files)
        self.sensing = FakeSensing(masked_slots) if sensors else None
        self.ui.sensing = self.sensing

    # Dice.

    def place_die(self, face, slot):
        """Place a die: "r7", "W", or only a color: "r"; "?" is an object of unknown color."""
        if face == "?" or (self.sensing and self.sensing.presence_only):
            return self.set_content(slot, COVERED)
        wild = face[0] == "W"
        return self.set_content(slot, WHITE if wild else "-rygb".index(face[0]))

    def lift_dice(self, *slots):
        for slot in slots:
            self.set_content(slot, EMPTY)
        return self

    def set_content(self, slot, content):
        """Set what a slot contains, as a number defined in sense.events, and let the tray notice it."""
        assert self.sensing
        self.sensing.seen[slot] = content
        if not self.sensing.masked >> slot & 1:
            self.ui.handle_slot_change(slot, content, self.now_ms)
        return self.wait(40)

    def press(self, *buttons):
        """Press buttons, and wait until the picture has been drawn, part by part."""
        for name in buttons:
            super().press(name)
            while not self.ui.is_drawn:
                self.wait(20)
            self.wait(20)
        return self

    # Faces.

    def enter_face(self, face):
        """Enter a face with the keys: its color if the tray asks for it, then its kind."""
        face = parse_face(face)
        if self.screen.prompt == "hue":
            self.press(("red", "yellow", "green", "blue")[max(face >> 5, 1) - 1])
        assert self.screen.prompt == "wheel", self.ui.format_text()
        wheel = self.screen.wheel
        while wheel.face != face:
            assert face in wheel.faces, self.ui.format_text()
            self.press("blue")
        return self.press("green")

    def play_die(self, face, slot):
        """Place a die and enter its kind."""
        return self.place_die(face, slot).enter_face(face)

    # Matches.

    def start_real_match(self, seats=2, position=None, is_laid=True, game="basic", **options):
        """Start a match with real dice.

        `position` is its position. The position's dice are on the tray, unless is_laid=False.
        """
        if self.screen.name == "power":
            self.finish_power_on()
        players = [Player(button) for button in range(seats)]
        self.ui.start_match(Profile(game, players, options, True, 7), self.now_ms)
        if position:
            self.ui.match.game = load_game(game, seats, options, position)
            if is_laid and self.sensing:
                for slot, face in position.get("tray", {}).items():
                    face = parse_face(face)
                    self.sensing.seen[int(slot)] = WHITE if is_wild(face) else face >> 5
            self.ui.play_screen = RealPlayScreen(self.ui)
            self.ui.resume_match(self.now_ms)
        return self.wait(60)

    def start_with_die(self, seats=2, face="r7", slot=7, **options):
        """Start a match in which the first seat has placed this die as the starting die."""
        self.start_real_match(seats, **options).press(1).play_die(face, slot)
        return self.wait(60)

    def read_lines(self):
        """Return the lines of the match in the journal, without its head, check sums and positions."""
        self.ui.match.journal.save()
        data = self.files.read("match.t24")
        texts = [line.rpartition(b" # ")[0].decode() for line in data.split(b"\n")]
        return [text for text in texts[texts.index("---") + 1 :] if text and text[0] != "#"]

    @property
    def tray(self):
        return self.game.describe()["tray"]

    def count_dice(self):
        return [len(hand) for hand in self.game.hands]
