"""A running match around the rules: chance and the dealer, the journal and undo, bots."""
