// Where the page's tray runs. The page knows no more of it than these functions:
//
// openLine({ onUp(bool, why), onText(string), onProgress(share), onTrouble(key) })
//     Open the line to the tray. `onUp` is called when it comes or goes (`why` has the words of a tray that refuses it,
//     or nothing), `onText` for each message of the tray,
//     `onProgress` with 0 to 1 while something large is loaded first, `onTrouble` with the key of a text about what is
//     wrong with the tray, null for nothing any more. Return { isUp() -> bool, send(string) }.
//
// read(path, text)
//     Return a promise of an object that the tray knows under a path such as "replay.json"; of null when there is none.
//     A `text` is given to the tray there. The promise is rejected when the tray cannot be reached.
//
// whereKept
//     The key of the text that says where the records are kept.
//
// keepForGood()
//     There is something to keep: a match. Ask a browser that keeps it itself not to throw it away.
//
// watchVersion(onNew)
//     Call `onNew(use)` when there is a newer version of the page: `use()` loads it in all tabs.
//
// watchPage()
//     Return the address of the page of records in the language of this page.
//
// reread()
//     Load the page again, after another language was chosen for it.
export { keepForGood, openLine, read, reread, watchPage, watchVersion, whereKept } from './hosts/server.js';
