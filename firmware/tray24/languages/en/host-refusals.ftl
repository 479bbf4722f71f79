# Why records, positions, options and packages of games are refused, as page and host tools say it. The display shows
# none of these. Every message ends without a full stop.
# $text is what was read and is wrong. $game, $option, $set, $phase and $verb are names that are not translated.
# $face, $tile and $line are written as in records: r7, r5/bS, "* draw 0".

# How a refusal is shown whose rule has a number: "B6: no neighbor has its color"
with_rule = { $rule }: { $words }
# A record that is not legal; $reason is one of the messages here or in refusals.ftl
illegal_line = illegal line { $line }: { $reason }
# Two of the things to choose from; $before may be made from two by the same message
either = { $before } or { $next }
# A seat as records number them, from 0.
seat_of_record = seat { $number }

## Lines of records: rules/notation.py, rules/faces.py

no_line = a line is ACTOR VERB [ARGUMENT...]
more_than_single_spaces = words are parted by single spaces
no_verb = '{ $text }' is no verb
no_dealer_verb = '{ $text }' is no verb of the dealer
takes_arguments =
    { $due ->
        [one] '{ $verb }' takes { $due } argument, not { $count }
       *[other] '{ $verb }' takes { $due } arguments, not { $count }
    }
dealer_line_without_seat = '* { $verb }' names a seat first
dealer_line_too_long = '* { $verb }' takes nothing more
no_verdict = a verdict is legal or illegal
no_number = '{ $text }' is no number from 0 to { $most }
not_a_face = '{ $text }' is no face (a face is r7, yS, gR, bD2, W, WD4 or ?)
not_a_tile = '{ $text }' is no tile (a tile is r5/r7, y8/bS, r3/DE or W/W)
no_marking = { $tile } has no marking { $text }
no_color = '{ $text }' is no color: give r, y, g or b
no_box = '{ $text }' is no box: give one of { $names }
name_the_tile = name the tile
# Y2
no_positions = positions are 1 to 5, ascending, each once

## Lines of the dealer: rules/refusals.py, games/dominoes/arms.py

seat_awaited = seat { $seat } is to choose, not the dealer
awaited = awaited: { $line }
takes_values =
    { $due ->
        [one] { $line } takes { $due } value, not { $count }
       *[other] { $line } takes { $due } values, not { $count }
    }
no_seat = there is no seat { $seat }
unknown_in_roll_only = '?' may stand in a roll only
unknown_of_no_use = '?' is of no use here
no_face_of_game = { $game } has no face { $face }
die_not_in_bag = die { $die } is not in the bag
dice_not_ascending = dice are drawn in ascending order of their ids
name_tiles_left = name the tiles that are left
tile_not_in_pile = tile { $tile } is not in the pile
tiles_not_ascending = tiles are listed in ascending order of their ids
# D2
seat_cannot_lead = seat { $seat } cannot lead
dice_are_electronic = the tray rolls and draws by itself in this match

## Heads of records: match/record.py

no_record = a record begins with 'tray24 { $version }'
no_head_line = '{ $text }' is no line of a head
head_line_twice = '{ $text }' is given twice
no_seats = a match has one seat at least
option_without_value = an option is written NAME=VALUE
option_twice = option '{ $option }' is given twice
no_game_with_option = no game has an option '{ $option }'
no_die_set_of_game = '{ $text }' is no die set of { $game }
no_die_set_of_games = '{ $text }' is no die set
no_seed = a seed is a number from 0 to 4294967295
head_without_seats = the head gives no seats
head_without_game = the head gives no game
head_without_end = the head does not end with '---'
nothing_to_undo = there is nothing to undo

## Journals: match/profile.py, match/resume.py

no_head_of_journal = the head is not that of a journal
seat_out_of_order = seat { $seat } is told out of order
no_seat_at_button = there is no seat { $seat } at a button { $button }
no_result = these are no winners and scores of { $seats } seats
position_of_other_match = the position is not of this match
day_of_other_game = { $game } has no dice of the day
seed_of_other_dice = the seed gives other dice: { $line }

## Seats, options, bots and die sets: rules/core.py, rules/errors.py, match/bots/bots.py, match/dicesets.py

seats_or_options_of_other_kind = seats must be a number, options a dictionary
takes_seats = { $game } takes { $least } to { $most } seats, not { $seats }
no_option = { $game } has no option '{ $option }'
# $choices is made with the message "either"
no_choice_of_option = option { $option }={ $text } is unknown: give { $choices }
option_no_seats = option { $option }={ $text } names no seats: give their digits in ascending order, such as 03
option_seat_missing = option { $option }={ $text } names a seat that is missing: there are { $seats } seats, from 0
option_out_of_range = option { $option }={ $text } is out of range: give a number from 1 to 9999
no_bot = there is no bot '{ $text }': give { $choices }
no_die_set = there is no die set '{ $text }': give one of { $names }
tiles_without_die_set = { $game } is played with tiles, without a die set
die_set_too_small = { $set } has { $dice } dice, { $game } takes { $needed }
die_set_of_other_faces = { $set } has a face { $face } that { $game } does not know

