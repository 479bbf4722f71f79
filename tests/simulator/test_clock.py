"""The clock that tests set: time passes only inside `advance`, and coroutines wake in the order of their times."""

import pytest

from simulator.tray.clock import Clock


async def log_ticks(clock, name, every_ms, log):
    while True:
        log.append((clock.now_ms, name))
        await clock.sleep_ms(every_ms)


def test_coroutines_wake_in_order_of_time_then_of_falling_asleep():
    clock, log = Clock(), []
    clock.spawn(log_ticks(clock, "a", 4, log))
    clock.spawn(log_ticks(clock, "b", 6, log))
    clock.advance(12)
    assert log == [(0, "a"), (0, "b"), (4, "a"), (6, "b"), (8, "a"), (12, "b"), (12, "a")]
    assert clock.now_ms == 12


def test_steps_of_any_size_give_the_same_history():
    histories = []
    for step_ms in (1, 7, 60):
        clock, log = Clock(), []
        clock.spawn(log_ticks(clock, "a", 4, log))
        clock.spawn(log_ticks(clock, "b", 11, log))
        while clock.now_ms < 420:
            clock.advance(step_ms)
        histories.append(log)
    assert histories[0] == histories[1] == histories[2]


def test_the_counter_wraps_as_on_the_device():
    clock = Clock(now_ms=(1 << 30) - 2)
    clock.advance(5)
    assert clock.ticks_ms() == 3


def test_sleeping_no_time_still_lets_time_pass():
    clock, log = Clock(), []
    clock.spawn(log_ticks(clock, "a", 0, log))
    clock.advance(3)
    assert len(log) == 4


def test_an_exception_ends_only_its_coroutine():
    async def raise_error():
        await clock.sleep_ms(5)
        raise ZeroDivisionError

    clock, log = Clock(), []
    clock.spawn(raise_error())
    clock.spawn(log_ticks(clock, "a", 4, log))
    with pytest.raises(ZeroDivisionError):
        clock.advance(8)
    clock.advance(8)
    assert (8, "a") in log
