"""What is said before, after and beside a match: power-on, menus, settings, results, notices. Lines as in `play`."""

TEXTS = """
ok=OK
look=Please note
scores=Scores
not_kept=Not kept: %s
more=More: blue
yes=Yes
no=No
item_of=%d of %d
done=Done
missing=missing

testing=Testing the lights
restarted=A fault has restarted the tray. What was entered is still there.
stopped=Again and again a fault has stopped the tray. Take its plug out and put it in again; crash.txt tells more.
stuck=Stuck buttons: %s
test_display=Display: %s
test_sensors=Sensors: %d
test_no_sensors=Sensors: none fitted
test_buttons=Press each; red leaves

continue=Continue
new=New match
records=Records
settings=Settings
calibrate=Calibrate
self_test=Self-test
no_records=No finished match yet
unreadable=This record is damaged

join_1=Press your seat button.
join_2=Hold it to seat a bot.
too_few=At least two must play: press a seat button, or hold it for a bot.
players_n=%d players
electronic=electronic
real=real
no_sensors=This tray has no sensors: tell it where each die lies, by the keys.
opt.start=Start
start_anew=Start, end the old match
opt.target=Target
opt.scoring=Points go to
opt.must_roll=Roll every turn
opt.table_talk=Table talk
opt.game=Game
opt.dice=Dice
value.winner=winner
value.caught=the others
value.0=no
value.1=yes
value.off=off
value.on=on
value.soft=soft
value.full=full
value.en=English
game_basic=Tray game
game_yacht=Yacht
bot.random=random bot
bot.keen=keen bot
digits_hint=Next digit with green

set.brightness=Brightness
set.led_budget_ma=Light current
set.volume_keys=Key sounds
set.volume_moves=Move sounds
set.volume_calls=UNO, catch
set.volume_tunes=Tunes
set.grace_ms=Grace time
set.color_blind=Color signals
set.bot_speed=Bot speed
set.language=Language
set.presence_only=Tell colors by keys
set.masked_slots=Masked slots
names=Player names
name=Name
keep=Keep
letters_hint=Green takes, red deletes

roll_off=Roll-off
starts=%s starts

undo=Undo
undo_dice=Take back dice too? The same will come again.

pause=Pause
go_on=Go on
bot_speed=Bot speed
leave=Leave, keep it
end_match=End match
end_sure=Its record is kept, but it cannot go on.
hand_n=Hand %d
first_to=First to %d wins
up_to=Lowest wins, up to %d
winner=Winner
winners=Winners
points=%d points
"""
