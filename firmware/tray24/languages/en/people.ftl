### Why people at the tray, or their fingers, cannot do what was meant. Shown on the page, after a colon or alone: no
### capital at the beginning, no period at the end.

## The tray.

no-power = the tray has no power: put the plug in
no-match = no match runs on the tray's screen: start one, or continue the one that was left
moved-on = the tray has moved on: look again
not-offered = the tray does not offer that now
# $item is a name out of the program, such as "continue".
item-not-offered = the tray does not offer { $item } now
no-face-asked = the tray does not ask for a face
# $face is written as records write it, "r7".
face-not-offered = the tray does not offer { $face }: it sees another color
nothing-to-confirm = the tray waits for nothing that could be done
no-starter-asked = the tray does not ask who starts
no-verdict-asked = the tray does not ask whether a die was legal
no-gift-asked = the tray does not ask for a die to be given
other-than-told = something else lies there than was told: tell it again
no-real-match = the tray plays no match with real dice: start one, or continue the one that was left
no-real-screen = the tray shows no match with real dice: start one, or continue the one that was left
no-sensors = the tray has no power or no sensors: there is nothing to calibrate
# $reason is what the tray says.
calibration-failed = the calibration failed at slot { $slot }: { $reason }

## Fingers and menus.

fingers-busy = the fingers are still busy: try again in a moment
simulator-fault = a fault of the simulator ({ $fault }): do it by the tray's keys, or undo and try again
no-way-home = the tray does not come back to its menu
somebody-pressed = somebody else has pressed a button meanwhile: try again
bot-not-seated = the tray does not seat { $bot } at seat { $seat }
player-not-seated = the tray does not seat a player at seat { $seat }
# $name and the values are names out of the program.
wrong-option = option { $name } is { $choices }, not { $value }
# A list of choices; $choices may be such a list itself.
either = { $choices } or { $choice }
# What stands on the tray's display, word for word.
display-says = { $text }

## Whose turn it is.

bot-chooses = a bot is to choose: wait for your turn
nobody-chooses = nobody is to choose now: start a match, or continue the one that was left
nobody-lays = nobody is to lay a tile now
nobody-plays = nobody plays at seat { $seat }
# $line is what was meant, as records write it; $reason is why it is refused.
line-refused = "{ $line }": { $reason }
onlooker = an onlooker only looks: sit down at a seat or at the whole table first
own-button = seat { $seat } may press only her own seat button
own-rack = seat { $seat } may look at no other rack than her own
own-dice = seat { $seat } may take and roll only her own dice
own-button-and-keys = seat { $seat } may press only her own seat button, and the keys when she is to choose
keys-of-another = the keys belong to whoever is to choose, and that is not seat { $seat }

## Real dice and tiles. $die and $face are faces, written as records write it, "r7".

nothing-to-roll = there is nothing to roll: take dice from the pouch first
never-rolled = nobody knows yet what this die shows: roll it first
not-on-table = { $place ->
    [slot] { $die } lies in the slot: only dice on the table can be rolled
   *[pouch] { $die } lies in the pouch: only dice on the table can be rolled
}
slot-taken = { $die } lies in slot { $slot }: lift it first
no-such-side = die { $id } has no { $face }
# $set is the name of a set of dice, $last the highest number of one.
no-such-die = there is no die { $id }: { $set } has dice 0 to { $last }
only-dice = this game is played with dice
not-on-rack = that tile is not on her rack
draw-first = first everybody draws what the tray has told
three-rolls = three rolls are all (Y2), and dice in slots are told: put or tell these as they lie
first-roll-of-five = the first roll is of all five dice
