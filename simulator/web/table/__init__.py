"""The table of the simulated tray: its browsers, their permissions, and the state that is sent to them."""
