## commands/calibrate.py

description = Calibrate the tray's sensors, with a wild (white) die led through the slots. Ctrl-C, or red on the tray, leaves at any moment without effect; nothing changes before you keep what was measured.
interrupted = Without effect: the tray goes on as before; './tray24 calibrate' begins again
no-terminal = this asks what you have done: start it in a terminal of your own, or choose 'Calibrate' on the tray, which needs no computer. Nothing was begun
virtual = { $reason }. Nothing was begun

## doctor/calibrating.py

all-masked = all slots are masked in Settings: there is nothing to calibrate
left-out-masked = Left out, for Settings mask them: { $slots }.
one-die = You need one die: it goes with a wild up, so that its underside is white, into each slot that lights.
keys-work = The tray's keys work as ever: blue leaves out the slot that is lit. Red, or Ctrl-C here, leaves without effect.
left = Left: the tray goes on as before.
kept = Kept in { $file } on the tray; updates leave it there.
# { $words }, { $wrong }: what the tray's display asks for, and what it says is wrong; in the words of the tray.
again-skip-leave = { $wrong }. Try again, skip this slot, or leave?
# The answers to again-skip-leave, by their keys answer-...; typed, so in small letters and with different first letters.
answer-again = again
answer-skip = skip
answer-leave = leave
asked = { $words } ...
asked-slot = { $words } ({ $slot }/{ $slots })
begin-again = { $wrong }. Begin again?
enter-is-green = { $words } (Enter is green here).{ " " }
lift-die = Lift the die and put it in again.
left-out = Left out: { $slots }. Their dice are told by keys.
keep = { $words }. Keep it?
ended-calibrated = Ended on the tray itself. It is calibrated.
ended-not-calibrated = Ended on the tray itself. It is not calibrated yet.
