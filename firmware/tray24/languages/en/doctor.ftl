## commands/doctor.py

description = The tray tests itself: sensors, LEDs, display, buttons, sound, files. What is wrong is said in words, with what to do next. On a terminal you are asked what you see and hear. Exit code 0: all is well; 1: something is wrong.
help-json = no questions; what was found, and all figures, as JSON

interrupted = The tray goes back to its menu; start './tray24 doctor' again at any time

## doctor/crashes.py

crashed = The tray has crashed, or hung, and has restarted. The last time it left this:
crash-do-flash = Bring it up to date: './tray24 flash'.
crash-do-report = If it comes again, report it with these lines, and with a trace from before it ('./tray24 trace').
crash-forget = Take the trace of the crash off the tray, so that only a new one is told?
not-running = the tray at { $port } does not run: { $storage }
may-ask = { $failure } If its display asks whether to erase data: { $storage }
crash-do-restarted = Start doctor again: the tray was started again.
had-stopped =
    the tray at { $port } had stopped. The last time it crashed it left this:
    { $trace }
    { $steps }

## doctor/examining.py

together = The tray has tested what it can by itself. Look at the rest together, two minutes?
lift-dice = Lift all dice off the tray and take your hands away.
checked-files = the files
files = The tray cannot write a file: { $error }.
files-do-room = No room left? Fetch the records with './tray24 records', and delete them on the tray.
files-do-flash = Else put the firmware on again: './tray24 flash --again'.
flash = A file that was written reads back as something else: the Pico's flash is worn out or damaged.
flash-do = Save what is on it with './tray24 records', then exchange the Pico.
little-room = { $kilobytes } kB are left for records; the oldest go first when room ends.
little-room-do = Fetch them with './tray24 records'.
checked-no-sensors = no sensors: all slots are masked in Settings, their dice are told by keys
measuring = measuring sensors and LEDs, a few seconds
checked-sensors = the sensors of { $slots }
masked = Settings mask { $slots }: they were not looked at.
built-without = Was the tray built without the sensors of { $slots }?
masked-now = Settings mask { $slots } now: their dice are told by keys.
taken = Something lies on { $slots }, so they were not looked at.
taken-do = Lift it, start again.
flickering-room = The room's light flickers too strongly for the tray to see its own LEDs.
flickering-room-do = Switch the lamp off, or put a box over the tray, and start again.
leds-by-sensors = the LEDs, by the sensors
given-up = The tray has given up { $slots } since it was switched on, and they are well now.
given-up-do = Switch it off and on. A loose joint comes and goes: press on the board there, and start again.
calibrate-do = Calibrate: './tray24 calibrate', or on the tray.
calibration-file = The calibration was not understood: { $problem }.
not-calibrated = The tray is not calibrated: it sees dice, but not their colors.
skipped = The calibration left out { $slots }.
checked-display = whether the display answers
checked-stuck = whether a button was stuck when the tray was switched on
supply = The tray was gone as soon as all its LEDs shone: its supply is too weak.
supply-do-cable = Try another cable, a short one, and another port, not one of a keyboard or a hub.
supply-do-capacitor = Look at the capacitor { $capacitor }: turned round, or a joint that is not wet?
supply-do-current = Until then lower 'Light current' in Settings.
checked-supply = the supply, with all LEDs lit

## doctor/findings.py

# { $slots } in all messages: some slots by this message. { $slots } in it: a list such as "3, 8 to 15 and 23".
slots = { $count ->
    [one] slot { $slots }
   *[other] slots { $slots }
    }
slot-range = { $first } to { $last }
# { $place } in all messages: a slot by this message.
place = slot { $slot } (row { $row } from the back, { $column } from the left)

## doctor/guided.py

