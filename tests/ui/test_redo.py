"""The menu of a match on the tray offers a redo while a choice was undone and can be entered again."""

from ui_script import Script


def test_the_pause_menu_offers_redo_after_an_undo():
    script = Script().start_match("", "")
    move = script.game.list_turn_moves()[0]
    script.enter_move(move)
    script.screen.undo(script.now_ms)
    if script.screen.name == "question":
        script.press("green")
    assert script.ui.match.undone == move
    lines = len(script.ui.match.marks)
    script.press("red")
    assert "redo" in script.screen.items
    script.choose_item("redo")
    script.wait(100)
    assert len(script.ui.match.marks) == lines + 1
    script.press("red")
    assert "redo" not in script.screen.items
