"""The calculation of a slot's optics and electronics from data sheet figures: which dice and colors it recognizes."""
