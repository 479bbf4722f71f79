"""Wiring by hand, on a breadboard or by jumper wires: the ends that are joined, levels, drawing, the parts list."""
