"""What commands write to a terminal and ask of its person."""
