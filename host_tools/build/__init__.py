"""Build the firmware: the sources, the tools, the image, the released file."""
