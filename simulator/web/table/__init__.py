"""The table: the simulated tray with its browsers, what they may request, and the state that is sent to them."""
