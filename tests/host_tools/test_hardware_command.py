"""The checks of `./tray24 hardware --check`, several of which run at the same time."""

import platform

from hardware.products import OWN
from host_tools.commands.of_checkout import hardware


def test_what_checks_print_is_in_their_order_and_those_that_fail_are_named(capsys):
    checks = [(OWN, ("timeit", "-h")), (OWN, ("json.tool", "no-such-file")), (OWN, ("platform", "--terse"))]
    assert hardware._run_checks(checks) == ["json.tool"]
    output = capsys.readouterr().out
    assert output.index("timeit") < output.index("no-such-file") < output.index(platform.platform(terse=True))
