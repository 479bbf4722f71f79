### English only

## commands/setup.py

description = Make a tray of a Raspberry Pi Pico, in three steps: flash (copy the tray's firmware onto the Pico); doctor (test the tray); calibrate (measure the floor and a white die with its sensors). Each is a command of its own, too. Steps that are done already are skipped, so setup can be started again at any time.
interrupted = Nothing is lost: './tray24 setup' continues where it stopped
first-game-electronic = The tray is ready. The first game: green on 'New match'; each player presses the button of a seat, held it seats a bot; then green on 'Start'. './tray24 --help' lists all other commands, such as monitor, records and stats.
first-game-starter = The tray is ready. The first game: green on 'New match', then green on 'Start': you play against a bot. Held blue calls UNO, held yellow catches. './tray24 --help' lists all other commands, such as monitor, records and stats.
first-game = The tray is ready. The first game: green on 'New match'; blue to 'Dice', there green for 'real' ones; each player presses the button of a seat; yellow back to 'Start', and green. './tray24 --help' lists all other commands, such as monitor, records and stats.

# The headings of the steps: the keys are step-NAME. { $name } is the command.
step-flash = { $number }/{ $steps } { $name }: copy the tray's firmware onto the Pico
step-doctor = { $number }/{ $steps } { $name }: test the tray
step-calibrate = { $number }/{ $steps } { $name }: measure the floor and a white die

nobody = skipped: nobody is at the terminal; './tray24 calibrate' does this step. Until then dice are entered with the keys
# { $reason }: a sentence of link.ftl without its full stop.
skipped = skipped: { $reason }
# { $what }: the output of a step, such as the report of the doctor.
done = done: { $what }
# Asked when no sensor was found. The answers: kind-NAME; typed, so in small letters and with different first letters.
which-kind = No sensor was found. Which kind of tray is it: full (the project's board), light (a strip of LEDs), starter (eight LEDs), or twin (the project's board with two LEDs a slot)?
kind-full = full
kind-light = light
kind-starter = starter
kind-twin = twin
no-sensors = skipped: this tray has no sensors
bare = skipped: the board is not in its case yet. Start './tray24 setup' again when the case is closed
help-tray-kind = which kind of tray this is: full (the project's board), light (24 LEDs of a strip, no sensors), starter (eight LEDs, four buttons) or twin (the project's board with two LEDs a slot); kept in its settings
help-led-ma = milliamperes of one LED channel, as the LEDs' data sheet says; auto counts 5 where sensors were found, otherwise 20
help-led-path = how the chain of a light leads through the rows: each row from the left, or a snake
help-led-colors = which color the LEDs of a light or starter take first
help-display = the controller of the display
metavar-drive = FOLDER
help-drive = where the Pico's drive is, if it is not found
step-failed =
    step { $step }: { $failure }
    Then start './tray24 setup' again: it continues where it stopped
has-it = skipped: it already has { $file }
looking = looking at the board
unknown-board =
    cannot find out what runs on the board at { $port }: { $failure }
    Nothing was flashed. If it is a tray, wait for its menu, then start again. To make it a tray whatever runs there, use './tray24 flash'
calibrated-already = skipped: it is already calibrated ('./tray24 calibrate' does it again)
calibration-left = left; './tray24 calibrate' does this step. Until then dice are entered with the keys
calibration-done = done: calibrated
