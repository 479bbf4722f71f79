"""Simple web servers like those of many hosting services.

They know few types of files, announce compressed files as such, lack some files or cut them off.
"""

import http.server
import threading
from pathlib import Path

KNOWN = {".html": "text/html", ".js": "text/javascript", ".css": "text/css"}
_CUT_BYTES = 200_000


class PlainServer:
    """A web server of a folder at `url`, until `close`.

    `types` maps the file name extensions that the server knows to their types. With `is_packed` it announces .gz files
    as compressed. It lacks files whose path ends with `missing_ending`, and cuts off those that end with `cut_ending`.
    """

    def __init__(
        self,
        folder: Path,
        types: dict[str, str] = KNOWN,
        is_packed: bool = False,
        missing_ending: str = "",
        cut_ending: str = "",
    ):
        class Handler(http.server.SimpleHTTPRequestHandler):
            extensions_map = types

            def __init__(self, *arguments):
                super().__init__(*arguments, directory=str(folder))

            def guess_type(self, path):
                return types.get(Path(path).suffix, "application/octet-stream")

            def matches_ending(self, ending):
                return ending and self.path.partition("?")[0].endswith(ending)

            def end_headers(self):
                if is_packed and self.matches_ending(".gz"):
                    self.send_header("Content-Encoding", "gzip")
                super().end_headers()

            def send_head(self):
                if self.matches_ending(missing_ending):
                    self.send_error(404)
                    return None
                return super().send_head()

            def copyfile(self, source, outputfile):
                if not self.matches_ending(cut_ending):
                    super().copyfile(source, outputfile)
                    return
                outputfile.write(source.read(_CUT_BYTES))
                self.close_connection = True

            def log_message(self, format, *arguments):
                pass

        self._server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self._server.server_address[1]
        self.url = f"http://127.0.0.1:{self.port}/"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()
