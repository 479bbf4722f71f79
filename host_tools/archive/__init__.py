"""The database of finished matches: its schema, taking records in, exports, and what they say over evenings."""
