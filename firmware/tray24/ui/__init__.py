"""What the user meets: screens, LED frames, display drawing, sounds, texts. Events in, frames out; no machine."""
