"""What may be asked over the link, and with which fields: the one table that the tray and LINK.md are made from."""

from tray24.link.link import Refused

# A line for each request: its name, which is also that of the module and of the function in it that answer; then its
# fields as NAME:KIND, with ? where one may be left out. Kinds: int (0 to 2**30-1), bool, str, list (of str), or the
# words themselves that may be given. Where several lines have a name, the first field, `op`, tells them apart.
TABLE = """
version file:int?
state from:int? show:display|leds?
watch on:bool what:list?
records op:list from:int?
records op:get name:str from:int?
records op:hash name:str
records op:delete name:str sha256:str
settings op:get from:int?
settings op:set name:str value:str
selftest part:sensors|probe|files|show|end|sound? slots:int? color:red|green|blue|white? text:str?
calibrate op:begin|confirm|skip|keep|cancel|look
trace op:start|stop|calibration
reset
"""

_HELP = "LINK.md lists them"
_INT_END = 1 << 30
_TYPES = {"bool": bool, "str": str, "list": list}


def check(request):
    """Gives the name of the request. Refused when it is not one of TABLE, or its fields are not as they must be."""
    do = request.get("do")
    fields = _row(do)
    if fields is None:
        raise Refused("'do' names no request", _HELP)
    checked = fields
    forms = TABLE.count("\n" + do + " op:")
    if forms > 1:
        op = request.get("op")
        fields = _row(op, do + " op:")
        if fields is None:
            raise Refused("'op' is none of this request", _HELP)
        checked = fields
        fields = ["op"] + fields
    for field in checked:
        name, _, kind = field.partition(":")
        optional = kind[-1] == "?"
        if name not in request:
            if not optional:
                raise Refused("'%s' is missing" % name, _hint(fields))
        elif not _fits(request[name], kind[:-1] if optional else kind):
            raise Refused("'%s' is not what it must be" % name, _hint(fields))
    known = [field.split(":")[0] for field in fields]
    for name in request:
        if name not in known and name != "id" and name != "do":
            raise Refused("a field that is unknown", _hint(fields))
    return do


def _row(word, before=""):
    """The fields after this word (and what stands before it) in its line; None when there is no such line."""
    if type(word) is str and word.isalpha():
        start = "\n" + before + word
        at = TABLE.find(start)
        end = at + len(start)
        if at >= 0 and TABLE[end] in " \n":
            return TABLE[end : TABLE.find("\n", end)].split(" ")[1:]
    return None


def _hint(fields):
    return "fields: " + (" ".join(fields) or "none")


def _fits(value, kind):
    if kind == "int":
        return type(value) is int and 0 <= value < _INT_END
    if kind == "list":
        return type(value) is list and not [word for word in value if type(word) is not str]
    if kind in _TYPES:
        return type(value) is _TYPES[kind]
    return type(value) is str and value in kind.split("|")
