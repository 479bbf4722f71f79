"""The database of finished matches: its schema, importing records, exports, and statistics over evenings."""
