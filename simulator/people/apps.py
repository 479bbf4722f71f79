"""Apps by virtual fingers: opening one through the tray's menus."""

from simulator.people.fingers import Fingers


async def open_app(fingers: Fingers, name: str) -> None:
    """Start an app."""
    await fingers.go_home()
    await fingers.take("apps")
    await fingers.take(name)
