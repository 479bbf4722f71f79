"""People with a bag of dice at a Table: they follow the tray, and know nothing but what it shows."""

from tray24.match.dicesets import CLASSIC24
from tray24.rules.errors import RuleError
from tray24.rules.faces import UNROLLED, W, face_name
from tray24.rules.moves import PH_CHOOSE, PH_DRAWN, ROLL


class People:
    """Hands of real dice, in the order of seats: each is a list of (die, face)."""

    def __init__(self, table, chance):
        self.table = table
        self.chance = chance
        self.told = 0  # hands told when they end
        self.hand = -1
        self._deal()

    # Dice.

    def _deal(self):
        self.hand = self.table.game.hand
        self.pouch = list(range(24))
        self.lying = {}  # slot: die
        self.hands = [[] for _ in range(self.table.game.seats)]

    def _roll(self, die):
        return CLASSIC24[6 * die + self.chance.randrange(6)]

    def _take(self):
        return self.pouch.pop(self.chance.randrange(len(self.pouch)))

    def _sort_out(self):
        """Do what the tray has told people to draw, roll or give back."""
        counts = self.table.counts()
        for seat, hand in enumerate(self.hands):
            while len(hand) < counts[seat]:
                die = self._take()
                unrolled = UNROLLED in [self.table.game.faces[other] for other in self.table.game.hands[seat]]
                hand.append((die, UNROLLED if unrolled else self._roll(die)))

    # Answers to the tray.

    def play_out(self, most=3000):
        """Play until there is a winner."""
        for _ in range(most):
            screen = self.table.screen
            if screen.name == "winner":
                return
            if screen.name != "play":
                self.table.press("green")
            else:
                getattr(self, "_" + screen.kind)()
        raise AssertionError("no winner: " + self.table.ui.text())

    def _order(self):
        self._sort_out()
        self.table.press("green")

    def _guide(self):
        guide = self.table.screen.guide
        if guide.tell:
            self.lying = {slot: die for slot, die in self.lying.items() if guide.want[slot] < 255}
            self.table.press("green")
        else:
            assert guide.lift and not guide.put and not guide.wrong, self.table.ui.text()
            slot = guide.first()
            self.pouch.append(self.lying.pop(slot))
            self.table.lift(slot)
        self.pouch = [die for die in range(24) if not self._is_out(die)]

    def _is_out(self, die):
        return die in self.lying.values() or any(die == held for hand in self.hands for held, _ in hand)

    def _color(self):
        self.table.press(self.chance.choice(("red", "yellow", "green", "blue")))

    def _turn(self):
        game = self.table.game
        if game.turn < 0:
            self._start()
            return
        self._sort_out()
        hand = self.hands[game.turn]
        if game.phase == PH_CHOOSE and self._rolls(hand):
            hand[:] = [(die, self._roll(die)) for die, _ in hand]
            self.table.take(ROLL << 16)
            return
        if len(hand) == 2:
            self.table.press(game.turn + 1)  # UNO
        # A drawn die is the last one.
        fitting = self._fitting(hand[-1:] if game.phase == PH_DRAWN else hand)
        if fitting:
            self._put(*self.chance.choice(fitting))
        else:
            self.table.take(self.table.screen.items[-1])  # draw, or keep the drawn die

    def _rolls(self, hand):
        """Return True if the player rolls the whole hand: when it must be, or nothing fits and she likes to."""
        must = any(face == UNROLLED for _, face in hand)
        return must or (not self._fitting(hand) and self.chance.random() < 0.5)

    def _start(self):
        if self.table.game.hand != self.hand:
            self._deal()
        die = self._take()
        face = self._roll(die)
        while face == W + 1:
            face = self._roll(die)
        self._put((die, face), self.chance.randrange(24))

    def _fitting(self, hand):
        """Return (die, face) and slot of all dice that may be put."""
        game = self.table.game
        found = []
        for die, face in hand:
            for slot in game.open if face != UNROLLED else ():
                try:
                    game.check_play(game.turn << 24 | face << 5 | slot)
                except RuleError:
                    continue
                found.append(((die, face), slot))
        return found

    def _put(self, held, slot):
        die, face = held
        table = self.table
        for hand in self.hands:
            if held in hand:
                hand.remove(held)
        self.lying[slot] = die
        if table.sensing:
            table.put(face_name(face), slot)
        else:
            table.take(slot)
        table.tell(face_name(face))

    def _hue(self):
        self._tell_hand()

    def _wheel(self):
        self._tell_hand()

    def _tell_hand(self):
        screen = self.table.screen
        hand = self.hands[screen.asked_seat()]
        die, face = hand[len(screen.told)]
        hand[len(screen.told)] = (die, face if face != UNROLLED else self._roll(die))
        self.table.tell(face_name(hand[len(screen.told)][1]))

    def _check(self):
        game = self.table.game
        assert sorted(self.table.screen.told) == sorted(face for _, face in self.hands[game.served])
        self.told += 1
        self.table.press("green")
