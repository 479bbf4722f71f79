"""The command line of Tray24: a module for each command, listed in cli.py, and the code that commands share."""
