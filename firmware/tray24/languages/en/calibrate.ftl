## commands/calibrate.py

description = Calibrate the tray's sensors with a die with plain white stickers, which you put into one slot after the other. Ctrl-C, or red on the tray, cancels it at any moment. The calibration changes only when you save the result.
interrupted = Nothing was changed; './tray24 calibrate' begins again
no-terminal = this command asks questions: start it in a terminal, or choose 'Calibrate' on the tray, which needs no computer. Nothing was changed
virtual = { $reason }. Nothing was changed

## doctor/calibration.py

all-masked = all slots are masked in Settings: there is nothing to calibrate
left-out-masked = Left out, because they are masked in Settings: { $slots }.
one-die = You need one die with plain white stickers on its upper and lower side (no wild: its marks are dark). Put it into each slot that lights.
keys-work = The tray's keys work as usual: blue leaves out the lit slot. Red, or Ctrl-C here, cancels the calibration.
left = Left: nothing was changed.
kept = Saved in { $file } on the tray; updates keep it.
# { $words }, { $wrong }: the request and the error on the tray's display, in its own words.
again-skip-leave = { $wrong }. Try again, skip this slot, or leave?
# The answers to again-skip-leave, by their keys answer-...; typed, so in small letters with different first letters.
answer-again = again
answer-skip = skip
answer-leave = leave
asked = { $words } ...
asked-slot = { $words } ({ $slot }/{ $slots })
begin-again = { $wrong }. Begin again?
enter-is-green = { $words } (Enter is green here).{ " " }
lift-die = Lift the die and put it in again.
left-out = Left out: { $slots }. You enter their dice with the keys.
keep = { $words }. Save it?
ended-calibrated = Ended on the tray itself. It is calibrated.
ended-not-calibrated = Ended on the tray itself. It is not calibrated yet.
