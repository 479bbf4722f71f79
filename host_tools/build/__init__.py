"""The build of the firmware: its sources, the tools, the image and the released file."""
