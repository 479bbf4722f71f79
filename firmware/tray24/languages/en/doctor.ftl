## commands/doctor.py

description = Test the tray's sensors, LEDs, display, buttons, sound and files, and report what is wrong and what to do next. On a terminal you are asked what you see and hear. Exit code 0: no fault; 1: at least one fault.
help-bare = the board is not in its case: judge its sensors by each other
help-json = ask no questions; print the findings and all figures as JSON

interrupted = The tray goes back to its menu; start './tray24 doctor' again at any time

## doctor/measure.py: crashes

crashed = The tray has crashed or hung, and has restarted. Its last report:
crash-do-flash = Update its firmware: './tray24 flash'.
crash-do-report = If it happens again, report it with these lines and with a trace recorded before it ('./tray24 trace').
crash-forget = Delete the crash report on the tray, so that only a new one is shown?
not-running = the tray at { $port } does not run: { $storage }
may-ask = { $failure } If its display asks whether to erase data: { $storage }
crash-do-restarted = Start doctor again: the tray was restarted.
had-stopped =
    the tray at { $port } had stopped. The last time it crashed it left this report:
    { $trace }
    { $steps }

## doctor/measure.py: a bare board

in-its-case = Is the board in its case, with the clear sheet over the sensors?
bare = The board was tested without its case: its sensors and LEDs were compared with each other.
bare-do-again = Start doctor again when the case is closed.
display-plugged = The display does not answer. Is it plugged in?
display-not-yet = The display does not answer. If none is plugged in yet, this is normal.
buttons-plugged = Are the buttons plugged in?

## doctor/measure.py

together = The tests that need no help are done. Test the rest together, in about two minutes?
lift-dice = Lift all dice off the tray and take your hands away.
take-hands-away = Lay the board on the table with its LEDs up, with nothing on it or over it, and take your hands away.
checked-files = the files
files = The tray cannot write a file: { $error }.
files-do-room = No room left? Copy the records with './tray24 records pull', and delete them on the tray.
files-do-flash = Otherwise flash the firmware again: './tray24 flash --again'.
flash = A file reads back differently from what was written: the Pico's flash is worn out or damaged.
flash-do = Save its records with './tray24 records pull', then replace the Pico.
little-room = { $kilobytes } kB are left for records. When the tray is full, it deletes the oldest first.
little-room-do = Copy them with './tray24 records pull'.
checked-no-sensors = no sensors, so dice are entered with the keys
checked-all-masked = no sensors: all slots are masked in Settings, their dice are entered with the keys
no-sensors = No sensor was found when the tray was switched on.
no-sensors-do-kind = Was it built without sensors? Then this is normal. A Light or a starter is told to be one in Settings, at 'Kind of tray', or by './tray24 setup --kind light'.
no-sensors-do-supply = Otherwise measure 3.3 V at pin 16 of { $multiplexers }: it supplies the sensors. Then switch the tray off and on.
measuring = measuring sensors and LEDs, a few seconds
measuring-slowly = measuring sensors and LEDs, some minutes on an emulated board
checked-sensors = the sensors of { $slots }
checked-sensors-bare = the sensors of { $slots }, compared with each other
masked = { $slots }: masked in Settings, so not tested.
built-without = Was the tray built without the sensors of { $slots }?
masked-now = { $slots }: masked in Settings now; enter their dice with the keys.
taken = Something lies on { $slots }, so they were not tested.
taken-do = Lift it and start again.
flickering-room = The room's light flickers too strongly for the tray to see its own LEDs.
flickering-room-do = Switch the lamp off, or put a box over the tray, and start again.
leds-by-sensors = the LEDs, by the sensors
other-kind-set = { $says } Set it now, and test it again?
given-up = The tray has stopped using { $slots } since it was switched on, but now finds no fault.
given-up-do = Switch it off and on. A loose joint may fail only at times: press on the board there, and start again.
calibrate-do = Calibrate: './tray24 calibrate', or on the tray.
calibration-file = The calibration file cannot be read: { $problem }.
not-calibrated = The tray is not calibrated: it sees dice, but not their colors.
skipped = The calibration left out { $slots }.
checked-display = whether the display answers (Settings: { $controller })
checked-stuck = whether a button was stuck when the tray was switched on
supply = The tray stopped answering as soon as all its LEDs shone: its supply is too weak.
supply-do-cable = Try another, short cable, and a port of the computer itself, not of a keyboard or of a hub without a supply of its own: the tray may take 500 mA.
supply-do-capacitor = Look at the capacitor { $capacitor }: is it turned round, or is a joint not wetted?
supply-do-current = Until then lower 'Light current' in Settings.
checked-supply = the supply, with all LEDs lit

