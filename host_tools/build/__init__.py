"""The firmware's build: the sources, the tools, the image, the released file."""
