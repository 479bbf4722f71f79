"""The starter, a tray on a breadboard without solder: a Pico, a stick of eight LEDs, a display and four buttons."""
