"""Lists made from the netlist: what to order, and what to wire to what."""
