"""The user interface: screens, LED frames, drawing on the display, sounds, texts. It uses no hardware itself."""
