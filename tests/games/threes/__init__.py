"""The game `threes`, which only the tests contain: a game added from outside, in one folder.

In each of five rounds every seat in turn draws three dice and rolls them. The third is under a cup: only its own player
sees it. She may roll any of the three again, once or (by an option) twice, and then counts them. Numbers count their
value, other colored faces 20, wilds 50. The highest total wins.
"""
