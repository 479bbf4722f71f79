# What commands ask at the terminal, and words for lists.

# Followed by the cursor: the person presses Enter.
wait = { $words } Puis appuie sur Entrée.
# The capital letter is what Enter means.
yes-usual = { $question } [O/n]
no-usual = { $question } [o/N]
# Accepted answers, separated by blanks.
yes-words = o oui y yes
no-words = n non no
answer-yes-or-no = Réponds par o ou n.
choose = { $question } [{ $words } ; Entrée : { $first }]
answer-one-of = Réponds par un mot parmi : { $words }.
# Three dots: it is in progress.
going-on = { $what } ...

# A list is made from its beginning, one after the other.
list = { $items }, { $item }
list-and = { $items } et { $item }
# Between items that may have commas of their own.
list-semicolon = { $items } ; { $item }
list-or = { $items } ou { $item }