## doctor/findings.py

# { $slots } in all other messages is made by this message. { $slots } in it: a list such as "3, 8 to 15 and 23".
slots = { $count ->
    [one] slot { $slots }
   *[other] slots { $slots }
    }
slot-range = { $first } to { $last }
# { $place } in all other messages is made by this message.
place = slot { $slot } (row { $row } from the back, { $column } from the left)

## doctor/interactive.py

leds = LEDs: they light one after another, from slot 0 at the back left, row by row.
leds-beside = Now the second ones: dots at the front right corners of the slots, in each row from the right.
leds-dark = Which slots stay dark? Type their numbers, or Enter if all shine:
leds-beside-dark = At which slots does this dot stay dark? Type their numbers, or Enter if all shine:
# One for each color of the LEDs: leds-in-COLOR.
leds-in-red = Now all in red. Which are dark or of another color? Type their numbers, or Enter for none:
leds-in-green = Now all in green. Which are dark or of another color? Type their numbers, or Enter for none:
leds-in-blue = Now all in blue. Which are dark or of another color? Type their numbers, or Enter for none:
leds-only-below = Now only the LEDs below the slots. Which are dark or of another color than most? Type their numbers, or Enter for none:
leds-only-beside = Now only the dots at their corners. Which are dark or of another color than most? Type their numbers, or Enter for none:
second-lights = Does a second light shine at the front right corner of each slot in the two back rows?
leds-by-eye = the LEDs, by eye
numbers = Slots are numbered from 0 to { $last }: type numbers such as 3 17, or 7-23 for a range.
# Words that may be typed, separated by commas: as in "7 to 23", in "from 7 on", and for all slots.
to-words = to
on-words = on
all-words = all, every, every one
leds-left-out = The LEDs are left out. Start doctor again to look at them.
display-absent = The display does not answer.
display-absent-do-pins = Compare the order of the pins with the print on the module: J1 has { $plug }. Some modules have VCC first.
display-absent-do-wires = Follow { $clock } and { $data }. If they are swapped, the display does not answer.
display-absent-do-address = Its address must be 0x3C (on some modules 0x78 is printed; 0x3D or 0x7A: move its resistor).
display-word = The display shows a word in the bar at its top. Which? (Enter if there is none){ " " }
display-lit = Now the whole display should be lit. Is it, without a dark line?
display-lines = Lines of the display stay dark.
display-lines-do-edge = Only at its left or right edge? It has the other controller: choose it in Settings, at 'Display'.
display-lines-do = Otherwise the module itself is broken, between its glass and its chip: replace it.
display-by-eye = the display, by eye
display-other-word = The display shows '{ $seen }' instead of '{ $word }'.
display-nothing = The display answers, but shows nothing.
display-unreadable-do-kind = Does it have 128 x 64 dots, and an SSD1306 or SH1106? In Settings, at 'Display', it is an { $controller }: with the other one the picture is shifted by two dots.
display-unreadable-do-joints = Solder its four joints again: { $clock }; { $data }.
# A button inside a sentence: the-seat-button and the-COLOR-button. On the display, which shows 10 letters: display-seat
# and display-COLOR-button.
the-seat-button = the button of seat { $seat }
the-red-button = the red button
the-yellow-button = the yellow button
the-green-button = the green button
the-blue-button = the blue button
display-seat = seat { $seat }
display-red-button = red
display-yellow-button = yellow
display-green-button = green
display-blue-button = blue
press = Press { $button }.
button-stuck = { $button ->
   *[seat] The button of seat { $seat } is closed, though nobody presses it.
    [red] The red button is closed, though nobody presses it.
    [yellow] The yellow button is closed, though nobody presses it.
    [green] The green button is closed, though nobody presses it.
    [blue] The blue button is closed, though nobody presses it.
    }
button-silent = { $button ->
   *[seat] The button of seat { $seat } does nothing.
    [red] The red button does nothing.
    [yellow] The yellow button does nothing.
    [green] The green button does nothing.
    [blue] The blue button does nothing.
    }
