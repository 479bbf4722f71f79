"""The emulated tray of the command pico: keys, commands, picture, and the file of its flash."""
