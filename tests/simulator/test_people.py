"""Virtual people with real dice play whole matches at the virtual tray, guided by its light, keys and screens."""

import random

import pytest
from evening import Evening

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
    rig, ended = Rig(sensors=True, model=model), []
    rig.boot()
    rig.wait_ms(500)
    rig.fingers.start(calibrate_tray(rig.fingers), ended.append)
    rig.wait_until(lambda: ended, 60_000)
    assert ended == [None] and rig.ui.sensing.calibrated


@pytest.mark.parametrize(("game", "buttons", "options"), MATCHES, ids=[match[0] for match in MATCHES])
@pytest.mark.parametrize("bright", [False, pytest.param(True, marks=pytest.mark.long)], ids=["evening", "bright"])
def test_virtual_people_play_a_match_to_its_end(game, buttons, options, bright):
    evening = Evening(1 + bright)
    if bright:
        evening.tray.optics.room_lux, evening.tray.optics.noise_lsb = 2000, 6
    evening.start_match(*buttons, game=game, **options)
    evening.virtual_players.buttons = set(buttons)
    evening.play_until(lambda: evening.ui.screen.name == "winner")
    assert evening.game.over and not evening.tray.faults
    assert max(evening.game.scores) >= options.get("target", 1)
    if game == "basic":
        lying = {die.at: die.face & 31 for die in evening.dice.dice if die.place == SLOT}
        known = enumerate(evening.game.tray)
        assert lying == {slot: evening.game.faces[die] & 31 for slot, die in known if die >= 0}
    evening.wait(500)
    _, replayed = replay(evening.tray.files.read("match.t24").decode().splitlines())
    assert replayed.game.save() == evening.game.save()


@pytest.mark.parametrize("game", ["basic", "center", "line"])
def test_a_die_that_stands_half_in_its_slot_is_told_all_the_same(game):
    evening = Evening(4)
    evening.start_match(0, 3, game=game)
    if game == "line":
        evening.virtual_players.buttons = {0, 3}
        evening.play_until(lambda: evening.game.wait == D_START and evening.kind == prompts.TURN)
        evening.virtual_players.buttons = set()
    seat = evening.game.starter
    evening.run_intent(evening.people.fill_hand(seat))
    die = evening.dice.drawn
    number = next(face for face in die.sides if 0 < face & 31 < 6)
    evening.dice.turn_die(die.id, number)
    slot = evening.people.find_fitting_slots()[die.id][0]
    evening.dice.place_die(die.id, slot, half_in=True)
    evening.wait(1500)
    assert evening.kind in (prompts.HUE, prompts.WHEEL)
    evening.run_intent(evening.people.enter_faces())
    evening.wait(600)
    assert evening.game.wait != D_START
    assert evening.people.game_screen.get_faces()[slot] == number


def test_a_wild_plus_4_is_challenged_and_the_hand_tells_whether_it_was_legal():
    evening = Evening(6)
    evening.start_match(0, 3, game="center")
    evening.virtual_players.buttons = {0, 3}
    evening.play_until(lambda: evening.kind == prompts.TURN and evening.game.turn >= 0)
    evening.virtual_players.buttons = set()
    seat, other = evening.game.turn, 1 - evening.game.turn
    center = evening.game.faces[evening.game.center]
    legal = next(die for die in evening.dice.list_bag() if any(face & 31 == WD4 for face in die.sides))
    matching = next(die for die in evening.dice.list_bag() if center in die.sides and die is not legal)
    button = evening.ui.match.profile.seats[seat].button
    for die in evening.people.list_hand(seat)[:2]:
        evening.dice.lift_die(die.id)
    for die, face in ((legal, WD4), (matching, center)):
        evening.dice.lift_die(die.id, button)
        evening.dice.turn_die(die.id, face)
    evening.run_intent(evening.people.place_die(legal.id, evening.people.find_fitting_slots()[legal.id][0]))
    evening.run_intent(evening.people.enter_faces())
    evening.run_intent(evening.fingers.name_color("b"))
    assert set(evening.people.list_verbs()) == {ACCEPT, CHALLENGE}
    evening.run_intent(evening.people.choose_verb(CHALLENGE))
    assert evening.kind == prompts.VERDICT and evening.people.policy.get_asked_seat() == seat
    evening.run_intent(evening.people.answer_verdict())
    evening.run_intent(evening.people.follow_diff())
    evening.run_intent(evening.people.fill_hand(seat))
    evening.run_intent(evening.people.confirm_task())
    assert len(evening.game.hands[seat]) == len(evening.people.list_hand(seat)) == 9
    assert legal in evening.people.list_hand(seat)
    assert evening.game.turn == other


