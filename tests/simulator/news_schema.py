"""A check of the server's messages against their schema."""

from functools import cache

import fastjsonschema

from simulator.web.schema import DRAFT, NEWS
from simulator.web.table.messages import BadMessage


@cache
def _compile_schema():
    return fastjsonschema.compile(NEWS | {"$schema": DRAFT}, use_default=False)


def check_news(news):
    """Check a message of the server. Raise BadMessage when it does not fit the schema."""
    try:
        _compile_schema()(news)
    except fastjsonschema.JsonSchemaValueException as error:
        raise BadMessage(str(error)) from None
