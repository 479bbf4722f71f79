"""Scripts with real dice: fake sensors, whose slots contain what a test puts there."""

from ui_script import Script

from simulator.tray.files import MemoryFiles
from tray24.games import load
from tray24.match.profile import Player, Profile
from tray24.pins import SLOTS
from tray24.rules.faces import is_wild, parse_face
from tray24.sense.events import COVERED, EMPTY, WHITE
from tray24.ui.match.real.play import RealPlay


class FakeSensing:
    """A fake of the firmware's `Sensing`, whose slots contain what a test puts there."""

    def __init__(self, masked=()):
        self.seen = bytearray(SLOTS)
        self.faults = 0
        self.ready = True
        self.masked = self._broken = sum(1 << slot for slot in masked)
        self.presence_only = False
        self.calibrated = True

    def configure(self, masked_slots, presence_only, steady_ms):
        """Apply the settings."""
        self.masked = self._broken | sum(1 << slot for slot in masked_slots)
        self.presence_only = presence_only

    def fail(self, slot):
        """Make the sensor of a slot faulty."""
        self._broken |= 1 << slot
        self.faults |= 1 << slot
        self.masked |= 1 << slot


class Table(Script):
    """A `Script` with sensors (unless sensors=False), and with methods that place and lift dice."""

    def __init__(self, files=None, sensors=True, masked=()):
        super().__init__(files=MemoryFiles() if files is None else files)
        self.sensing = FakeSensing(masked) if sensors else None
        self.ui.sensing = self.sensing

    # Dice.

    def put(self, face, slot):
        """Place a die: "r7", "W", or only a color: "r"; "?" is a thing of unknown color."""
        if face == "?" or (self.sensing and self.sensing.presence_only):
            return self.look(slot, COVERED)
        wild = face[0] == "W"
        return self.look(slot, WHITE if wild else "-rygb".index(face[0]))

    def lift(self, *slots):
        for slot in slots:
            self.look(slot, EMPTY)
        return self

    def look(self, slot, seen):
        """Set the content of a slot, as sense.events numbers it."""
        assert self.sensing
        self.sensing.seen[slot] = seen
        if not self.sensing.masked >> slot & 1:
            self.ui.see(slot, seen, self.now_ms)
        return self.wait(40)

    def press(self, *buttons):
        """Press buttons, and wait until the picture has been drawn, part by part."""
        for name in buttons:
            super().press(name)
            while not self.ui.drawn:
                self.wait(20)
            self.wait(20)
        return self

    # Faces.

    def tell(self, face):
        """Enter a face by keys: its color if the tray asks for it, then its kind."""
        face = parse_face(face)
        if self.screen.kind == "hue":
            self.press(("red", "yellow", "green", "blue")[max(face >> 5, 1) - 1])
        assert self.screen.kind == "wheel", self.ui.text()
        wheel = self.screen.wheel
        while wheel.face != face:
            assert face in wheel.faces, self.ui.text()
            self.press("blue")
        return self.press("green")

    def play(self, face, slot):
        """Place a die and enter its kind."""
        return self.put(face, slot).tell(face)

    # Matches.

    def real_match(self, seats=2, given=None, laid=True, game="basic", **options):
        """Start a match with real dice. `given` is its position, whose dice are on the tray unless laid=False."""
        if self.screen.name == "power":
            self.powered()
        players = [Player(button) for button in range(seats)]
        self.ui.begin(Profile(game, players, options, True, 7), self.now_ms)
        if given:
            self.ui.match.game = load(game, seats, options, given)
            if laid and self.sensing:
                for slot, face in given.get("tray", {}).items():
                    face = parse_face(face)
                    self.sensing.seen[int(slot)] = WHITE if is_wild(face) else face >> 5
            self.ui.play_screen = RealPlay(self.ui)
            self.ui.play(self.now_ms)
        return self.wait(60)

    def begun(self, seats=2, face="r7", slot=7, **options):
        """Start a match whose first seat has placed this die."""
        self.real_match(seats, **options).press(1).play(face, slot)
        return self.wait(60)

    def lines(self):
        """Return the lines of the journal without its head, check sums and notes."""
        self.ui.match.journal.save()
        data = self.files.read("match.t24")
        texts = [line.rpartition(b" # ")[0].decode() for line in data.split(b"\n")]
        return [text for text in texts[texts.index("---") + 1 :] if text and text[0] != "#"]

    @property
    def tray(self):
        return self.game.describe()["tray"]

    def counts(self):
        return [len(hand) for hand in self.game.hands]
