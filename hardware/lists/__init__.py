"""The lists with which people order and build the tray, made from the netlist and the board's file.

They are the parts list, the files for assembled boards, the wiring table and the wire harnesses.
"""
