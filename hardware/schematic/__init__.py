"""Schematic sheets for people, drawn from the netlist."""
