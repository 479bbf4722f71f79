## commands/of_checkout/test.py

usage = tray24 test [--level N | --page] [--all] [pytest arguments]
help-level = only this level (1: CPython: rules, match, screens, commands; 2: the same files on MicroPython for the desktop; 3: the released image on an emulated Pico); default: 1, 2 and a smoke test of each screen of the page
help-page = only the page in a browser, and all its tests
epilog = Level 3 takes minutes. With --all it takes longer and includes the tests that are otherwise left out.
no-level = --level { $level }: the levels are { $levels }
page-or-level = choose --level or --page: the tests of the page have no level
