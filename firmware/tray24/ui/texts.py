"""Every text of the firmware, a table for each language: lines `key=text`, %s and %d for what is put in."""

ENGLISH = """
title=Tray 24
ok=OK
more=More: blue
yes=Yes
no=No
look=Please note
not_kept=Not kept: %s
item_of=%d of %d
done=Done
missing=missing

testing=Testing the lights
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
no_real_dice=This tray has no sensors: it rolls the dice itself.
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
set.masked_slots=Masked slots
names=Player names
name=Name
keep=Keep
letters_hint=Green takes, red deletes

seat_n=Seat %d
bot_n=Bot %d
head_place=You start
head_choose=Your turn
head_die=Your turn
head_slot=Your turn
head_draw=Your turn
head_color=Color
head_wait=Wait
head_drawn=You drew
roll_off=Roll-off
starts=%s starts
put_anywhere=in any slot

red=red
yellow=yellow
green=green
blue=blue
skip=skip
reverse=reverse
draw_two=+2
wild=wild
wild_four=wild +4
unknown_die=a die

roll=Roll
keep_dice=Keep
roll_all=Roll all your dice
draw_one=Draw a die
choose_between=Roll or keep? %s
put=Put %s
slot_n=slot %d
slots_n=%d slots
color_of_wild=Name a color for the wild
bot_thinks=Bot to move
dice_are=Dice: %s
hand_is=Hand: %s
runs_left=Play runs to the left
runs_right=Play runs to the right

did_place=%s starts in slot %d
did_play=%s: %s
did_roll=%s rolls
did_roll_one=%s rolls %s
did_keep=%s keeps the dice
did_draw=%s draws %d dice
did_draw_one=%s draws a die
did_color=%s names %s
did_uno=%s: UNO!
did_catch=%s catches %s!
catch_waits=%s waits to catch
taken_back=Taken back
nothing_back=Nothing to take back
undo=Undo
undo_dice=Take back dice too? The same will come again.

pause=Pause
go_on=Go on
scores=Scores
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

place it beside a die, in an empty slot of the half in play=beside a die in this half
it is too late, or too early, to call UNO=not the time to call UNO
the drawn die fits, so it must be played=the drawn die must be played
a die fits, so one must be played=a die fits: play one
"""

TABLES = {"en": ENGLISH}
LANGUAGES = tuple(sorted(TABLES))


class Texts:
    """The texts of one language: `texts(key, values...)`."""

    def __init__(self, language):
        self.choose(language)

    def choose(self, language):
        """Speak this one of LANGUAGES."""
        self.language = language
        self._table = TABLES[language]

    def _find(self, key):
        """The text of a key, or None. One string to search: a table of objects would take several times its memory."""
        table = self._table
        at = table.find("\n" + key + "=")
        if at < 0:
            return None
        at += len(key) + 2
        return table[at : table.find("\n", at)]

    def __call__(self, key, *values):
        text = self._find(key)
        if text is None:
            raise KeyError("no text for " + key)
        return text % values if values else text

    def refusal(self, error):
        """The words of a RuleError for the display: the table's, where it has shorter or other ones."""
        return self._find(error.words) or error.words