# { $others }: the other buttons, as a list.
buttons-joined = { $button ->
   *[seat] The button of seat { $seat } and { $others } answer together.
    [red] The red button and { $others } answer together.
    [yellow] The yellow button and { $others } answer together.
    [green] The green button and { $others } answer together.
    [blue] The blue button and { $others } answer together.
    }
button-elsewhere = { $button ->
   *[seat] The button of seat { $seat } answers as { $other }.
    [red] The red button answers as { $other }.
    [yellow] The yellow button answers as { $other }.
    [green] The green button answers as { $other }.
    [blue] The blue button answers as { $other }.
    }
button-stuck-do-cap = Does the cap rub in its hole? File its flange. Does the switch stand straight on its carrier?
button-stuck-do-bridge = Look for a bridge of solder to ground along { $wire }.
button-stuck-do-finger = Was it pressed while the tray was switched on? Then switch the tray on again without pressing it.
buttons = Buttons: press each one when asked, within eight seconds.
button-nothing-came = No press arrived.
all-buttons = all buttons
no-seat-button = None of the seat buttons does anything.
no-colored-button = None of the colored buttons does anything.
plug-silent-do = Is plug { $plug } plugged in? Then look at { $plug } pin 1: it is the common ground of all of them.
button-silent-do-wire = Follow its wire, { $wire }; the switch's other side is ground.
button-silent-do-legs = Do its two wires sit on the same pair of legs? Legs of one side are joined inside the switch.
button-silent-do-click = Does the switch click when the cap is pressed? If not, the carrier sits too low.
buttons-joined-do = Two wires are bridged: { $wires }.
button-elsewhere-do = Compare two wires: { $wire }; { $other }. They are easiest to swap at the plug.
sound = Three notes, each higher than the last: do you hear them?
sound-again = Once more: do you hear them now?
no-sound = The buzzer is silent.
no-sound-do-wire = Follow { $wire }, then { $other }; BZ1's other end is ground.
no-sound-do-sticker = Is a sticker still on its hole? An active buzzer, one that beeps on 3 V by itself, does not work here.
sound-by-ear = the sound, by ear

## doctor/kinds.py

# The kind of tray, by its key kind-NAME; what each channel of an LED takes at full brightness.
checked-kind = the settings of the kind of tray ({ $kind }, { $leds } LEDs, { $ma } mA a channel)
kind-full = full
kind-light = Light
kind-starter = starter
kind-twin = 2 lights
# { $drawing } in the messages below: drawing-NAME.
drawing-light = the wiring drawing of the Light (hardware/light)
drawing-starter = the drawing of the starter (hardware/starter)
leds-of-a-stick = LEDs: they light one after another, from number 0 where the data wire comes in to number 7.
leds-twin = LEDs: each slot has two. Those below the slots light first, one after another, from slot 0 at the back left, row by row.
two-leds = This tray has two LEDs in each slot, but is set to one.
one-led = This tray has one LED in each slot, but is set to two.
other-kind-do = Choose '{ $kind }' at 'Kind of tray' in Settings, or './tray24 setup --kind { $name }'. Then start doctor again.
wired-no-led = No LED shines.
wired-chain-ends = The LEDs shine up to number { $number }; from number { $next } on all stay dark.
wired-led-dark = LED number { $number } stays dark; those after it shine.
wired-color-missing = LED number { $number } does not show every color.
wired-color-order = Red and green are exchanged on all LEDs.
wired-color-order-do = Choose { $other } at 'LED colors' in Settings.
# { $data }, { $clock }, { $bus }, { $sound }, { $keys }: pins of the Pico, such as "pin 4 (GP2)".
wired-no-led-do-supply = Measure the voltage between plus and minus where the LEDs begin: about 5 V, 4 to 5 V behind a diode.
wired-no-led-do-data = Follow the data wire from { $data } of the Pico to the data input (DIN) of the first LED, as in { $drawing }.
wired-no-led-do-arrow = Data goes in at one end only: the arrows on the LEDs point away from the Pico.
wired-chain-do-joints = Look at the joints between these two LEDs, the data wire first: data out leads to data in.
wired-led-do = This LED is broken: replace it, or the piece of strip that it is on.
wired-display-do-pins = Compare four wires with { $drawing } and with the print on the module: SCL at { $clock } of the Pico, SDA at { $bus }, supply and ground.
wired-button-do-wire = Follow the wires of the buttons, as in { $drawing }; red, yellow, green and blue are at { $keys } of the Pico.
wired-button-do-legs = Legs of one side of a button are joined inside it: wire and ground must be on different sides, or across corners.
wired-ground-do = Do all buttons lack their common ground? Follow it to a ground pin of the Pico.
wired-sound-do = Follow the wire of the buzzer from { $sound } of the Pico, as in { $drawing }; its other end is ground.
wired-supply-do = Look for plus and minus exchanged, and for a bridge between them, where the LEDs are supplied.

