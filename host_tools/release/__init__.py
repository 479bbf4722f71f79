"""The image that a Pico runs: its sources, the build, and the released file in firmware/release."""
