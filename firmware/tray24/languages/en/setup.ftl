## commands/setup.py

description = Make a tray of a Raspberry Pi Pico, in three steps: flash (copy the tray's firmware onto the Pico); doctor (test the tray); calibrate (measure the floor and a white die with its sensors). Each is a command of its own, too. Steps that are done already are skipped, so setup can be started again at any time.
interrupted = Nothing is lost: './tray24 setup' continues where it stopped
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
