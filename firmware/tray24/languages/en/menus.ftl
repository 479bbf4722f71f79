### The texts of the menus, and all texts outside a match.

# What is wrong with an app, a small program of the user: after the name of its file.
app_failed = { $file }: { $error }
app_failed_at = { $file }, line { $line }: { $error }
app_hung = { $name } has stopped the tray, which has restarted. Your matches are still there.
app_leave = Hold red to leave
app_memory = it needs more memory than the tray has
app_no_text = it is no text
app_no_update = it defines no update(now_ms)
app_overdue = one step took longer than a second
app_too_long = it has more than { $most } bytes
apps = Apps
bot-expert = expert bot
bot-fair = fair bot
bot-gentle = gentle bot
bot-random = random bot
bot-sharp = sharp bot
bot_speed = Bot speed
# The list of settings of those who build a tray.
builders = For builders
cal-alike = like another color
cal-blue = blue is seen, not white
cal-crosstalk = light leaks in
cal-elsewhere = the die lies elsewhere
cal-gain = not plausible
cal-green = green is seen, not white
cal-led_dead = a light is dead
cal-noisy = not steady
cal-not_empty = not empty, or a fin is missing
cal-not_kept = It could not be saved
cal-not_white = not white, or a dead light
cal-red = red is seen, not white
cal-silent = no signal
cal-too_bright = too bright
cal-too_many = Too many slots fail
cal-yellow = yellow is seen, or a dead light
cal_busy = Measuring
# A die of a color for one slot: the tray learns it.
cal_color = A { $color } die into slot { $slot }
cal_done = All measured
cal_empty = Lift all dice, then green
cal_failed = Green starts again
cal_kept = All slots are calibrated.
cal_leave = Red leaves
cal_learn = Other colors: blue
cal_skip = Blue skips it
cal_white = White die: slot { $slot }
calibrate = Calibrate
calibration_damaged = { $file } is damaged: calibrate again
calibration_format = { $file } has format { $found }, this firmware reads { $known }: calibrate again
calibration_unreadable = { $file } cannot be read ({ $reason }): calibrate again
children_help = Dice that fit are marked, undo asks nothing, catches wait twice as long, and bots play slowly.
continue = Continue
digits_hint = Next digit with green
done = Done
electronic = electronic
end_match = End match
end_sure = Its record is kept, but it cannot go on.
go_on = Go on
help = Help
hints = Hints
# Title and item: who agrees that players are told the best move. Then value-no, value-others or value-yes for each.
agree = Advice, if all agree
how_to_sit = A seat button joins and leaves; held, it seats a bot.
item_of = { $number } of { $count }
join_1 = Press your seat button.
join_2 = Hold it to seat a bot.
keep = Keep
kind-full = full
kind-light = light
kind-starter = starter
kind-twin = 2 lights
leave = Leave, keep it
leaves = Player leaves
leaves_sure = { $name } leaves, and a bot goes on?
lesson_again = Try again
lesson_check = Check
lesson_done = Lesson done
lesson_head = Step { $number } of { $count }
lesson_marked = marked
lesson_missed = { $count ->
    [one] One more fits. Look again
   *[other] { $count } more fit. Look again
}
# How many steps were answered right at once.
lesson_result = { $count } of { $total } right at the first try
lesson_right = Right
lesson_wrong = Not quite
lessons = Lessons
letters_hint = Green takes, red deletes
look = Please note
missing = missing
more = More: blue
# The last entry of the match's menu: it shows further ones.
more_entries = More
name = Name
names = Player names
new = New match
no = No
no_calibration = { $file } is no calibration: calibrate again
no_records = No finished match yet
no_sensors = This tray has no sensors: tell it with the keys where each die is.
not_ended = Not finished.
nearly_full = The tray is nearly full: soon its oldest record goes. Copy the records before: tray24 records pull
not_kept = Not saved: { $reason }
ok = OK
opt-bot = Bots play
opt-bots = Bots
# Yacht with the dice of the day; its value is a date.
opt-day = Day's dice
opt-dice = Dice
opt-game = Game
opt-help = Help
opt-set = Die set
opt-people = People
opt-start = Start
opt-target = Target
opt-young = Children
pause = Pause
players_n = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
real = real
record_n = Record { $number }
records = Records
restarted = A fault has restarted the tray. All that was entered is still there.
roll_off = Roll-off
roll_off_said = { roll_off }. { $name } starts
seats_from = { $game } is for { $least } to { $most } players.
seats_just = { $game } is for { $count } players.
self_test = Self-test
set-bot_speed = Bot speed
set-brightness = Brightness
set-children = Children
set-coach = Coach
set-color_blind = Color signals
set-display = Display
set-grace_ms = Time for UNO
set-hints = Hints
set-language = Language
set-led_budget_ma = Light current
set-led_colors = LED colors
set-led_ma = One LED channel
set-led_path = LED rows
set-masked_slots = Masked slots
set-presence_only = Tell colors by keys
set-steady_ms = A die counts after
set-tray_kind = Kind of tray
set-volume_calls = UNO, catch
set-volume_keys = Key sounds
set-volume_moves = Move sounds
set-volume_tunes = Tunes
settings = Settings
slot_masked = slot { $slot }: told by keys
slot_sensed = slot { $slot }: sensed
slots_none = None
start_anew = Start, keep the old match
kept_hand = { $game }, hand { $hand }
give_up_one = Give up one
starts = { $name } starts
stuck = Stuck: { $buttons }
test_buttons = Press. Red leaves
test_display = Display: { $display }
# The kind of tray (kind-NAME), its LEDs, and what one of their channels takes.
test_kind = { $kind }: { $count } x { $ma } mA
test_no_sensors = Sensors: none fitted
test_sensors = Sensors: { $count }
testing = Testing the lights
undo = Undo
redo = Redo
undo_dice = Take back dice too? The same will come again.
unreadable = This record is damaged
value-0 = no
value-1 = yes
value-always = always
value-auto = automatic
# The hints show the best move, too.
value-best = best move
# The die sets, by the games whose own they are.
value-center24 = center die
value-classic24 = tray game
# A person's answer to the question whether players may be told the best move: none; others, but not she; all.
value-no = no
value-others = others may
value-sh1106 = SH1106
value-ssd1306 = SSD1306
value-yes = yes
value-en = English
value-de = Deutsch
value-es = Español
value-fr = Français
value-first = beginners
value-full = full
# The order in which an LED takes its colors, as in its data sheet.
value-grb = GRB
value-off = off
value-on = on
value-plays = plays
value-rgb = RGB
# How the chain of LEDs leads through the rows: each from the left, or back and forth.
value-rows = from left
value-snake = snake
value-soft = soft
# The first item of the pause menu after a move was refused: it opens the help at the rule.
why = Why?
# Of those who have played alone: a match's number among these, and its total.
totals = Totals alone
best_total = { $game }: best { $points } (no. { $number })
last_totals = Last: { $totals }
total_n = { $number }: { $points }
won_with = { $points ->
    [one] { $names } won with { $points } point.
   *[other] { $names } won with { $points } points.
}
yes = Yes
# No child plays: the value beside opt-young in the set-up.
young_none = none

## Patterns that combine texts

# Two items of a list; the first may be a list of two itself.
list_two = { $before }, { $after }
# A text as a sentence, in the plain text for a computer.
sentence = { $words }.
label_value = { $label }: { $value }
# The name of a seat while it is edited: its number, the letters so far, the letter that green adds.
name_so_far = Seat { $number }: { $name }. { $letter }
record_of = { $game }: { $names }
# The name of a seat and its bot: one of those that begin with bot-.
seated_bot = { $name } ({ $bot })
seated_child = { $name } (child)
score = { $name }: { $points }
score_gain = { $name }: { $points } (+{ $gain })
# The fault of a slot: one of the messages that begin with cal-.
slot_says = slot { $slot }: { $words }

## Units of settings

unit-ma = { $value } mA
unit-ms = { $value } ms
unit-percent = { $value } %
unit-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
    .display = { $count } s
unit-tenths = { $whole }.{ $tenths } seconds
    .display = { $whole }.{ $tenths } s
unit-times = { $value }x
