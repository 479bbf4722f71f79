"""Virtual people with real dice play whole matches at the virtual tray, guided by its light, keys and screens."""

import random

import pytest
from real_dice_rig import RealDiceRig

from simulator.people.calibration import calibrate_tray
from simulator.people.dice import SLOT, MisplacedDie
from simulator.people.presses import IntentError, SimulatorFault
from simulator.tray.optics import BRIGHT_LINER, DARK_LINER, MODEL
from simulator.tray.rig import Rig
from simulator.web.table.screen_views import build_real_view
from tray24.match.record import replay
from tray24.pins import GREEN, RED
from tray24.rules.faces import WD4, format_face, get_lead_number, parse_face
from tray24.rules.moves import ACCEPT, CHALLENGE, D_REVEAL, D_START, DRAW, PH_LEAD, ROLL
from tray24.ui.match import prompts

MATCHES = [
    ("basic", (0, 2, 4), {"target": 60}),
    ("center", (0, 2, 4), {"target": 100}),
    ("line", (0, 3), {"target": 60}),
    ("yacht", (1,), {}),
    ("dominoes", (0, 2, 5), {"target": 60}),
]


@pytest.mark.parametrize("model", [DARK_LINER, MODEL, BRIGHT_LINER], ids=["dark", "typical", "bright"])
def test_a_tray_is_calibrated_while_the_lights_of_power_on_still_sweep_over_it(model):
    rig, results = Rig(sensors=True, model=model), []
    rig.boot()
    rig.wait_ms(500)
    rig.presses.start(calibrate_tray(rig.presses), results.append)
    rig.wait_until(lambda: results, 60_000)
    assert results == [None] and rig.ui.sensing.calibrated


@pytest.mark.parametrize(("game", "buttons", "options"), MATCHES, ids=[match[0] for match in MATCHES])
@pytest.mark.parametrize("is_bright", [False, pytest.param(True, marks=pytest.mark.long)], ids=["evening", "bright"])
def test_virtual_people_play_a_match_to_its_end(game, buttons, options, is_bright):
    real_dice = RealDiceRig(1 + is_bright)
    if is_bright:
        real_dice.tray.optics.room_lux, real_dice.tray.optics.noise_lsb = 2000, 6
    real_dice.start_match(*buttons, game=game, **options)
    real_dice.virtual_players.buttons = set(buttons)
    real_dice.play_until(lambda: real_dice.ui.screen.name == "winner")
    assert real_dice.game.over and not real_dice.tray.faults
    assert max(real_dice.game.scores) >= options.get("target", 1)
    if game == "basic":
        faces_by_slot = {die.at: die.face & 31 for die in real_dice.dice.dice if die.place == SLOT}
        known = enumerate(real_dice.game.tray)
        assert faces_by_slot == {slot: real_dice.game.faces[die] & 31 for slot, die in known if die >= 0}
    real_dice.wait(500)
    _, replayed_match = replay(real_dice.tray.files.read("match.t24").decode().splitlines())
    assert replayed_match.game.save() == real_dice.game.save()


@pytest.mark.parametrize("game", ["basic", "center", "line"])
def test_a_die_that_stands_half_in_its_slot_is_entered_all_the_same(game):
    real_dice = RealDiceRig(4)
    real_dice.start_match(0, 3, game=game)
    if game == "line":
        real_dice.virtual_players.buttons = {0, 3}
        real_dice.play_until(lambda: real_dice.game.wait == D_START and real_dice.kind == prompts.TURN)
        real_dice.virtual_players.buttons = set()
    seat = real_dice.game.starter
    real_dice.run_intent(real_dice.people.fill_hand(seat))
    die = real_dice.dice.drawn
    number = next(face for face in die.sides if 0 < face & 31 < 6)
    real_dice.dice.turn_die(die.id, number)
    slot = real_dice.people.find_fitting_slots()[die.id][0]
    real_dice.dice.place_die(die.id, slot, half_in=True)
    real_dice.wait(1500)
    assert real_dice.kind in (prompts.HUE, prompts.WHEEL)
    real_dice.run_intent(real_dice.people.enter_faces())
    real_dice.wait(600)
    assert real_dice.game.wait != D_START
    assert real_dice.people.game_screen.get_faces()[slot] == number


