# What commands ask at the terminal, and words for lists.

# Followed by the cursor: the person presses Enter.
wait = { $words } Después pulsa Enter.
# The capital letter is what Enter means.
yes-usual = { $question } [S/n]
no-usual = { $question } [s/N]
# Accepted answers, separated by blanks.
yes-words = s sí si y yes
no-words = n no
answer-yes-or-no = Responde s o n.
choose = { $question } [{ $words }; Enter: { $first }]
answer-one-of = Responde con una de: { $words }.
# Three dots: it is in progress.
going-on = { $what } ...

# A list is made from its beginning, one after the other.
list = { $items }, { $item }
list-and = { $items } y { $item }
# Between items that may have commas of their own.
list-semicolon = { $items }; { $item }
list-or = { $items } o { $item }
