"""Pin numbers of the multiplexer 74HC4051 (Nexperia 74HC4051, table 2)."""

MUX_INPUTS = (13, 14, 15, 12, 1, 5, 2, 4)  # Y0 to Y7
MUX_ADDRESS = (11, 10, 9)  # S0 to S2
MUX_COMMON = 3