def test_the_back_die_of_the_line_is_taken_and_rolled_with_the_hand():
    evening = Evening(8)
    evening.start_match(0, 3, game="line")
    evening.virtual_players.buttons = {0, 3}
    evening.play_until(
        lambda: len(evening.game.line) > 2 and evening.kind == prompts.TURN and evening.people.list_verbs() == [DRAW]
    )
    evening.virtual_players.buttons = set()
    seat, back = evening.game.turn, evening.people.policy.list_line_slots()[0]
    held = len(evening.people.list_hand(seat))
    evening.run_intent(evening.people.choose_verb(DRAW))
    assert evening.kind == prompts.GUIDE
    evening.run_intent(evening.people.follow_diff())
    evening.wait(600)
    assert evening.dice.find_in_slot(back) is None and len(evening.people.list_hand(seat)) == held + 1
    assert any(not die.rolled for die in evening.people.list_hand(seat)) and not evening.people.find_fitting_slots()
    evening.run_intent(evening.people.roll_dice(seat))
    assert all(die.rolled for die in evening.people.list_hand(seat))


@pytest.mark.parametrize("game", ["basic", "center"])
def test_a_wild_in_the_place_of_another_die_is_exchanged_as_the_lights_say(game):
    evening = Evening(7)
    evening.start_match(0, 2, game=game)
    evening.virtual_players.buttons = {0, 2}
    evening.play_until(lambda: evening.kind == prompts.TURN and evening.game.turn >= 0)
    slot = evening.people.game_screen.get_last_slot()
    wanted = evening.people.game_screen.get_faces()[slot]
    evening.dice.lift_die(evening.dice.find_in_slot(slot).id)
    evening.wait(600)
    other = next(die for die in evening.dice.list_bag() if WD4 in die.sides)
    evening.dice.turn_die(other.id, WD4)
    evening.dice.place_die(other.id, slot)
    evening.wait(600)
    assert evening.kind == prompts.GUIDE and evening.people.screen.diff.wrong >> slot & 1
    evening.run_intent(evening.people.follow_diff())
    assert evening.kind == prompts.TURN and evening.dice.find_in_slot(slot).face == wanted


@pytest.mark.parametrize(("game", "buttons", "options"), MATCHES, ids=[match[0] for match in MATCHES])
def test_virtual_people_go_on_after_undos_at_any_moment(game, buttons, options):
    chance = random.Random(4)
    options = dict.fromkeys(options, 999)
    evening = Evening(4).start_match(*buttons, game=game, **options)
    evening.virtual_players.buttons = set(buttons)
    undone = set()  # kinds of screens
    for _ in range(16):
        steps = chance.randint(1, 12)  # steps of people, also in the middle of entering a die
        for _ in range(steps):
            done = evening.dice.changes, evening.kind, evening.game.save()
            evening.play_until(lambda done=done: done != (evening.dice.changes, evening.kind, evening.game.save()), 30)
        if evening.ui.screen.name == "play":
            undone.add(evening.kind)
            evening.run_intent(evening.fingers.hold_button(RED))
        if evening.ui.screen.name == "question":
            evening.run_intent(evening.fingers.press_button(GREEN))
    assert undone & {prompts.HUE, prompts.WHEEL, prompts.GUIDE, prompts.ORDER}
    evening.play_until(lambda: evening.kind == prompts.TURN, 60)
    evening.wait(500)
    _, replayed = replay(evening.tray.files.read("match.t24").decode().splitlines())
    assert replayed.game.save() == evening.game.save() and not evening.tray.faults


