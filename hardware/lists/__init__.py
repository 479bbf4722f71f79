"""Lists that are made from netlist and board: parts to order, assembled boards, nets to measure, wire harnesses."""
