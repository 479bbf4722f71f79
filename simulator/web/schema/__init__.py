"""The one schema of all messages between the page and its server, as JSON Schema.

`requests` holds the messages of the page, `news` those of the server, and `document` both with their version, with
which the page checks (`js/schema.js`). `checks` checks on the server. The kinds of values that both use are in `kinds`.
"""
