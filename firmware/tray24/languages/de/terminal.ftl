# What commands ask at the terminal, and words for lists.

# Followed by the cursor: the person presses Enter.
wait = { $words } Drück dann Enter.
# The capital letter is what Enter means.
yes-usual = { $question } [J/n]
no-usual = { $question } [j/N]
# Accepted answers, separated by blanks.
yes-words = j ja y yes
no-words = n nein no
answer-yes-or-no = Antworte mit j oder n.
choose = { $question } [{ $words }; Enter: { $first }]
answer-one-of = Antworte mit einem von: { $words }.
# Three dots: it is in progress.
going-on = { $what } ...

# A list is made from its beginning, one after the other.
list = { $items }, { $item }
list-and = { $items } und { $item }
# Between items that may have commas of their own.
list-semicolon = { $items }; { $item }
list-or = { $items } oder { $item }
