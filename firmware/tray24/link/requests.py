"""What may be asked over the link, and with which fields: the one table that the tray and LINK.md are made from."""

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

IDLE = ("selftest", "calibrate")  # not while a match is on the display

# What is loaded for a request, in this order, where that is more than the module with its name.
PARTS = {
    "version": "link.code link.version",
    "state": "link.picture link.story link.summary link.state",
    "watch": "link.picture link.story link.looks link.watcher link.watch",
    "records": "link.record link.records",
    "settings": "ui.specification ui.settings link.setting link.settings",
    "calibrate": "link.selftest link.calibrate",
    "trace": "link.picture link.known link.tap link.trace",
}
