### English only

## commands/of_checkout/test.py

usage = tray24 test [--whole | --level N | --page] [--all] [pytest arguments]
help-whole = all tests of levels 1 and 2, and a smoke test of each screen of the page; default: the quick ones of these levels
help-level = only this level (1: CPython: rules, match, screens, commands; 2: the same files on MicroPython for the desktop; 3: the released image on an emulated Pico)
help-page = only the page in a browser, and all its tests
epilog = Level 3 takes minutes. --all takes longer and includes the tests that are otherwise left out. --renew-goldens writes the expected outputs again, --measure the list of slow tests.
no-level = --level { $level }: the levels are { $levels }
one-of = choose one of --whole, --level and --page
