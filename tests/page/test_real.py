"""Real dice on the page: dragged into slots, refused, lifted. The tray guides people after an undo or a pulled plug."""

import re

import pytest
from page_player import Player
from playwright.sync_api import expect

from simulator.people.dice import BAG, SEAT, SLOT
from tray24.rules.faces import parse_face
from tray24.rules.moves import ROLL
from tray24.ui.match import prompts

SPEED = 4  # speed of the tray's time relative to the wall clock


class DicePlayer(Player):
    """A person with real dice, whose faces a test chooses with `set_faces`."""

    def __init__(self, page, server):
        super().__init__(page, server.url)
        self.dice = server.table.dice
        self.table = server.table

    @property
    def game(self):
        return self.table.tray.firmware.ui.match.game

    def get_button(self, seat):
        return self.table.tray.firmware.ui.match.profile.seats[seat].button

    def get_asked_seat(self):
        return self.table.dice_moves.screen.get_acting_seat() if self.table.dice_moves.screen else -1

    def press_action(self, label):
        self.page.locator(".hand .act", has_text=label).first.click()

    def set_faces(self, seat, *faces):
        """Give a seat dice with these faces."""
        for die in self.dice.list_seat_dice(self.get_button(seat)):
            self.dice.lift_die(die.id)
        for face in map(parse_face, faces):
            die = self.find_die(face, self.dice.list_seat_dice(self.get_button(seat)))
            self.dice.lift_die(die.id, self.get_button(seat))
            self.dice.turn_die(die.id, face)

    def find_die(self, face, excluded_dice):
        """Return a die outside the slots that has this face on a side, and is not in `excluded_dice`.

        Prefer dice of the bag, which no seat holds. A seat that loses a die gets another one from the bag.
        """
        dice = [die for die in self.dice.dice if die.place != SLOT and face in die.sides and die not in excluded_dice]
        die = min(dice, key=lambda die: (die.place != BAG, die.id))
        if die.place == SEAT:
            other_die = next(other_die for other_die in self.dice.list_bag() if face not in other_die.sides)
            self.dice.lift_die(other_die.id, die.at)
            if die.rolled:
                self.dice.roll_dice([other_die.id])
            self.dice.lift_die(die.id)
        return die

    def drag_die(self, face, slot):
        """Drag a die with this face from the hand into a slot."""
        die = self.page.locator(f".grab[data-die='{face}']").first
        die.drag_to(self.page.locator(f"[data-slot='{slot}']"))

    def place_die(self, face, slot):
        """Drag a die into a slot and enter its face."""
        self.drag_die(face, slot)
        self.press_action("Tell:")
        self.wait_until(lambda: str(slot) in self.game.describe()["tray"])

    def start_hand(self, face="y4", slot=9):
        """Roll for the start, place the starting die, and let all seats draw their dice."""
        self.press_action("Roll for the start")
        self.wait_until(lambda: self.get_asked_seat() == self.game.starter >= 0)
        self.set_faces(self.game.starter, face)
        self.page.wait_for_selector(f".grab[data-die='{face}']")
        self.place_die(face, slot)
        for other_count in (1, 0):
            self.press_action("Take 4 dice")
            expect(self.page.locator(".hand .act", has_text="Take 4 dice")).to_have_count(other_count)
        self.press_action("Done")
        self.wait_until(lambda: self.game.turn >= 0)
        return self

    def roll_turn(self, *faces):
        """Roll the dice of the seat to play, with these faces. Return the seat."""
        seat = self.game.turn
        self.wait_until(lambda: self.get_asked_seat() == seat and not self.table.dice_moves.screen.busy)
        # The page may still show the turn before: what is to be rolled is read from the dice and the keys.
        hand = self.dice.list_seat_dice(self.get_button(seat))
        if hand and (ROLL in self.table.dice_moves.list_verbs() or not all(die.rolled for die in hand)):
            self.press_action("Roll")
            self.wait_until(lambda: ROLL not in self.table.dice_moves.list_verbs() and not self.table.presses.busy)
        self.set_faces(seat, *faces)
        self.wait_until(lambda: sorted(self.list_hand()) == sorted(faces))  # no die from before
        return seat

    def list_hand(self):
        """Return the faces of the dice in the hand that the page shows."""
        return self.page.locator(".hand .grab").evaluate_all("grabs => grabs.map(grab => grab.dataset.die)")


@pytest.fixture
def two_players(open_page, serve):
    player = DicePlayer(open_page(), serve(SPEED))
    player.open().start_match(seats={1: "you", 4: "person"}, Dice="real")
    return player


@pytest.mark.smoke
def test_a_hand_is_begun_by_dragging_a_die_and_telling_what_it_shows_and_their_make_is_chosen(two_players):
    two_players.start_hand()
    assert two_players.game.describe()["tray"] == {"9": "y4"}
    expect(two_players.page.locator("[data-slot='9'] .die")).to_have_attribute("data-face", "y4")
    expect(two_players.page.get_by_role("log")).to_contain_text("with yellow 4 in slot 9")
    assert two_players.read_brightness()[9] > 0.1
    choice = two_players.page.get_by_label("Make of dice")
    expect(choice).to_have_value("")
    choice.select_option("printed stickers")
    expect(choice).to_have_value("sticker")
    two_players.wait_until(lambda: two_players.dice.make == "sticker")