def test_a_wild_plus_4_is_challenged_and_the_hand_shows_whether_it_was_legal():
    real_dice = RealDiceRig(6)
    real_dice.start_match(0, 3, game="center")
    real_dice.virtual_players.buttons = {0, 3}
    real_dice.play_until(lambda: real_dice.kind == prompts.TURN and real_dice.game.turn >= 0)
    real_dice.virtual_players.buttons = set()
    seat, other_seat = real_dice.game.turn, 1 - real_dice.game.turn
    center = real_dice.game.faces[real_dice.game.center]
    legal_die = next(die for die in real_dice.dice.list_bag() if any(face & 31 == WD4 for face in die.sides))
    matching_die = next(die for die in real_dice.dice.list_bag() if center in die.sides and die is not legal_die)
    button = real_dice.ui.match.profile.seats[seat].button
    for die in real_dice.people.list_hand(seat)[:2]:
        real_dice.dice.lift_die(die.id)
    for die, face in ((legal_die, WD4), (matching_die, center)):
        real_dice.dice.lift_die(die.id, button)
        real_dice.dice.turn_die(die.id, face)
    real_dice.run_intent(
        real_dice.people.place_die(legal_die.id, real_dice.people.find_fitting_slots()[legal_die.id][0])
    )
    real_dice.run_intent(real_dice.people.enter_faces())
    real_dice.run_intent(real_dice.presses.name_color("b"))
    assert set(real_dice.people.list_verbs()) == {ACCEPT, CHALLENGE}
    real_dice.run_intent(real_dice.people.choose_verb(CHALLENGE))
    assert real_dice.kind == prompts.VERDICT and real_dice.people.policy.get_asked_seat() == seat
    real_dice.run_intent(real_dice.people.answer_verdict())
    real_dice.run_intent(real_dice.people.follow_diff())
    real_dice.run_intent(real_dice.people.fill_hand(seat))
    real_dice.run_intent(real_dice.people.confirm_task())
    assert len(real_dice.game.hands[seat]) == len(real_dice.people.list_hand(seat)) == 9
    assert legal_die in real_dice.people.list_hand(seat)
    assert real_dice.game.turn == other_seat


def test_the_back_die_of_the_line_is_taken_and_rolled_with_the_hand():
    real_dice = RealDiceRig(8)
    real_dice.start_match(0, 3, game="line")
    real_dice.virtual_players.buttons = {0, 3}
    real_dice.play_until(
        lambda: (
            len(real_dice.game.line) > 2 and real_dice.kind == prompts.TURN and real_dice.people.list_verbs() == [DRAW]
        )
    )
    real_dice.virtual_players.buttons = set()
    seat, back_slot = real_dice.game.turn, real_dice.people.policy.list_line_slots()[0]
    hand_size = len(real_dice.people.list_hand(seat))
    real_dice.run_intent(real_dice.people.choose_verb(DRAW))
    assert real_dice.kind == prompts.GUIDE
    real_dice.run_intent(real_dice.people.follow_diff())
    real_dice.wait(600)
    assert real_dice.dice.find_in_slot(back_slot) is None and len(real_dice.people.list_hand(seat)) == hand_size + 1
    assert any(not die.rolled for die in real_dice.people.list_hand(seat)) and not real_dice.people.find_fitting_slots()
    real_dice.run_intent(real_dice.people.roll_dice(seat))
    assert all(die.rolled for die in real_dice.people.list_hand(seat))


