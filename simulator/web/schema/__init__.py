"""The one schema of all messages between the page and its server, as JSON Schema.

`requests` says what the page may say, `news` what the server tells, and `document` has both with their version, for the
page to check with (`js/schema.js`). `checks` checks here. The kinds of values that both use are in `kinds`.
"""
