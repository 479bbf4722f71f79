"""The tray's senses: they turn raw contacts into button events, and raw samples into contents of slots."""
