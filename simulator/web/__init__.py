"""The pages in the browser and their servers: the table with the simulated tray, a followed tray, and records."""
