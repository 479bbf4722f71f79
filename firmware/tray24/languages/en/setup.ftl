## commands/setup.py

description = Make a tray of a Raspberry Pi Pico, in three steps: flash (the tray's firmware onto the Pico); doctor (the tray tests itself); calibrate (its sensors learn the floor and a white die). Each is a command of its own, too. What is done already is skipped, so it can be started again at any time.
interrupted = Nothing is lost: './tray24 setup' goes on where it ended
first-game = The tray is ready. The first game: green on 'New match'; blue to 'Dice', there green for 'real' ones; each player presses her seat button; yellow back to 'Start', and green. './tray24 --help' lists what else there is: monitor, records, stats.

# The headings of the steps: the keys are step-NAME. { $name } is the command.
step-flash = { $number }/{ $steps } { $name }: the tray's firmware onto the Pico
step-doctor = { $number }/{ $steps } { $name }: the tray tests itself
step-calibrate = { $number }/{ $steps } { $name }: its sensors learn the floor and a white die

nobody = skipped: nobody is at the terminal; './tray24 calibrate' does it alone. Until then dice are told by keys
# { $reason }: a sentence of link.ftl without its full stop.
skipped = skipped: { $reason }
# { $what }: what a step has told, such as the report of the doctor.
done = done: { $what }
metavar-drive = FOLDER
help-drive = where the Pico's drive is, if it is not found
step-failed =
    step { $step }: { $failure }
    Then start './tray24 setup' again: it goes on where it ended
has-it = skipped: it has { $file } already
looking = looking at the board
unknown-board =
    it cannot be told what runs on the board at { $port }: { $failure }
    Nothing was flashed. If it is a tray, wait until its menu is there. If it is to become one whatever runs there, './tray24 flash' puts the firmware onto it
calibrated-already = skipped: it is calibrated already ('./tray24 calibrate' does it again)
calibration-left = left; './tray24 calibrate' does it alone. Until then dice are told by keys
calibration-done = done: calibrated
