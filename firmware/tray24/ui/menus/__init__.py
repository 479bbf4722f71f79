"""The screens around a match: home, setup, settings, records, calibration."""
