"""The command line of Tray24: one module a command, named in cli.py, and what several of them share."""
