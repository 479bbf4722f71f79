"""The pages in the browser and their servers: one page each for the simulated tray, a followed tray, and records."""
