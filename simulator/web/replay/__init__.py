"""A finished record on the page: read as a whole, its positions, their pictures, and their server."""
