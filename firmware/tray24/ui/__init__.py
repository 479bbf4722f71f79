"""The user interface: screens, LED frames, display drawing, sounds, texts. Events in, frames out; no hardware."""