def test_dice_that_nobody_has_rolled_or_that_do_not_fit_stay_in_the_hand(two_players):
    two_players.start_hand()
    two_players.drag_die("-", 10)
    two_players.wait_until(lambda: two_players.complaints == ["this die has not been rolled yet: roll it first"])
    expect(two_players.page.locator("[data-slot='10'] .die")).to_have_count(0)
    two_players.page.keyboard.press("g")  # the display says "Rolled", but nobody has rolled
    two_players.wait_until(lambda: ROLL not in two_players.table.dice_moves.list_verbs())
    expect(two_players.page.locator(".hand .act", has_text="Nothing fits")).to_have_count(0)
    two_players.press_action("Roll")
    expect(two_players.page.locator(".grab[data-die='-']")).to_have_count(0)
    expect(two_players.page.locator(".hand .grab")).to_have_count(4)
    # A rolled die that does not fit there is refused, and taken back.
    seat = two_players.roll_turn("b9", "g4", "r1", "r2")
    two_players.drag_die("b9", 10)
    two_players.wait_until(
        lambda: two_players.table.dice_moves.screen.prompt in (prompts.WHEEL, prompts.HUE, prompts.BAD)
    )
    entry, cross = (
        two_players.page.locator(".hand .act", has_text="Tell:"),
        two_players.page.locator("[data-slot='10'] .cross"),
    )
    expect(entry.or_(cross).first).to_be_visible()
    if entry.count():
        entry.click()
    expect(cross).to_be_visible()
    expect(two_players.page.locator("#hand-head ~ small")).to_contain_text(re.compile("neighbor"))
    expect(two_players.page.get_by_role("log")).to_contain_text(re.compile("blue 9 in slot 10. Refused: .*neighbor"))
    expect(two_players.page.locator(".oled canvas")).to_have_attribute(
        "aria-label", re.compile("fits no neighbor|No neighbor")
    )
    two_players.press_action("Take it back")
    expect(two_players.page.locator("[data-slot='10'] .die")).to_have_count(0)
    assert len(two_players.dice.list_seat_dice(two_players.get_button(seat))) == 4
    two_players.place_die("g4", 10)
    assert two_players.game.describe()["tray"] == {"9": "y4", "10": "g4"}


def test_the_heading_says_whose_turn_it_is_while_a_match_starts(open_page, serve):
    server = serve(SPEED)
    single_player = DicePlayer(open_page(), server)
    single_player.open().start_match(seats={1: "you", 4: "gentle"}, Dice="real")
    heading, note = single_player.page.locator("#hand-head"), single_player.page.locator("#hand-head ~ small")
    expect(heading).to_have_text("Who starts?")
    server.table.presses.start(single_player.table.presses.press_button(0), lambda error: None)
    expect(heading).to_have_text("Your turn")
    expect(note).to_have_text("take a die from the bag")
    single_player.page.keyboard.press("z")
    expect(heading).to_have_text("Who starts?")
    server.table.presses.start(single_player.table.presses.press_button(3), lambda error: None)
    expect(note).to_have_text("Jon’s turn")
    expect(heading).to_have_text("You")


def test_an_undo_is_guided_until_the_dice_lie_as_before(two_players):
    two_players.start_hand()
    seat = two_players.roll_turn("y7", "g8", "r1", "r2")
    two_players.place_die("y7", 10)
    two_players.page.keyboard.press("z")
    undo_button = two_players.page.locator(".hand .act", has_text="Take it back")
    expect(undo_button.or_(two_players.page.locator("[data-slot='10'] .todo")).first).to_be_visible()
    if undo_button.count():
        undo_button.first.click()
    two_players.wait_until(lambda: two_players.game.describe()["tray"] == {"9": "y4"})
    expect(two_players.page.locator("[data-slot='10'] .todo")).to_have_text("↑")
    two_players.press_action("Follow the lights")
    expect(two_players.page.locator("[data-slot='10'] .die")).to_have_count(0)
    two_players.press_action("Done")  # the player has the die back
    two_players.wait_until(lambda: two_players.get_asked_seat() == seat)
    assert two_players.game.turn == seat
    two_players.wait_until(lambda: len(two_players.dice.list_seat_dice(two_players.get_button(seat))) == 4)


def test_a_pulled_plug_leaves_the_dice_and_continue_asks_for_the_one_that_is_missing(two_players):
    two_players.start_hand()
    page = two_players.page
    page.keyboard.press("p")
    expect(page.locator(".tray.unplugged")).to_be_visible()
    expect(page.locator("[data-slot='9'] .die")).to_be_visible()
    two_players.page.locator("[data-slot='9']").drag_to(page.locator(".bag"))
    expect(page.locator("[data-slot='9'] .die")).to_have_count(0)
    page.keyboard.press("p")
    page.locator(".unfinished .card:visible").first.click()
    expect(page.locator("[data-slot='9'] .todo")).to_have_text("↓")
    two_players.press_action("Follow the lights")
    expect(page.locator("[data-slot='9'] .die")).to_have_attribute("data-face", "y4")
    two_players.wait_until(lambda: two_players.get_asked_seat() == two_players.game.turn >= 0)
