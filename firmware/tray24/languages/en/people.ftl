### Errors of people at the tray or of their fingers. Shown on the page, after a colon or alone: no capital at the
### beginning, no period at the end.

## The tray.

no-power = the tray has no power: put the plug in
no-match = the tray's screen shows no running match: start one, or continue the last one
moved-on = the tray's screen has changed: look again
too-late = that came too late and was not done: the tray asks something else now
answer-first = the tray asks something: answer that first
not-offered = the tray does not offer that now
# $item is a name out of the program, such as "continue".
item-not-offered = the tray does not offer { $item } now
no-face-asked = the tray does not ask for a face
# $face is written as records write it, "r7".
face-not-offered = the tray does not offer { $face }: it sees another color
nothing-to-confirm = the tray does not wait for you to do anything
no-starter-asked = the tray does not ask who starts
no-verdict-asked = the tray does not ask whether a die was legal
no-gift-asked = the tray does not ask for a die to be given
other-than-told = the die there is not the one that was told: tell it again
no-real-match = no match with real dice is running: start one, or continue the last one
no-real-screen = the tray's screen shows no match with real dice: start one, or continue the last one
no-sensors = the tray has no power or no sensors: there is nothing to calibrate
# $reason is what the tray says: "slot 7: not steady".
calibration-failed = the tray could not be measured ({ $reason }), so no match has started: start again, and if that fails, darken the room
calibration-stopped = a button has stopped the measuring, so no match has started: start again

## Fingers and menus.

fingers-busy = the fingers are still busy: try again in a moment
simulator-fault = a fault of the simulator ({ $fault }): use the tray's keys, or undo and try again
no-way-home = the tray does not return to its menu
too-many-kept = The tray keeps as many unfinished matches as it can: continue or give up one first.
refused-setting = { $reason }
somebody-pressed = somebody else has pressed a button: try again
bots-after-people = Without seat buttons, people have the first seats, and all bots are of one kind.
bot-not-seated = the tray does not seat { $bot } at seat { $seat }
player-not-seated = the tray does not seat a player at seat { $seat }
# $name and the values are names out of the program.
wrong-option = option { $name } is { $choices }, not { $value }
# A list of choices; $choices may be such a list itself.
either = { $choices } or { $choice }
# What stands on the tray's display, word for word.
display-says = { $text }

## Turns.

bot-chooses = it is a bot's turn: wait for yours
nobody-chooses = it is nobody's turn: start a match, or continue the last one
nobody-lays = no tile can be laid now
nobody-plays = nobody plays at seat { $seat }
# $line is the move as records write it; $reason is why it is refused.
line-refused = "{ $line }": { $reason }
onlooker = onlookers cannot play: sit down at a seat or at the whole table first
own-button = seat { $seat } may press only its own seat button
own-name = seat { $seat } may rename only itself while a match runs
own-rack = seat { $seat } may look only at its own rack
own-dice = seat { $seat } may take and roll only its own dice
own-screen = { $name } plays on another screen
screen-not-left = seat { $seat } plays on its own screen; only when that has been away for a minute can it play here
own-answer = seat { $seat } may answer only for itself
own-button-and-keys = seat { $seat } may press only its own seat button, and the keys on its turn
seats-stay = the seats move only after a match with electronic dice
keys-of-another = only the seat whose turn it is may press the keys, and that is not seat { $seat }

## Real dice and tiles. $die and $face are faces, written as records write it, "r7".

nothing-to-roll = there is nothing to roll: take dice from the bag first
never-rolled = this die has not been rolled yet: roll it first
not-on-table = { $place ->
    [slot] { $die } lies in the slot: only dice on the table can be rolled
   *[pouch] { $die } lies in the bag: only dice on the table can be rolled
}
slot-taken = { $die } lies in slot { $slot }: lift it first
no-such-side = die { $id } has no { $face }
# $set is the name of a set of dice, $last the highest number of one.
no-such-die = there is no die { $id }: { $set } has dice 0 to { $last }
only-dice = this game is played with dice
not-on-rack = that tile is not on the rack of the seat whose turn it is
draw-first = everybody has to draw first, as the tray says
three-rolls = a turn has three rolls at most, and none once a die is in a slot: put or tell the dice as they lie
first-roll-of-five = the first roll is of all five dice

## Tabs: the reason why one more has no room; at most 120 bytes.

full = { $most } tabs are open: close one
full-others = other computers than the tray's have { $most } tabs open: close one of these
full-address = this device has { $most } tabs open: close one
full-place = { $most } tabs are open at this place: close one, or take another place
