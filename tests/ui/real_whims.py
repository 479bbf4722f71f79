"""People at a table with real dice who follow the tray, but play any legal die, lift dice, undo and pull the plug."""

import random

from real_script import Table

from tray24 import games
from tray24.rules.faces import MARKINGS, W, face_name
from tray24.rules.moves import PH_LEAD
from tray24.sense.events import EMPTY


class Whims:
    """A player at a table who acts at random."""

    def __init__(self, game, seed, table):
        self.chance = random.Random(seed)
        self.table = table
        self.table.real_match(min(3, games.game_class(game).max_seats), game=game)
        self.cuts = 0

    def go_on(self, steps):
        for _ in range(steps):
            screen = self.table.screen
            if screen.name == "winner":
                return
            if screen.name != "play":
                self.table.press("green")
            elif not self._is_moody(screen):
                getattr(self, "_" + screen.kind)(screen)

    def _is_moody(self, screen):
        table = self.table
        whim = self.chance.random()
        if whim < 0.02:
            table.hold("red")
            if table.screen.name == "question":
                table.press("green")
        elif whim < 0.03:
            self._pull_plug()
        elif whim < 0.06 and table.sensing and any(table.sensing.seen):
            slot = self.chance.choice([slot for slot in range(24) if table.sensing.seen[slot]])
            held = table.sensing.seen[slot]
            table.lift(slot).look(slot, held)
        elif whim < 0.10:
            table.press(self.chance.randrange(table.game.seats) + 1)
        else:
            return False
        return True

    def _pull_plug(self):
        before = self.table
        before.ui.match.journal.save()
        self.table = Table(before.files, sensors=before.sensing is not None)
        if before.sensing:
            self.table.sensing.seen[:] = before.sensing.seen
        self.table.powered().press("green")
        self.cuts += 1

    # Answers to the tray.

    def _first(self, screen):
        self.table.press(self.chance.randrange(self.table.game.seats) + 1)

    def _order(self, screen):
        self.table.press("green")

    def _check(self, screen):
        self.table.press(self.chance.choice(("green", "green", "red")))

    def _verdict(self, screen):
        self.table.press(*["blue"] * self.chance.randrange(2), "green")

    def _color(self, screen):
        self.table.press(self.chance.choice(("red", "yellow", "green", "blue")))

    def _guide(self, screen):
        guide = screen.guide
        slot = guide.first()
        if slot < 0:
            self.table.press("green")
        elif guide.lift >> slot & 1:
            self.table.lift(slot)
        else:
            self.table.lift(slot).put(face_name(guide.want[slot]), slot)

    def _bad(self, screen):
        self.table.lift(screen.bad)

    def _wheel(self, screen):
        self._hue(screen)

    def _hue(self, screen):
        if self.table.sensing and screen.slot >= 0 and self.chance.random() < 0.2:
            self.table.lift(screen.slot)
            return
        real = screen.side
        if screen.slot < 0 and real.awaits_die() and self.table.sensing and self.chance.random() < 0.7:
            self._put(screen, self.chance.choice(list(real.open_slots())))
            return
        faces = list(screen.wheel.faces) or self._faces()
        fitting = [face for face in faces if screen.slot < 0 or real.refusal(screen.slot, face) is None]
        self.table.tell(face_name(self.chance.choice(fitting or faces)))

    def _faces(self):
        kinds = self.table.game.kinds
        return [kind | color << 5 for kind in kinds for color in ((0,) if kind >= W else (1, 2, 3, 4))]

    def _put(self, screen, slot):
        known = screen.side.known()
        faces = [face for face in self._faces() if screen.side.refusal(slot, face) is None]
        self.table.put(face_name(known if known >= 0 else self.chance.choice(faces or self._faces())), slot)

    def _turn(self, screen):
        real = screen.side
        slots = list(real.open_slots()) if real.awaits_die() else []
        others = list(real.others())
        if slots and (not others or self.chance.random() < 0.8):
            slot = self.chance.choice(slots)
            if self.table.sensing and self.table.sensing.seen[slot] == EMPTY:
                self._put(screen, slot)
            elif not self.table.sensing:
                self.table.take(slot)
        elif others:
            self.table.take(self.chance.choice(others))


class TileWhims(Whims):
    """A player with real tiles who acts at random, and mostly enters tiles that are still in the box."""

    pair = (0, 0)

    def _first(self, screen):
        if self.chance.random() < 0.2:
            self.table.press("green")  # nobody can lead
        else:
            super()._first(screen)

    def _turn(self, screen):
        self.table.take(self.chance.choice(screen.items))

    def _hue(self, screen):
        if len(screen.told) % 2 == 0:
            self.pair = self._tile(screen)
        face = self.pair[len(screen.told) % 2]
        if screen.kind == "wheel" and face not in screen.wheel.faces:
            self.table.press("red")
        else:
            self.table.tell(face_name(face))

    def _tile(self, screen):
        """Return the markings of a random tile that nobody has laid, the one that fits first."""
        tiles = [(MARKINGS[2 * tile], MARKINGS[2 * tile + 1]) for tile in self.table.game.bag]
        if self.table.game.phase == PH_LEAD:
            return self.chance.choice([tile for tile in tiles if tile[0] == tile[1] and 0 < tile[0] & 31 < 10])
        tiles += [(second, first) for first, second in tiles]
        fits = screen.side.fits_told()
        return self.chance.choice([tile for tile in tiles if fits is None or fits(tile[0])] or tiles)
