"""The command line of Tray24: one module for each command, named in cli.py, and the code that commands share."""
