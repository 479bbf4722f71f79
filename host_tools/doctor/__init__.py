"""The tests behind `doctor`: measurements, what they mean, and what to do."""