## doctor/diagnosis.py

too-bright = So much light falls on { $count } slots that their sensors see nothing else.
too-bright-do = Move the tray out of the sun or the lamp's beam, or put a box over it, and start again.
all-silent = No sensor sees any light ({ $slots }): neither the LEDs nor infrared.
all-silent-do-built = Was the tray built without sensors, though something pulls their inputs? Mask all slots in Settings, and it is not reported again.
all-silent-do-dark = LEDs dark, too? Measure 5 V between plus and minus of { $capacitor }: it supplies LEDs and infrared LEDs.
all-silent-do-lit = LEDs shine? Measure 3.3 V at pin 16 of { $multiplexers }: it supplies the sensors.
bank-silent = No sensor in { $slots } answers: all of them are read through the multiplexer { $multiplexer }.
bank-silent-do-built = Was the tray built without these sensors? Then this is normal: mask { $slots } in Settings.
bank-silent-do-multiplexer = Look at { $multiplexer }: check where pin 1 is, and each of its 16 joints. Pin 16 has 3.3 V, pins 6, 7 and 8 are ground.
address-low = The address line { $line } is not connected at { $place }: there it is always low, and { $slots } read their neighbors' sensors.
address-low-do = Then look for a bridge of solder from this line to ground.
address-high = The address line { $line } is not connected at { $place }: there it is always high, and { $slots } read their neighbors' sensors.
address-high-do = Then look for a bridge of solder from this line to 3.3 V.
address-swapped = The address lines { $lines } are swapped at { $place }.
# Places in the sentences above.
all-multiplexers = all multiplexers
any-multiplexer = any multiplexer
solder-again = Solder { $joints } again.
follow-wire = Follow the wire { $wire }.
sensor-flooded = The sensor of { $place } always reads full light, even in the dark.
sensor-flooded-do-load = Look at its load { $load }: with an open joint there the sensor always reads full light.
sensor-flooded-do-bridge = Then look at { $sensor }: a bridge of solder between its ends has the same effect.
sensor-flooded-do-wire = The wire is { $wire }.
sensor-silent = The sensor of { $place } sees no light, neither its LED nor infrared.
sensor-silent-do-turned = Look at { $sensor }: is it turned round, or is a joint not wetted? The placement page shows its orientation.
sensor-silent-do-wire = Follow its wire, { $wire }. Solder each joint again.
sensor-silent-do-film = Is the protective film still on the clear sheet, or is something dark in the slot?
sensor-silent-do-mask = Until then the tray works without it: mask slot { $slot } in Settings.
sensor-unsteady = The readings of the sensor of { $place } jump although nothing moves.
sensor-unsteady-do-joint = Probably a loose joint: solder { $sensor } and { $load } again. The wire is { $wire }.
sensor-unsteady-do-many = If it affects many slots: does a lamp flicker, or does a moving shadow fall on the tray?
compare-wire = Compare the wire { $wire }.
sensors-swapped = The sensor that is read for { $place } is in slot { $other }, or their LEDs are swapped.
compare-wires = Compare two wires: { $wire }; { $other }.
sensors-swapped-do-chain = If you have wired the LEDs yourself: does their chain run row by row, each from the left? { $led } lies in slot { $slot }.

## doctor/diagnosis.py: LEDs

