"""The table that the simulated tray stands on: the browsers around it, what each may do there and what it is told."""
