"""Masks of slots and buttons: the functions that split and compose them."""

from tray24.sense.events import is_member, list_members, make_mask


def test_a_mask_is_taken_apart_and_put_together():
    assert list_members(0b1001_0000_0000_0000_0000_0001) == [0, 20, 23]
    assert make_mask([23, 0, 20]) == 0b1001_0000_0000_0000_0000_0001
    assert list_members(0) == [] and make_mask(()) == 0
    assert [is_member(0b101, number) for number in range(4)] == [True, False, True, False]
