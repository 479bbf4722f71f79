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

_INT_END = 1 << 30
_TYPES = {"bool": bool, "str": str, "list": list}


def check(request):
    """Gives the name of the request. Refused when it is not one of TABLE, or its fields are not as they must be."""
    do = request.get("do", "")
    rows = [row.split(" ")[1:] for row in TABLE.strip().split("\n") if row.split(" ")[0] == do]
    if not rows:
        names = []
        for row in TABLE.strip().split("\n"):
            name = row.split(" ")[0]
            if name not in names:
                names.append(name)
        raise Refused("'do' names no request", "ask for " + ", ".join(names))
    fields = rows[0]
    checked = fields
    if len(rows) > 1:
        wanted = [row for row in rows if row[0] == "op:" + str(request.get("op"))]
        if not wanted:
            raise Refused("'op' is none of this request", "give " + " or ".join([row[0][3:] for row in rows]))
        fields = wanted[0]
        checked = fields[1:]
    _check_fields(request, fields, checked)
    return do


def _check_fields(request, fields, checked):
    hint = "fields: " + (" ".join(fields) if fields else "none")
    for field in checked:
        name, _, kind = field.partition(":")
        optional = kind[-1] == "?"
        if name not in request:
            if not optional:
                raise Refused("'%s' is missing" % name, hint)
        elif not _fits(request[name], kind[:-1] if optional else kind):
            raise Refused("'%s' is not what it must be" % name, hint)
    known = ["id", "do"] + [field.split(":")[0] for field in fields]
    for name in request:
        if name not in known:
            raise Refused("a field that is unknown", hint)


def _fits(value, kind):
    if kind == "int":
        return type(value) is int and 0 <= value < _INT_END
    if kind == "list":
        return type(value) is list and not [word for word in value if type(word) is not str]
    if kind in _TYPES:
        return type(value) is _TYPES[kind]
    return type(value) is str and value in kind.split("|")
