# What commands ask at the terminal, and words for lists.

# Followed by the cursor: the person presses Enter.
wait = { $words } Then press Enter.
# The capital letter is what Enter means.
yes-usual = { $question } [Y/n]
no-usual = { $question } [y/N]
# Accepted answers, separated by blanks.
yes-words = y yes
no-words = n no
answer-yes-or-no = Answer y or n.
choose = { $question } [{ $words }; Enter: { $first }]
answer-one-of = Answer with one of: { $words }.
# Three dots: it is in progress.
going-on = { $what } ...

# A list is made from its beginning, one after the other.
list = { $items }, { $item }
list-and = { $items } and { $item }
# Between items that may have commas of their own.
list-semicolon = { $items }; { $item }
list-or = { $items } or { $item }
