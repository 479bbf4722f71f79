"""A finished record on the page: its reading, its positions, their pictures, and their server."""