@pytest.mark.parametrize("game", ["basic", "center"])
def test_a_wild_in_the_place_of_another_die_is_exchanged_as_the_lights_say(game):
    real_dice = RealDiceRig(7)
    real_dice.start_match(0, 2, game=game)
    real_dice.virtual_players.buttons = {0, 2}
    real_dice.play_until(lambda: real_dice.kind == prompts.TURN and real_dice.game.turn >= 0)
    slot = real_dice.people.game_screen.get_last_slot()
    expected_face = real_dice.people.game_screen.get_faces()[slot]
    real_dice.dice.lift_die(real_dice.dice.find_in_slot(slot).id)
    real_dice.wait(600)
    other_die = next(die for die in real_dice.dice.list_bag() if WD4 in die.sides)
    real_dice.dice.turn_die(other_die.id, WD4)
    real_dice.dice.place_die(other_die.id, slot)
    real_dice.wait(600)
    assert real_dice.kind == prompts.GUIDE and real_dice.people.screen.diff.wrong >> slot & 1
    real_dice.run_intent(real_dice.people.follow_diff())
    assert real_dice.kind == prompts.TURN and real_dice.dice.find_in_slot(slot).face == expected_face


@pytest.mark.parametrize(("game", "buttons", "options"), MATCHES, ids=[match[0] for match in MATCHES])
def test_virtual_people_go_on_after_undos_at_any_moment(game, buttons, options):
    rng = random.Random(4)
    options = dict.fromkeys(options, 999)
    real_dice = RealDiceRig(4).start_match(*buttons, game=game, **options)
    real_dice.virtual_players.buttons = set(buttons)
    undone_prompts = set()  # kinds of screens
    for _ in range(16):
        steps = rng.randint(1, 12)  # steps of people, also in the middle of entering a die
        for _ in range(steps):
            old_state = real_dice.dice.changes, real_dice.kind, real_dice.game.save()
            real_dice.play_until(
                lambda old_state=old_state: (
                    old_state != (real_dice.dice.changes, real_dice.kind, real_dice.game.save())
                ),
                30,
            )
        if real_dice.ui.screen.name == "play":
            undone_prompts.add(real_dice.kind)
            real_dice.run_intent(real_dice.presses.hold_button(RED))
        if real_dice.ui.screen.name == "question":
            real_dice.run_intent(real_dice.presses.press_button(GREEN))
    assert undone_prompts & {prompts.HUE, prompts.WHEEL, prompts.GUIDE, prompts.ORDER}
    real_dice.play_until(lambda: real_dice.kind == prompts.TURN, 60)
    real_dice.wait(500)
    _, replayed_match = replay(real_dice.tray.files.read("match.t24").decode().splitlines())
    assert replayed_match.game.save() == real_dice.game.save() and not real_dice.tray.faults


def test_who_was_named_to_lead_without_a_doublet_takes_it_back():
    real_dice = RealDiceRig(2).start_match(0, 2, 4, game="dominoes")
    real_dice.virtual_players.buttons = {0, 2, 4}
    real_dice.play_until(lambda: real_dice.kind == prompts.FIRST)
    conduct, seats = real_dice.people.policy, real_dice.ui.match.profile.seats
    named_seat = next(seat for seat in range(3) if not any(map(get_lead_number, conduct.list_rack(seat))))
    real_dice.run_intent(real_dice.presses.press_button(seats[named_seat].button))
    assert real_dice.game.phase == PH_LEAD and real_dice.game.turn == named_seat
    real_dice.play_until(lambda: real_dice.game.table)
    assert not real_dice.tray.faults


def test_a_tile_that_is_missing_when_a_rack_is_counted_is_taken_first():
    real_dice = RealDiceRig(2).start_match(0, 2, 4, game="dominoes", target=60)
    real_dice.virtual_players.buttons = {0, 2, 4}
    real_dice.play_until(lambda: real_dice.game.wait == D_REVEAL)
    seat = real_dice.people.screen.get_acting_seat()
    real_dice.dice.tiles.return_to_pile(real_dice.ui.match.profile.seats[seat].button, 1)
    assert real_dice.people.count_missing(seat) == 1
    real_dice.play_until(lambda: real_dice.game.wait != D_REVEAL or real_dice.people.screen.get_acting_seat() != seat)
    assert not real_dice.tray.faults


