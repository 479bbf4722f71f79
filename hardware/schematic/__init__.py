"""Sheets that a person can read, drawn from the netlist."""
