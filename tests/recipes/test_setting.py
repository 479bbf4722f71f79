"""The recipes "A setting of the tray" and "A screen" of CONTRIBUTING.md, followed in a copy of the checkout."""

from recipes.copies import CheckoutCopy

MENUS = "firmware/tray24/ui/menus"
SETTINGS, HOME = f"{MENUS}/settings.py", f"{MENUS}/home.py"
WORDS = "firmware/tray24/languages/en/menus.ftl"
SHOWN = "simulator/web/table/menu_views.py"
# Change the setting in the tray's menu, restart the tray, and read it there and on the page.
TRY_SETTING = """
from simulator.tray.files import MemoryFiles
from simulator.tray.rig import Rig
from simulator.web.table.menu_views import SHOWN, build_settings_view

files = MemoryFiles()
rig = Rig(files)
rig.boot()


def choose_item(item):
    while rig.ui.screen.items[rig.ui.screen.cursor] != item:
        rig.press("blue")
    rig.press("green")


choose_item("settings")
choose_item("greeting")
for button in ("blue", "green"):
    rig.press(button)
rig.wait_ms(1000)
print(rig.ui.screen.get_label("greeting"), rig.ui.screen.get_value("greeting"))
again = Rig(files)
again.boot()
print(again.ui.settings["greeting"])
values = tuple(str(again.ui.settings[name]) for name in SHOWN)
print([(view["label"], view["value"]) for view in build_settings_view(values, "en") if view["name"] == "greeting"])
"""
SCREEN = '''"""A screen that counts presses of green."""

from tray24.pins import GREEN
from tray24.ui.toolkit.screens import Screen, draw_headline


class CountingScreen(Screen):
    """The count of presses; red closes it."""

    name = "counting"

    def __init__(self, ui):
        super().__init__(ui)
        self.count = 0

    def handle_press(self, button, now_ms):
        if button == GREEN:
            self.count += 1
            self.changed = True
        else:
            super().handle_press(button, now_ms)

    def draw(self, canvas):
        draw_headline(canvas, self.ui.say("counting"))
        yield
        canvas.draw_text_centered(self.format_text(), 34)

    def format_text(self):
        return self.ui.say("counted", count=self.count)
'''
TEST_OF_SCREEN = '''"""The screen that counts."""

from simulator.tray.rig import Rig


def test_presses_are_counted():
    rig = Rig()
    rig.boot()
    while rig.ui.screen.items[rig.ui.screen.cursor] != "counting":
        rig.press("blue")
    for _ in range(3):
        rig.press("green")
    assert (rig.ui.screen.name, rig.read_display()) == ("counting", "2 presses")
    rig.press("red")
    assert rig.ui.screen.name == "home"
'''
OF_SETTINGS = (
    "tests/ui/test_settings.py",
    "tests/simulator/test_tray_settings.py",
    "tests/ui/test_texts.py::test_every_key_that_is_said_has_a_text",
    "tests/ui/test_texts.py::test_all_sources_can_be_read",
    "tests/ui/test_menus.py",
)
OF_SCREENS = (
    "tests/ui/test_counting.py",
    "tests/ui/test_texts.py::test_every_key_that_is_said_has_a_text",
    "tests/ui/test_texts.py::test_no_text_is_left_over",
    "tests/ui/test_menus.py",
)


def follow_setting(copy: CheckoutCopy):
    """Add a setting as the recipe says, and return the files that the recipe may touch."""
    copy.insert_after(SETTINGS, '    ("color_blind",', '    ("greeting", WORD, _SWITCH, "off", ""),')
    copy.insert_after(WORDS, "set-bot_speed =", "set-greeting = Greeting")
    copy.insert_after(SHOWN, '    "color_blind",', '    "greeting",')
    return {SETTINGS, WORDS, SHOWN}


def follow_screen(copy: CheckoutCopy):
    """Add a screen as the recipe says, and return the files that the recipe may touch."""
    copy.write(f"{MENUS}/counting.py", SCREEN)
    copy.insert_after(HOME, "from tray24.ui.menus.calibration", "from tray24.ui.menus.counting import CountingScreen")
    copy.insert_after(HOME, '    "records": RecordsMenu,', '    "counting": CountingScreen,')
    copy.replace(HOME, '"records", "settings", "self_test"]', '"records", "counting", "settings", "self_test"]')
    copy.insert_after(WORDS, "records = Records", "counting = Counting\ncounted = { $count } presses")
    copy.write("tests/ui/test_counting.py", TEST_OF_SCREEN)
    return {f"{MENUS}/counting.py", HOME, WORDS, "tests/ui/test_counting.py"}


def test_a_setting_is_added_as_the_recipe_says(copy: CheckoutCopy):
    allowed_paths = follow_setting(copy)
    lines = copy.run_python("-c", TRY_SETTING).splitlines()
    assert lines == ["Greeting on", "on", "[('Greeting', 'on')]"]
    copy.run_tests(*OF_SETTINGS)
    assert copy.list_touched() == allowed_paths


def test_a_screen_is_added_as_the_recipe_says(copy: CheckoutCopy):
    allowed_paths = follow_screen(copy)
    copy.run_tests(*OF_SCREENS)
    assert copy.list_touched() == allowed_paths