def test_yacht_dice_are_rolled_three_times_at_most():
    real_dice = RealDiceRig(9)
    real_dice.start_match(2, game="yacht")
    real_dice.run_intent(real_dice.people.fill_hand(0))
    dice = [die.id for die in real_dice.people.list_hand(0)]
    with pytest.raises(MisplacedDie, match="all five"):
        real_dice.run_intent(real_dice.people.roll_dice(0, dice[:2]))
    real_dice.run_intent(real_dice.people.roll_dice(0))
    for _ in range(2):
        real_dice.run_intent(real_dice.people.roll_dice(0, dice[:2]))
    with pytest.raises(MisplacedDie, match="three rolls"):
        real_dice.run_intent(real_dice.people.roll_dice(0, dice[:2]))
    faces = sorted(die.face for die in real_dice.people.list_hand(0))
    real_dice.run_intent(real_dice.people.enter_faces())
    assert sorted(real_dice.game.faces[die] for die in real_dice.game.dice) == faces


def test_a_yacht_die_whose_telling_is_undone_stays_her_who_rolled_it():
    real_dice = RealDiceRig(9)
    real_dice.start_match(2, game="yacht")
    real_dice.run_intent(real_dice.people.fill_hand(0)).run_intent(real_dice.people.roll_dice(0))
    dice = real_dice.people.list_hand(0)
    real_dice.run_intent(real_dice.people.place_die(dice[1].id, 0)).run_intent(
        real_dice.people.enter_faces()
    ).run_intent(real_dice.people.enter_faces())
    assert real_dice.kind == prompts.TURN
    real_dice.run_intent(real_dice.presses.undo())
    assert real_dice.kind == prompts.GUIDE
    real_dice.run_intent(real_dice.people.follow_diff())
    assert real_dice.people.list_hand(0) == dice and all(die.rolled for die in dice)
    assert real_dice.people.count_missing(0) == 0


def test_faces_that_were_entered_wrong_are_entered_again():
    real_dice = RealDiceRig(9)
    real_dice.start_match(2, game="yacht")
    real_dice.run_intent(real_dice.people.fill_hand(0)).run_intent(real_dice.people.roll_dice(0))
    wrong_face = parse_face("y9" if real_dice.people.list_hand(0)[0].face != parse_face("y9") else "y8")
    real_dice.run_intent(real_dice.presses.press_button(GREEN))  # rolled
    for _ in range(5):
        real_dice.run_intent(real_dice.presses.enter_face(wrong_face))
    assert real_dice.kind == prompts.CHECK
    with pytest.raises(IntentError, match="again"):
        real_dice.run_intent(real_dice.people.enter_faces())
    assert real_dice.people.screen.entered_faces == []
    real_dice.run_intent(real_dice.presses.enter_face(wrong_face)).run_intent(
        real_dice.people.enter_faces()
    )  # a key pressed in between needs no second entry
    faces = sorted(die.face for die in real_dice.people.list_hand(0))
    assert sorted(real_dice.game.faces[die] for die in real_dice.game.dice) == faces


@pytest.fixture
def real_dice():
    """Return a `RealDiceRig` with the yellow 4 in slot 9. Both players have dice, and the first has rolled."""
    real_dice = RealDiceRig().start_match(0, 3)
    first_seat = real_dice.game.starter
    assert real_dice.people.count_missing(first_seat) == 1 and real_dice.people.count_missing(1 - first_seat) == 0
    real_dice.run_intent(real_dice.people.fill_hand(first_seat))
    [die] = real_dice.give_faces(first_seat, "y4")
    real_dice.run_intent(real_dice.people.place_die(die, 9))
    assert real_dice.kind == prompts.WHEEL
    real_dice.run_intent(real_dice.people.enter_faces())
    assert real_dice.game.describe()["tray"] == {"9": "y4"} and real_dice.kind == prompts.ORDER
    assert [real_dice.people.count_missing(seat) for seat in (0, 1)] == [4, 4]
    for seat in (0, 1):
        real_dice.run_intent(real_dice.people.fill_hand(seat))
    real_dice.run_intent(real_dice.people.confirm_task())
    assert real_dice.kind == prompts.TURN and real_dice.people.list_verbs() == [ROLL]
    real_dice.run_intent(real_dice.people.roll_dice(real_dice.game.turn))
    return real_dice