## Games and their parts: games/__init__.py

no_game = '{ $text }' is no game here: give { $choices }
# $package and $module are dotted names of Python
game_already_there = there is a game '{ $game }' already: { $package }
same_number = the games '{ $other }' and '{ $game }' have the same number
no_part = the game '{ $game }' has no part '{ $part }': there is no module { $module }
no_game_class = the part 'rules' of the game '{ $game }' must set GAME to a class with that name
no_saved_position = these bytes are no saved position of this version
damaged_position = the saved position is damaged
# $why is another refusal, or what Python says
damaged_position_because = the saved position is damaged: { $why }

## Positions that are given: rules/position.py, rules/matching.py
## "given" is the key of a scenario; names in quotes are its keys (RECORDS.md).

given_no_dictionary = given: must be a dictionary of the position's keys
given_no_key = given: { $game } has no key '{ $name }'
given_phase = given: { $game } cannot be loaded in the phase '{ $phase }'
given_contradicts = given: '{ $name }' is { $wanted }, but the rest makes it { $found }
given_number = given: '{ $name }' must be a number from 0 to { $most }
given_list = given: '{ $name }' must be a list
given_face = given: '{ $name }' holds { $text }, no face of { $game }
given_scores = given: 'scores' must list { $seats } numbers
given_hands = given: 'hands' must list { $seats } hands
given_direction = given: 'direction' must be 1 or -1
given_too_many_dice = given: more than { $most } dice
given_die = given: 'die' must be in the hand of seat { $seat } and fit
given_catchable_dice = given: 'catchable' must hold exactly one die
given_catchable_tiles = given: 'catchable' must hold exactly one tile
given_table_without_face = given: a die on the table shows a face, a wild has its color
given_seats_without_dice = given: every seat needs dice
given_hand_not_rolled = given: dice in hands are rolled, and a wild there has no color
given_catch_too_late = given: nobody can be caught after the first action of a turn
given_declared = given: a color is declared for an undeclared wild
given_challenge = given: only a WD4 is challenged
given_legality = given: 'legality' must be one of { $names }

## Positions of games/basic

given_tray = given: 'tray' must be a dictionary of slots
given_slot = given: 'tray' has no slot { $text }
given_slot_without_face = given: slot { $slot } must hold a face, a wild with its color
given_both_halves = given: the dice of 'tray' lie in both halves
given_tray_without_room = given: the tray must hold at least one die and one empty slot
given_last = given: 'last' is an empty slot
given_last_declared = given: a color is declared for an undeclared wild in 'last'
given_start = given: the starting die is placed on an empty tray, before hands are drawn
given_seat_without_faces = given: seat { $seat } is to choose and needs dice with faces
given_color_in_hand = given: a wild in a hand has no color

## Positions of games/center, games/line and games/yacht

given_former = given: 'former' is the center die that a WD4 may still bring back
given_eleven_dice = given: 'line' and 'hands' must hold all eleven dice, the line one at least
given_give = given: a die is given when the line holds one, and the giver more
given_sheets = given: 'sheets' must list { $seats } sheets
given_box = given: 'sheets' has no box { $text }
given_full_sheet = given: the sheet of seat { $seat } is full
given_uno = given: nobody calls UNO in yacht
given_dice = given: 'dice' must list five faces
given_color = given: a wild has no color in yacht

## Positions of games/dominoes

given_racks = given: 'racks' must list { $seats } racks
given_tile = given: '{ $name }': { $why }
given_tile_twice = given: a tile is named twice
given_each_tile_once = given: '{ $name }' must name each tile once
given_too_many_tiles = given: there are not as many tiles
given_tile_not_in_rack = given: 'tile' must be in the rack of seat { $seat }
given_arm = given: an arm is {"{"}"end": FACE, "doublet": BOOL, "closed": BOOL{"}"}
given_arms = given: 'arms' must hold an open arm, and none in the phase reopen
given_end = given: an arm ends in a face of dominoes, a wild with its color
given_too_many_arms = given: there are 45 arms at most, each with end, doublet and closed
given_active = given: 'active' must be the kind of a marking that matches
given_lead = given: the hand is led on an empty table
given_reopen = given: seat { $seat } cannot reopen
given_seat_without_tiles = given: seat { $seat } is to choose and needs tiles
given_seat_without_moves = given: seat { $seat } cannot do anything in that phase
