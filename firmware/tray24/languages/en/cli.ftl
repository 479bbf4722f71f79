### English only

## cli.py

needs-checkout = tray24 { $command }: this command needs the complete checkout: run './tray24 { $command }' in it
unknown-arguments = unknown arguments: { $arguments } (see tray24 { $command } --help)
file-error = { $file }: { $reason }. Give another file, or check its folder and permissions, and start again
description = A dice tray that knows the rules, and its simulator.
metavar-command = COMMAND
metavar-language = LANGUAGE
help-language = before the command: the language of all texts, instead of that of the variable { $variable }

## optional.py

package-missing = the Python package { $package } is missing: './tray24' in the checkout installs what a command needs
# { $install }: a package for pip, such as tray24[device].
package-not-installed = the Python package { $package } is missing: install it with pip install "{ $install }"

## Commands: a line each of './tray24 --help', and the sentence of the command's own help where it has no other

command-play = play on the simulated tray in the browser
    .description = Play on the simulated tray in the browser.
command-app = try an app of your own, and keep apps on a tray
    .description = Apps are small programs of Python that run on the tray: firmware/APPS.md describes how to write one.
command-setup = make a tray of a new Pico, step by step
command-flash = copy the tray's firmware onto a Pico
command-doctor = test the tray, and say what to do
command-calibrate = calibrate the tray's sensors
command-monitor = show the match on the tray live in the terminal
    .description = Show the match on the tray live in the terminal.
command-mirror = show the tray as a page for a large screen
    .description = Show the tray as a page for a large screen.
command-records = keep the tray's finished matches on this computer
    .description = Keep the tray's finished matches on this computer.
command-stats = show who wins what, over evenings
    .description = Show who wins what, over evenings.
command-replay = replay records and check every line
    .description = Replay records and check every line.
command-trace = record the tray's sensors and buttons
    .description = Record the tray's sensors and buttons.
command-simulate = let bots play matches without hardware
    .description = Let bots play matches without hardware.
command-balance = find out how fair the games and how strong the bots are
    .description = Let bots play many matches, and count how often the first seat wins, how long hands and matches last, how often things happen, and how the bots rate against each other. What is played is kept, and a later run with more matches goes on.
command-scenario = run scenario files
    .description = Run scenario files.
command-solve = find the exact values of yacht's sheets
    .description = Find the value of each sheet of yacht for a player who plays alone as well as possible, over all draws of five dice, and write the table into the firmware. This takes some hours; what is done is kept, and a later run goes on.
command-words = check the texts, or begin a translation
command-firmware = build the firmware from its sources
    .description = Build the firmware from its sources.
command-site = build the site: the tray in any browser, without a server
    .description = Build a folder of static files that any web server can hold: the tray in the browser, which needs no server of its own, and the documents.
command-pico = run an emulated tray with buttons and dice
command-bench = measure the firmware on a Pico, emulated or real
    .description = Measure the firmware on a Pico, emulated or real.
command-hardware = make and check the files in hardware/build
    .description = Make and check the files in hardware/build.
command-check = read the sources and say what is wrong with them
    .description = Run linters, type checkers and the project's own checks of its sources. The exit code is 1 when one of them finds something.
command-test = run the tests
    .description = Run the tests.
command-prove = search for faults, for as long as a night
    .description = Run the campaigns of tests/campaigns, which search for faults. Each ends at its count; an interrupted one goes on at the next start. The results are written into tests/TESTING.md.

# { $words }: the command's message about its interruption, without a full stop.
interrupted = tray24 { $command }: interrupted. { $words }
# { $languages }: the names of the folders of translations.
no-language = { $source }: there is no language { $language }, so English is shown; available: { $languages }