def test_dice_that_fit_are_known_to_their_player_only(real_dice):
    turn = real_dice.game.turn
    assert ROLL not in real_dice.people.list_verbs() and DRAW in real_dice.people.list_verbs()
    fitting_die, useless_die = real_dice.give_faces(turn, "y7", "b9")
    real_dice.dice.draw_dice(real_dice.ui.match.profile.seats[turn].button, 2)
    assert set(real_dice.people.find_fitting_slots()[fitting_die]) == {3, 10, 15}
    assert useless_die not in real_dice.people.find_fitting_slots()
    assert set(real_dice.game.describe()["hands"][turn]) == {"?"}


def test_a_die_that_does_not_fit_is_refused_until_it_is_lifted(real_dice):
    turn = real_dice.game.turn
    button = real_dice.ui.match.profile.seats[turn].button
    die, _ = real_dice.give_faces(turn, "b9", "b8")
    real_dice.run_intent(real_dice.people.place_die(die, 10))
    if real_dice.kind == prompts.WHEEL:  # some blue die would fit
        real_dice.run_intent(real_dice.people.enter_faces())
    assert real_dice.kind == prompts.BAD
    assert "no neighbor" in real_dice.ui.format_text().lower()
    real_dice.run_intent(real_dice.people.lift_die(die, button))
    real_dice.wait(600)
    assert real_dice.kind == prompts.TURN


def test_of_too_many_dice_those_that_came_last_are_given_back(real_dice):
    turn = real_dice.game.turn
    player, other_ids = real_dice.people.list_hand(turn), [die.id for die in real_dice.people.list_hand(1 - turn)]
    [drawn_die, *_] = real_dice.give_faces(turn, "yD2", *(format_face(die.face) for die in player[1:]))
    real_dice.run_intent(real_dice.people.place_die(drawn_die, 10)).run_intent(
        real_dice.people.enter_faces()
    ).run_intent(real_dice.people.fill_hand(1 - turn))
    real_dice.run_intent(real_dice.presses.undo()).run_intent(real_dice.presses.press_button(GREEN)).run_intent(
        real_dice.people.follow_diff()
    )
    assert real_dice.people.count_missing(1 - turn) == -2
    real_dice.run_intent(real_dice.people.fill_hand(1 - turn))
    assert [die.id for die in real_dice.people.list_hand(1 - turn)] == other_ids
    assert drawn_die in [die.id for die in real_dice.people.list_hand(turn)]


def test_a_die_of_the_tray_that_came_into_a_hand_is_given_back_before_others(real_dice):
    turn = real_dice.game.turn
    button = real_dice.ui.match.profile.seats[turn].button
    die_ids = [die.id for die in real_dice.people.list_hand(turn)]
    [table_die] = [die for die in real_dice.dice.dice if die.place == SLOT]
    real_dice.people.screen.diff.to_lift = 1 << table_die.at
    real_dice.run_intent(real_dice.people.lift_die(table_die.id, button))
    real_dice.run_intent(real_dice.people.fill_hand(turn))
    assert [die.id for die in real_dice.people.list_hand(turn)] == die_ids


def test_a_die_put_in_the_place_of_another_goes_back_to_her_who_put_it(real_dice):
    turn = real_dice.game.turn
    [table_die] = [die for die in real_dice.dice.dice if die.place == SLOT]
    red, *_ = die_ids = real_dice.give_faces(turn, "r1", "g1", "b1", "b2")
    real_dice.run_intent(real_dice.people.lift_die(table_die.id, None)).wait(600)
    real_dice.run_intent(real_dice.people.place_die(red, 9)).wait(600)
    assert real_dice.people.screen.diff.wrong == 1 << 9
    real_dice.run_intent(real_dice.people.follow_diff())
    assert [die.id for die in real_dice.people.list_hand(turn)] == sorted(die_ids)


