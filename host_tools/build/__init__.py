"""Build the firmware: get the sources, run the tools, make the image and the released file."""
