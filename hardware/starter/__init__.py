"""The breadboard starter: a Pico, a stick of eight LEDs, a display and four buttons on a breadboard, without solder."""