last-dark = The last LED stays dark: { $first } in { $place }.
chain-ends = The LEDs shine up to slot { $last }; from { $first } on, in { $place }, all stay dark.
twin-chain-ends = The LEDs shine up to { $last }; from { $first } on all stay dark. In each row the chain leads to the right below the slots, and back beside them.
lamp-below = { $ref } below slot { $slot }
lamp-beside = { $ref } beside slot { $slot }
# { $says }: the message last-dark or chain-ends.
chain-ends-unknown = { $says } The sensors cannot test { $slots }.
twin-chain-ends-unknown = { $says } The sensors do not see the LEDs in between ({ $slots }): it may end there.
chain-ends-do-joints = Solder the data joints again: { $joints }.
chain-ends-do-first = Look at { $first }: is pin 1 in the right place, does it have 5 V?
chain-ends-do-exchange = Still dark? Replace { $last }, whose data output may be broken, then { $first }.
no-led = No LED shines.
no-led-do-supply = Measure 5 V between plus and minus of { $capacitor }, and at { $first }.
no-led-do-data = Follow the data line from the Pico: { $data }.
no-led-do-pins = Look at { $shifter } and { $first }: is pin 1 in the right place?
led-dark = The LED { $ref } in { $place } stays dark; those after it shine.
beside-dark = The LED { $ref } beside { $place } stays dark; those after it shine.
led-dark-do = Replace { $ref }: it passes its data on, but does not shine.
# { $colors }: one, or some by colors-next. The colors: color-NAME.
color-missing = The LED { $ref } in { $place } has no { $colors }.
beside-color-missing = The LED { $ref } beside { $place } has no { $colors }.
colors-next = { $colors } and no { $color }
color-red = red
color-green = green
color-blue = blue
color-missing-do = Replace { $ref }. Until then mask slot { $slot } in Settings: its sensor would confuse colors.
beside-do = Replace { $ref }. Until then a die in slot { $slot } hides what its light says.
no-infrared = No infrared LED shines: the tray cannot tell whether a slot is empty.
no-infrared-do-transistor = Check the orientation of { $transistor } and solder it again: { $wire }.
no-infrared-do-supply = Measure 5 V on { $supply }: at plus of { $capacitor }, after { $part }.
infrared-dark = The infrared LED { $ref } in { $place } is dark; its partner in the same string shines.
infrared-dark-do = Look at { $ref }: is there a bridge of solder between its ends, or something over it? If not, replace it.
string-dark = The infrared LEDs of { $slots } are dark: they are one string of two.
string-dark-do-turned = Look at { $one } and { $other }: one that is turned round stops both. The placement page shows the cathode.
string-dark-do-joints = Solder { $resistor }, { $one } and { $other } again: { $wire }; { $anode }.

## doctor/findings.py: the report

good-to-know = Good to know:
well = No fault was found in what was tested.
faults = { $count ->
    [one] One fault was found:
   *[other] { $count } faults were found:
    }
# Before a list of things: checked-... or what is called "by eye" and such.
looked-at = Tested:
not-looked-at = Not tested:
things = { $things }.
names = The names of parts and wires are those in hardware/build/placement.html and wiring.html; { $pico } is the Pico. Unplug the tray before you solder.

## doctor/interactive.py: the current of the LEDs

shunt = The current of the LEDs: with a multimeter at DC millivolts, red probe at TP1 (5V IN), black probe at TP2 (5V), the shunt between them can be read. Enter without a number leaves this out.
shunt-dark = All LEDs are off. How many millivolts? (Enter: leave out)
shunt-lit = Now all LEDs are white. How many millivolts? (Enter: leave out)
shunt-late = The tray shows the light for a minute only; it shows it again now: read once more.
shunt-millivolts = Type millivolts from 0 to 100, such as 12.3. A meter that shows 0.012 V means 12.
checked-shunt = the current of the LEDs, at the shunt
shunt-short = { $milliamperes } mA flow though all LEDs are off: about 30 mA are expected.
shunt-short-do = Unplug the tray. Look for a bridge of solder between 5 V and ground, and for a part that has become warm.
shunt-odd = One LED channel takes { $measured } mA: the LEDs that fit take 5, 12 or 20 mA.
shunt-odd-do-probes = Measure again: probes at TP1 and TP2, both readings in millivolts.
shunt-odd-do-parts = Then compare the type of the LEDs with the parts list, and look at the solder joints of R43.
shunt-other = One LED channel takes { $measured } mA, but the tray counts { $set } mA.
shunt-other-do = Choose { $ma } mA at 'One LED channel' in Settings, or './tray24 setup --led-ma { $ma }': the limit of the light current counts with it.
