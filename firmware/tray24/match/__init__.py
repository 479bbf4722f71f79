"""Everything that runs a match except the rules: the dealer, the journal, records, undo and bots."""
