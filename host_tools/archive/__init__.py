"""The database of finished matches: its schema, the import and export of records, and statistics."""
