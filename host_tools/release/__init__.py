"""The released firmware: the file that is dragged onto a Pico, and how it is made from the sources."""
