"""The screens outside a match: home, setup, settings, records, calibration."""
