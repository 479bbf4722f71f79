"""The table of the simulated tray: the browsers around it, their permissions, and the state that they are sent."""
