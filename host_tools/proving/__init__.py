"""Running the campaigns of tests/campaigns: in rounds that can be interrupted, with results that are written down."""