leds = LEDs: they light one after another, from slot 0 at the back left, row by row.
leds-dark = Which slots stay dark? Their numbers, or Enter when all shine:
# One for each color of the LEDs: leds-in-COLOR.
leds-in-red = Now all in red. Which are dark, or of another color? Numbers, or Enter for none:
leds-in-green = Now all in green. Which are dark, or of another color? Numbers, or Enter for none:
leds-in-blue = Now all in blue. Which are dark, or of another color? Numbers, or Enter for none:
leds-by-eye = the LEDs, by eye
numbers = Slots are numbered from 0 to { $last }: give numbers such as 3 17, or 7-23 for all from 7 on.
display-absent = The display does not answer.
display-absent-do-pins = Compare the order of the pins with the module's print: J1 has { $plug }. Some modules have VCC first.
display-absent-do-wires = Follow { $clock } and { $data }. Swapped, neither works.
display-absent-do-address = Its address must be 0x3C (on some modules 0x78 is printed; 0x3D or 0x7A: move its resistor).
display-word = The display shows a word in its bar at the top. Which? (Enter when there is none){ " " }
display-lit = Now all of the display is lit. Is it, without a dark line?
display-lines = Lines of the display stay dark.
display-lines-do = The module itself is broken, between its glass and its chip: exchange it.
display-by-eye = the display, by eye
display-other-word = The display shows '{ $seen }' in place of '{ $word }'.
display-nothing = The display answers, but shows nothing.
display-unreadable-do-kind = Is it an SSD1306 with 128 x 64 dots? An SH1106 looks the same and shows a shifted picture.
display-unreadable-do-joints = Solder its four joints again: { $clock }; { $data }.
# A button inside a sentence: the-seat-button and the-COLOR-button. On the display: display-seat and display-COLOR-button.
the-seat-button = the button of seat { $seat }
the-red-button = the red button
the-yellow-button = the yellow button
the-green-button = the green button
the-blue-button = the blue button
display-seat = seat { $seat }
display-red-button = red button
display-yellow-button = yellow button
display-green-button = green button
display-blue-button = blue button
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
button-stuck-do-finger = Held by a finger while the tray was switched on? Then switch it on again without.
buttons = Buttons: press each one when it is asked for; eight seconds each.
button-nothing-came = Nothing came.
all-buttons = all buttons
no-seat-button = None of the seat buttons does anything.
no-colored-button = None of the colored buttons does anything.
plug-silent-do = Is plug { $plug } in? Then look at { $plug } pin 1: it is ground, and common to all of them.
button-silent-do-wire = Follow its wire, { $wire }; the switch's other side is ground.
button-silent-do-legs = Do its two wires sit on the same pair of legs? Legs of one side are joined inside the switch.
button-silent-do-click = Does the switch click when the cap is pressed? Else the carrier sits too low.
buttons-joined-do = There is a bridge between two wires: { $wires }.
button-elsewhere-do = Compare two wires: { $wire }; { $other }. At the plug they are easiest to exchange.
sound = Three notes, one higher than the other: do you hear them?
sound-again = Once more: do you hear them now?
no-sound = The buzzer is silent.
no-sound-do-wire = Follow { $wire }, then { $other }; BZ1's other end is ground.
no-sound-do-sticker = Is a sticker still on its hole? An active buzzer, one that beeps on 3 V by itself, is no good.
sound-by-ear = the sound, by ear

## doctor/judge.py

