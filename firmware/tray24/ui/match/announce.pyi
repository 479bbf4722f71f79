from tray24.rules.moves import _Line
from tray24.ui.match.common import CommonSide
from tray24.ui.match.real.common import CommonReal

def line_words(side: CommonSide | CommonReal, line: _Line) -> str: ...