def test_a_die_in_a_slot_without_a_sensor_is_entered_by_keys(real_dice):
    turn = real_dice.game.turn
    real_dice.tray.optics.kill_sensor(10)
    real_dice.wait(4000)
    die, other_die, *_ = real_dice.give_faces(turn, "y7", "y8", "b1", "b2")
    assert 10 in real_dice.people.find_fitting_slots()[die]
    real_dice.run_intent(real_dice.people.place_die(die, 10))
    assert real_dice.kind == prompts.TURN and other_die not in real_dice.people.find_fitting_slots()
    assert real_dice.people.count_missing(turn) == 0
    real_dice.run_intent(real_dice.people.enter_faces())
    assert real_dice.game.describe()["tray"] == {"9": "y4", "10": "y7"}
    real_dice.run_intent(real_dice.presses.undo())
    view = build_real_view(real_dice.people, real_dice.ui.match)
    assert (view["kind"], view["lift"], view["put"]) == (prompts.GUIDE, [10], {})
    real_dice.run_intent(real_dice.people.follow_diff())
    assert real_dice.people.count_missing(turn) == 0 and real_dice.dice.get_die(die) in real_dice.people.list_hand(turn)


def test_a_die_that_was_not_entered_before_a_cut_goes_back_to_its_player(real_dice):
    turn = real_dice.game.turn
    die, *_ = real_dice.give_faces(turn, "y7", "y8", "b1", "b2")
    real_dice.run_intent(real_dice.people.place_die(die, 10)).wait(300)
    real_dice.tray.pull_plug()
    real_dice.tray.plug_in()
    real_dice.wait(3500)
    real_dice.run_intent(real_dice.presses.resume_match()).wait(600)
    assert real_dice.kind == prompts.GUIDE
    real_dice.run_intent(real_dice.people.follow_diff()).wait(600)
    assert real_dice.kind == prompts.TURN and real_dice.people.count_missing(turn) == 0
    assert real_dice.dice.get_die(die) in real_dice.people.list_hand(turn)


@pytest.mark.parametrize(("game", "slots"), [("basic", range(24)), ("line", (0, 1))])
def test_virtual_people_go_on_where_no_sensor_is_trusted(game, slots):
    real_dice = RealDiceRig().start_match(0, 3, game=game)
    real_dice.virtual_players.buttons = {0, 3}
    for slot in slots:
        real_dice.tray.optics.kill_sensor(slot)
    real_dice.wait(4000)
    real_dice.play_until(lambda: real_dice.game.turn >= 0)
    turn = real_dice.game.turn
    real_dice.play_until(lambda: real_dice.game.turn not in (turn, -1))
    assert not real_dice.tray.faults


def test_people_do_nothing_where_no_match_with_real_dice_is_shown():
    real_dice = RealDiceRig()
    for intent in (
        real_dice.people.fill_hand(0),
        real_dice.people.enter_faces(),
        real_dice.people.confirm_task(),
        real_dice.people.roll_off(),
    ):
        with pytest.raises(IntentError, match="no match with real dice"):
            real_dice.run_intent(intent)


def test_a_fault_of_what_people_do_is_reported_and_the_tray_goes_on():
    real_dice = RealDiceRig()
    real_dice.start_match(1, 5)

    async def raise_fault():
        await real_dice.tray.clock.sleep_ms(30)
        raise KeyError("a die")

    with pytest.raises(SimulatorFault, match="KeyError: 'a die'"):
        real_dice.run_intent(raise_fault())
    assert [type(fault) for fault in real_dice.tray.faults] == [KeyError]
    seat = real_dice.people.policy.get_starting_seat()
    real_dice.run_intent(real_dice.people.fill_hand(seat))
    assert len(real_dice.people.list_hand(seat)) == 1