too-bright = So much light falls on { $count } slots that their sensors see nothing else.
too-bright-do = Move the tray out of the sun or the lamp's beam, or put a box over it, and start again.
all-silent = No sensor sees any light ({ $slots }): neither of the LEDs nor infrared.
all-silent-do-built = A tray built without sensors: that is as it should be. Mask all slots in Settings, and this is not said again.
all-silent-do-dark = LEDs dark, too? Measure 5 V between plus and minus of { $capacitor }: LEDs and infrared LEDs live on it.
all-silent-do-lit = LEDs shine? Measure 3.3 V at pin 16 of { $multiplexers }: the sensors live on it.
bank-silent = No sensor in { $slots } answers: all of them go through the multiplexer { $multiplexer }.
bank-silent-do-built = A tray built without these sensors: that is as it should be. Mask { $slots } in Settings.
bank-silent-do-multiplexer = Look at { $multiplexer }: which way pin 1 points, and each of its 16 joints. Pin 16 has 3.3 V, pins 6, 7 and 8 are ground.
address-low = The address line { $line } does not reach { $place }: there it is always low, and { $slots } read their neighbors' sensors.
address-low-do = Then look for a bridge of solder from this line to ground.
address-high = The address line { $line } does not reach { $place }: there it is always high, and { $slots } read their neighbors' sensors.
address-high-do = Then look for a bridge of solder from this line to 3.3 V.
address-swapped = The address lines { $lines } are in each other's place at { $place }.
# Places in the sentences above.
all-multiplexers = all multiplexers
any-multiplexer = any multiplexer
solder-again = Solder { $joints } again.
follow-wire = Follow the wire { $wire }.
sensor-flooded = The sensor of { $place } reads full light, however dark it is.
sensor-flooded-do-load = Look at its load { $load }: with an open joint there the sensor always reads full.
sensor-flooded-do-bridge = Then at { $sensor }: a bridge of solder between its ends does the same.
sensor-flooded-do-wire = The wire is { $wire }.
sensor-silent = The sensor of { $place } sees no light, neither of its LED nor infrared.
sensor-silent-do-turned = Look at { $sensor }: turned round, or a joint that is not wet? The placement page shows which way it looks.
sensor-silent-do-wire = Follow its wire, { $wire }. Solder each joint again.
sensor-silent-do-film = Is protective film still on the clear sheet, or something dark in the slot?
sensor-silent-do-mask = Until then the tray works without it: mask slot { $slot } in Settings.
sensor-unsteady = The sensor of { $place } jumps about though nothing moves.
sensor-unsteady-do-joint = A loose joint: solder { $sensor } and { $load } again. The wire is { $wire }.
sensor-unsteady-do-many = If it is many slots: does a lamp flicker, does a hand or a leaf cast its shadow?
compare-wire = Compare the wire { $wire }.
sensors-swapped = The sensor that is read for { $place } lies in slot { $other }, or the LED there does.
compare-wires = Compare two wires: { $wire }; { $other }.
sensors-swapped-do-chain = On perfboard: does the chain of LEDs run row by row, each from the left? { $led } lies in slot { $slot }.

## doctor/lamps.py

last-dark = The last LED stays dark: { $first } in { $place }.
chain-ends = The LEDs shine up to slot { $last }; from { $first } on, in { $place }, all stay dark.
# { $says }: last-dark or chain-ends.
chain-ends-unknown = { $says } Of { $slots } the sensors cannot tell.
chain-ends-do-joints = Solder the data joints again: { $joints }.
chain-ends-do-first = Look at { $first }: which way does pin 1 point, does it have 5 V?
chain-ends-do-exchange = Still dark? Exchange { $last }, whose data may not come out, then { $first }.
no-led = No LED shines.
no-led-do-supply = Measure 5 V between plus and minus of { $capacitor }, and at { $first }.
no-led-do-data = Follow the data from the Pico on: { $data }.
no-led-do-pins = Look at { $shifter } and { $first }: which way does pin 1 point?
led-dark = The LED { $ref } in { $place } stays dark; those after it shine.
led-dark-do = Exchange { $ref }: it hands its data on, but does not shine.
# { $colors }: one, or some by colors-next. The colors: color-NAME.
color-missing = The LED { $ref } in { $place } has no { $colors }.
colors-next = { $colors } and no { $color }
color-red = red
color-green = green
color-blue = blue
color-missing-do = Exchange { $ref }. Until then mask slot { $slot } in Settings: its sensor would take colors for others.
no-infrared = No infrared LED shines: the tray cannot tell whether a slot is empty.
no-infrared-do-transistor = Solder { $transistor } again and look which way it lies: { $wire }.
no-infrared-do-supply = Measure 5 V on { $supply }: plus of { $capacitor }, behind { $part }.
infrared-dark = The infrared LED { $ref } in { $place } gives no light, its partner in the same string does.
infrared-dark-do = Look at { $ref }: a bridge of solder between its ends, or something over it? Else exchange it.
string-dark = The infrared LEDs of { $slots } give no light: they are one string of two.
string-dark-do-turned = Look at { $one } and { $other }: one that is turned round stops both. The placement page shows the cathode.
string-dark-do-joints = Solder { $resistor }, { $one } and { $other } again: { $wire }; { $anode }.

## doctor/report.py

good-to-know = Good to know:
well = The tray is well, as far as was looked.
faults = { $count ->
    [one] Something is wrong with the tray:
   *[other] { $count } things are wrong with the tray:
    }
# Before a list of things: checked-... or what is called "by eye" and such.
looked-at = Looked at:
not-looked-at = Not looked at:
things = { $things }.
names = Parts and wires are called as in hardware/build/placement.html and wiring.html; { $pico } is the Pico. Unplug the tray before you solder.
