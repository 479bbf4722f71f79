### English only

## commands/of_checkout/check.py

help-names = a check; all of them by default: { $names }
help-quick = leave out what takes longest: { $names }
no-check = { $name } is no check: choose from { $names }
nothing-found = { $count ->
    [one] 1 check in { $seconds } s: nothing found
   *[other] { $count } checks in { $seconds } s: nothing found
}
# { $names }: the checks that have found something, { $count }: how many have run.
found = { $count ->
    [one] 1 check in { $seconds } s: faults found by { $names }
   *[other] { $count } checks in { $seconds } s: faults found by { $names }
}

## checks/: what is wrong, after a file and its line

import-not-allowed = { $name } may not be imported here (firmware/ARCHITECTURE.md: "Who may import whom")
import-private = { $name } is private to its module
import-circle = these import each other, so none can be read alone: { $names }. Move what they share to a module of its own
imports-nested = importing { $name } here nests { $depth } imports, and { $most } have room on the C stack: import its own imports before it
work-when-imported = a call when the module is imported: move it into a function
file-too-long = the file has { $count } lines, { $most } at most: split it
function-too-long = { $name } has { $count } lines, { $most } at most: split it
folder-too-full = the folder has { $count } modules, { $most } at most: group some in a folder
line-too-long = the line has { $count } characters, { $most } at most: break it
summary-is-question = the module's docstring begins like a question: name what the file holds
summary-has-no-verb = the docstring of { $name } begins with '{ $word }': begin with an imperative, such as Return
name-has-no-verb = { $name } begins with no verb of host_tools/checks/verbs.txt
module-twice = { $other } has the same name: call one of them otherwise
word-unusual = '{ $word }' is unusual: write '{ $usual }'
no-rule = there is no rule { $rule } in firmware/RULES.md
no-section = { $page } has no section "{ $title }"
no-page = there is no page { $name }
no-link = the link leads nowhere: { $link }
no-folder = there is no folder { $name }
folder-not-listed = the table of folders lacks { $name }
no-step = there is no { $name } in { $file }
field-twice = two fields have the id { $name }: GitHub does not show such a form
locks-differ = { $name } has other versions here than in { $other }
back-ends-differ = [build-system] and the group 'build' require different packages
watches-all = { $selector }...) makes a browser style the whole page after each change: name a smaller part
foreign-name = it names a machine's folder or a registry of packages: { $name }
sentence-in-code = this is shown to people: make it a message and name its key: { $text }
message-not-used = nothing uses the message { $key }
no-message = the part { $part } has no message { $keys }
blanks-differ = the blanks of { $keys } are: { $blanks }
tool-missing = { $name } is not installed: './tray24 check' installs it
no-typescript = TypeScript has no compiler for this machine: { $machine }
tool-failed = { $name } has ended with { $code } and said nothing
