"""The emulated tray of the command pico: keys, commands, picture, and the file with its flash."""
