"""Simulated people with real dice who follow the tray, but play any legal die, lift dice, undo and pull the plug."""

import random

from real_script import RealScript

from tray24 import games
from tray24.rules.faces import MARKINGS, W, format_face
from tray24.rules.moves import PH_LEAD
from tray24.sense.events import EMPTY


class RandomPlayer:
    """A simulated player with real dice who acts at random."""

    def __init__(self, game, seed, table):
        self.rng = random.Random(seed)
        self.table = table
        self.table.start_real_match(min(3, games.get_game_class(game).max_seats), game=game)
        self.cuts = 0

    def play_steps(self, steps):
        for _ in range(steps):
            screen = self.table.screen
            if screen.name == "winner":
                return
            if screen.name != "play":
                self.table.press("green")
            elif not self._try_whim(screen):
                getattr(self, "_answer_" + screen.prompt)(screen)

    def _try_whim(self, screen):
        table = self.table
        whim = self.rng.random()
        if whim < 0.02:
            table.hold_button("red")
            if table.screen.name == "question":
                table.press("green")
        elif whim < 0.03:
            self._pull_plug()
        elif whim < 0.06 and table.sensing and any(table.sensing.seen):
            slot = self.rng.choice([slot for slot in range(24) if table.sensing.seen[slot]])
            color = table.sensing.seen[slot]
            table.lift_dice(slot).set_content(slot, color)
        elif whim < 0.10:
            table.press(self.rng.randrange(table.game.seats) + 1)
        else:
            return False
        return True

    def _pull_plug(self):
        old_table = self.table
        old_table.ui.match.journal.save()
        self.table = RealScript(old_table.files, sensors=old_table.sensing is not None)
        if old_table.sensing:
            self.table.sensing.seen[:] = old_table.sensing.seen
        self.table.finish_power_on().press("green")
        self.cuts += 1

    # Answers to the tray.

    def _answer_first(self, screen):
        self.table.press(self.rng.randrange(self.table.game.seats) + 1)

    def _answer_order(self, screen):
        self.table.press("green")

    def _answer_check(self, screen):
        self.table.press(self.rng.choice(("green", "green", "red")))

    def _answer_verdict(self, screen):
        self.table.press(*["blue"] * self.rng.randrange(2), "green")

    def _answer_color(self, screen):
        self.table.press(self.rng.choice(("red", "yellow", "green", "blue")))

    def _answer_guide(self, screen):
        difference = screen.diff
        slot = difference.get_first_slot()
        if slot < 0:
            self.table.press("green")
        elif difference.to_lift >> slot & 1:
            self.table.lift_dice(slot)
        else:
            self.table.lift_dice(slot).place_die(format_face(difference.expected[slot]), slot)

    def _answer_bad(self, screen):
        self.table.lift_dice(screen.bad)

    def _answer_wheel(self, screen):
        self._answer_hue(screen)

    def _answer_hue(self, screen):
        if self.table.sensing and screen.slot >= 0 and self.rng.random() < 0.2:
            self.table.lift_dice(screen.slot)
            return
        game_screen = screen.game_screen
        if screen.slot < 0 and game_screen.needs_die() and self.table.sensing and self.rng.random() < 0.7:
            self._place_die(screen, self.rng.choice(list(game_screen.list_open_slots())))
            return
        faces = list(screen.wheel.faces) or self._list_faces()
        fitting_faces = [
            face for face in faces if screen.slot < 0 or game_screen.find_refusal(screen.slot, face) is None
        ]
        self.table.enter_face(format_face(self.rng.choice(fitting_faces or faces)))

    def _list_faces(self):
        kinds = self.table.game.kinds
        return [kind | color << 5 for kind in kinds for color in ((0,) if kind >= W else (1, 2, 3, 4))]

    def _place_die(self, screen, slot):
        known = screen.game_screen.get_known_face()
        faces = [face for face in self._list_faces() if screen.game_screen.find_refusal(slot, face) is None]
        self.table.place_die(format_face(known if known >= 0 else self.rng.choice(faces or self._list_faces())), slot)

    def _answer_turn(self, screen):
        game_screen = screen.game_screen
        slots = list(game_screen.list_open_slots()) if game_screen.needs_die() else []
        other_items = list(game_screen.list_key_items())
        if slots and (not other_items or self.rng.random() < 0.8):
            slot = self.rng.choice(slots)
            if self.table.sensing and self.table.sensing.seen[slot] == EMPTY:
                self._place_die(screen, slot)
            elif not self.table.sensing:
                self.table.choose_item(slot)
        elif other_items:
            self.table.choose_item(self.rng.choice(other_items))


class RandomTilePlayer(RandomPlayer):
    """A simulated player with real tiles who acts at random, and mostly enters tiles that nobody has laid."""

    pair = (0, 0)

    def _answer_first(self, screen):
        if self.rng.random() < 0.2:
            self.table.press("green")  # nobody can lead
        else:
            super()._answer_first(screen)

    def _answer_turn(self, screen):
        self.table.choose_item(self.rng.choice(screen.items))

    def _answer_hue(self, screen):
        if len(screen.entered_faces) % 2 == 0:
            self.pair = self._choose_tile(screen)
        face = self.pair[len(screen.entered_faces) % 2]
        if screen.prompt == "wheel" and face not in screen.wheel.faces:
            self.table.press("red")
        else:
            self.table.enter_face(format_face(face))

    def _choose_tile(self, screen):
        """Return the two markings of a random tile that nobody has laid. A marking that fits, if any, comes first."""
        tiles = [(MARKINGS[2 * tile], MARKINGS[2 * tile + 1]) for tile in self.table.game.bag]
        if self.table.game.phase == PH_LEAD:
            return self.rng.choice([tile for tile in tiles if tile[0] == tile[1] and 0 < tile[0] & 31 < 10])
        tiles += [(second, first) for first, second in tiles]
        is_fitting = screen.game_screen.make_hand_filter()
        return self.rng.choice([tile for tile in tiles if is_fitting is None or is_fitting(tile[0])] or tiles)