def test_who_was_named_to_lead_without_a_doublet_takes_it_back():
    evening = Evening(2).start_match(0, 2, 4, game="dominoes")
    evening.virtual_players.buttons = {0, 2, 4}
    evening.play_until(lambda: evening.kind == prompts.FIRST)
    conduct, seats = evening.people.policy, evening.ui.match.profile.seats
    named = next(seat for seat in range(3) if not any(map(get_lead_number, conduct.list_rack(seat))))
    evening.run_intent(evening.fingers.press_button(seats[named].button))
    assert evening.game.phase == PH_LEAD and evening.game.turn == named
    evening.play_until(lambda: evening.game.table)
    assert not evening.tray.faults


def test_a_tile_that_is_missing_when_a_rack_is_counted_is_taken_first():
    evening = Evening(2).start_match(0, 2, 4, game="dominoes", target=60)
    evening.virtual_players.buttons = {0, 2, 4}
    evening.play_until(lambda: evening.game.wait == D_REVEAL)
    seat = evening.people.screen.get_acting_seat()
    evening.dice.tiles.return_to_pile(evening.ui.match.profile.seats[seat].button, 1)
    assert evening.people.count_missing(seat) == 1
    evening.play_until(lambda: evening.game.wait != D_REVEAL or evening.people.screen.get_acting_seat() != seat)
    assert not evening.tray.faults


def test_yacht_dice_are_rolled_three_times_at_most():
    evening = Evening(9)
    evening.start_match(2, game="yacht")
    evening.run_intent(evening.people.fill_hand(0))
    dice = [die.id for die in evening.people.list_hand(0)]
    with pytest.raises(MisplacedDie, match="all five"):
        evening.run_intent(evening.people.roll_dice(0, dice[:2]))
    evening.run_intent(evening.people.roll_dice(0))
    for _ in range(2):
        evening.run_intent(evening.people.roll_dice(0, dice[:2]))
    with pytest.raises(MisplacedDie, match="three rolls"):
        evening.run_intent(evening.people.roll_dice(0, dice[:2]))
    faces = sorted(die.face for die in evening.people.list_hand(0))
    evening.run_intent(evening.people.enter_faces())
    assert sorted(evening.game.faces[die] for die in evening.game.dice) == faces


def test_a_yacht_die_whose_telling_is_undone_stays_her_who_rolled_it():
    evening = Evening(9)
    evening.start_match(2, game="yacht")
    evening.run_intent(evening.people.fill_hand(0)).run_intent(evening.people.roll_dice(0))
    dice = evening.people.list_hand(0)
    evening.run_intent(evening.people.place_die(dice[1].id, 0)).run_intent(evening.people.enter_faces()).run_intent(
        evening.people.enter_faces()
    )
    assert evening.kind == prompts.TURN
    evening.run_intent(evening.fingers.undo())
    assert evening.kind == prompts.GUIDE
    evening.run_intent(evening.people.follow_diff())
    assert evening.people.list_hand(0) == dice and all(die.rolled for die in dice)
    assert evening.people.count_missing(0) == 0


def test_faces_that_were_told_wrong_are_told_again():
    evening = Evening(9)
    evening.start_match(2, game="yacht")
    evening.run_intent(evening.people.fill_hand(0)).run_intent(evening.people.roll_dice(0))
    wrong = parse_face("y9" if evening.people.list_hand(0)[0].face != parse_face("y9") else "y8")
    evening.run_intent(evening.fingers.press_button(GREEN))  # rolled
    for _ in range(5):
        evening.run_intent(evening.fingers.enter_face(wrong))
    assert evening.kind == prompts.CHECK
    with pytest.raises(IntentError, match="again"):
        evening.run_intent(evening.people.enter_faces())
    assert evening.people.screen.entered_faces == []
    evening.run_intent(evening.fingers.enter_face(wrong)).run_intent(
        evening.people.enter_faces()
    )  # a key pressed in between needs no second entry
    faces = sorted(die.face for die in evening.people.list_hand(0))
    assert sorted(evening.game.faces[die] for die in evening.game.dice) == faces


