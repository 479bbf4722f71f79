"""What only dominoes say. Lines as in `play`."""

TEXTS = """
place W/W beside a doublet on the table, or pass=W/W beside a doublet, or pass
"""
