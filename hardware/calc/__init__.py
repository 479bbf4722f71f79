"""Calculation of a slot's optics and electronics from data sheet figures: what its light can distinguish."""