@pytest.fixture
def evening():
    """Return an `Evening` with the yellow 4 in slot 9, in which both players have dice, and the first has rolled."""
    evening = Evening().start_match(0, 3)
    first = evening.game.starter
    assert evening.people.count_missing(first) == 1 and evening.people.count_missing(1 - first) == 0
    evening.run_intent(evening.people.fill_hand(first))
    [die] = evening.give_faces(first, "y4")
    evening.run_intent(evening.people.place_die(die, 9))
    assert evening.kind == prompts.WHEEL
    evening.run_intent(evening.people.enter_faces())
    assert evening.game.describe()["tray"] == {"9": "y4"} and evening.kind == prompts.ORDER
    assert [evening.people.count_missing(seat) for seat in (0, 1)] == [4, 4]
    for seat in (0, 1):
        evening.run_intent(evening.people.fill_hand(seat))
    evening.run_intent(evening.people.confirm_task())
    assert evening.kind == prompts.TURN and evening.people.list_verbs() == [ROLL]
    evening.run_intent(evening.people.roll_dice(evening.game.turn))
    return evening


def test_dice_that_fit_are_known_to_their_player_only(evening):
    turn = evening.game.turn
    assert ROLL not in evening.people.list_verbs() and DRAW in evening.people.list_verbs()
    fitting, useless = evening.give_faces(turn, "y7", "b9")
    evening.dice.draw_dice(evening.ui.match.profile.seats[turn].button, 2)
    assert set(evening.people.find_fitting_slots()[fitting]) == {3, 10, 15}
    assert useless not in evening.people.find_fitting_slots()
    assert set(evening.game.describe()["hands"][turn]) == {"?"}


def test_a_die_that_does_not_fit_is_refused_until_it_is_lifted(evening):
    turn = evening.game.turn
    button = evening.ui.match.profile.seats[turn].button
    die, _ = evening.give_faces(turn, "b9", "b8")
    evening.run_intent(evening.people.place_die(die, 10))
    if evening.kind == prompts.WHEEL:  # some blue die would fit
        evening.run_intent(evening.people.enter_faces())
    assert evening.kind == prompts.BAD
    assert "no neighbor" in evening.ui.format_text().lower()
    evening.run_intent(evening.people.lift_die(die, button))
    evening.wait(600)
    assert evening.kind == prompts.TURN


def test_of_too_many_dice_those_that_came_last_are_given_back(evening):
    turn = evening.game.turn
    player, other = evening.people.list_hand(turn), [die.id for die in evening.people.list_hand(1 - turn)]
    [drawn, *_] = evening.give_faces(turn, "yD2", *(format_face(die.face) for die in player[1:]))
    evening.run_intent(evening.people.place_die(drawn, 10)).run_intent(evening.people.enter_faces()).run_intent(
        evening.people.fill_hand(1 - turn)
    )
    evening.run_intent(evening.fingers.undo()).run_intent(evening.fingers.press_button(GREEN)).run_intent(
        evening.people.follow_diff()
    )
    assert evening.people.count_missing(1 - turn) == -2
    evening.run_intent(evening.people.fill_hand(1 - turn))
    assert [die.id for die in evening.people.list_hand(1 - turn)] == other
    assert drawn in [die.id for die in evening.people.list_hand(turn)]


def test_a_die_of_the_tray_that_came_into_a_hand_is_given_back_before_others(evening):
    turn = evening.game.turn
    button = evening.ui.match.profile.seats[turn].button
    held = [die.id for die in evening.people.list_hand(turn)]
    [lying] = [die for die in evening.dice.dice if die.place == SLOT]
    evening.people.screen.diff.to_lift = 1 << lying.at
    evening.run_intent(evening.people.lift_die(lying.id, button))
    evening.run_intent(evening.people.fill_hand(turn))
    assert [die.id for die in evening.people.list_hand(turn)] == held


