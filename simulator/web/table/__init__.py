"""The table with the simulated tray: its browsers, what they may do, and the state that is sent to them."""
