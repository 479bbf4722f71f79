"""The screens of a running match: what the display, the slots' lights and the buttons do."""
