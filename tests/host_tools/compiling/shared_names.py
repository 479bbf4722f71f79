"""Two modules that share names."""

OWNERS = """class Box:
    def __init__(self, content):
        self.content = content
        self.append = len(content)

    def weigh(self):
        return self.content * 2 + factor(1)


def factor(number):
    return number + FACTOR()


def FACTOR():
    return 5
"""
USER = """from tray24.owners import Box, factor as times
from tray24 import owners


class Lid:
    weight = 3

    def weigh_all(self, boxes):
        from tray24.owners import factor

        return [box.weigh() for box in boxes] + [self.weight, factor(2), times(3), owners.FACTOR()]


def run():
    box = Box([1])
    box.content = 4
    return Lid().weigh_all([box]) + [box.append]
"""
SHARED = {"tray24.owners": OWNERS, "tray24.user": USER}
