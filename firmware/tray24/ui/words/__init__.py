"""Every text of the firmware: a folder for each language, in it a table for each part of the firmware that speaks."""
