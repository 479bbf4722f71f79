from tray24.ui.menus.setup import Setup

class StarterSetup(Setup):
    people: int
    bots: int
    bot: str