def test_a_die_put_in_the_place_of_another_goes_back_to_her_who_put_it(evening):
    turn = evening.game.turn
    [lying] = [die for die in evening.dice.dice if die.place == SLOT]
    red, *_ = held = evening.give_faces(turn, "r1", "g1", "b1", "b2")
    evening.run_intent(evening.people.lift_die(lying.id, None)).wait(600)
    evening.run_intent(evening.people.place_die(red, 9)).wait(600)
    assert evening.people.screen.diff.wrong == 1 << 9
    evening.run_intent(evening.people.follow_diff())
    assert [die.id for die in evening.people.list_hand(turn)] == sorted(held)


def test_a_die_in_a_slot_without_a_sensor_is_told_by_the_keys(evening):
    turn = evening.game.turn
    evening.tray.optics.kill_sensor(10)
    evening.wait(4000)
    die, other, *_ = evening.give_faces(turn, "y7", "y8", "b1", "b2")
    assert 10 in evening.people.find_fitting_slots()[die]
    evening.run_intent(evening.people.place_die(die, 10))
    assert evening.kind == prompts.TURN and other not in evening.people.find_fitting_slots()
    assert evening.people.count_missing(turn) == 0
    evening.run_intent(evening.people.enter_faces())
    assert evening.game.describe()["tray"] == {"9": "y4", "10": "y7"}
    evening.run_intent(evening.fingers.undo())
    view = build_real_view(evening.people, evening.ui.match)
    assert (view["kind"], view["lift"], view["put"]) == (prompts.GUIDE, [10], {})
    evening.run_intent(evening.people.follow_diff())
    assert evening.people.count_missing(turn) == 0 and evening.dice.get_die(die) in evening.people.list_hand(turn)


def test_a_die_that_was_not_told_before_a_cut_goes_back_to_its_player(evening):
    turn = evening.game.turn
    die, *_ = evening.give_faces(turn, "y7", "y8", "b1", "b2")
    evening.run_intent(evening.people.place_die(die, 10)).wait(300)
    evening.tray.pull_plug()
    evening.tray.plug_in()
    evening.wait(3500)
    evening.run_intent(evening.fingers.resume_match()).wait(600)
    assert evening.kind == prompts.GUIDE
    evening.run_intent(evening.people.follow_diff()).wait(600)
    assert evening.kind == prompts.TURN and evening.people.count_missing(turn) == 0
    assert evening.dice.get_die(die) in evening.people.list_hand(turn)


@pytest.mark.parametrize(("game", "slots"), [("basic", range(24)), ("line", (0, 1))])
def test_virtual_people_go_on_where_no_sensor_is_trusted(game, slots):
    evening = Evening().start_match(0, 3, game=game)
    evening.virtual_players.buttons = {0, 3}
    for slot in slots:
        evening.tray.optics.kill_sensor(slot)
    evening.wait(4000)
    evening.play_until(lambda: evening.game.turn >= 0)
    turn = evening.game.turn
    evening.play_until(lambda: evening.game.turn not in (turn, -1))
    assert not evening.tray.faults


def test_people_do_nothing_where_no_match_with_real_dice_is_shown():
    evening = Evening()
    for intent in (
        evening.people.fill_hand(0),
        evening.people.enter_faces(),
        evening.people.confirm_task(),
        evening.people.roll_off(),
    ):
        with pytest.raises(IntentError, match="no match with real dice"):
            evening.run_intent(intent)


def test_a_fault_of_what_people_do_is_told_and_the_tray_goes_on():
    evening = Evening()
    evening.start_match(1, 5)

    async def raise_fault():
        await evening.tray.clock.sleep_ms(30)
        raise KeyError("a die")

    with pytest.raises(SimulatorFault, match="KeyError: 'a die'"):
        evening.run_intent(raise_fault())
    assert [type(fault) for fault in evening.tray.faults] == [KeyError]
    seat = evening.people.policy.get_starting_seat()
    evening.run_intent(evening.people.fill_hand(seat))
    assert len(evening.people.list_hand(seat)) == 1
