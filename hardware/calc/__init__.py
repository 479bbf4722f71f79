"""What light can tell: the slot's optics and electronics calculated from datasheet figures."""
