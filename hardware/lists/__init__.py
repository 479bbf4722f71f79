"""Lists made from the netlist: parts to order, and wires to connect."""
