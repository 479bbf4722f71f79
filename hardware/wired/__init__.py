"""Wiring by hand, on a breadboard or a stripboard: the ends that are joined, their drawing, the parts list."""
