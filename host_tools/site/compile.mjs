// Compile the modules of a zip for the Python that will read them: node compile.mjs PYODIDE IN OUT
import { readFileSync, writeFileSync } from 'node:fs';
import { argv } from 'node:process';
import { pathToFileURL } from 'node:url';

const COMPILE = `
import importlib.util, importlib._bootstrap_external as loaders, io, zipfile

def compiled(name, data):
    if not name.endswith(".py") or name.startswith("apps/"):  # apps are read as text
        return name, data
    # Without docstrings; only Pyodide reads its own, to describe its functions.
    code = compile(data, name, "exec", dont_inherit=True, optimize=0 if "pyodide/" in name else 2)
    # By the hash of its source, not by a time: the same source makes the same bytes.
    return name + "c", bytes(loaders._code_to_hash_pyc(code, importlib.util.source_hash(data), False))

packed = io.BytesIO()
with zipfile.ZipFile("/in.zip") as given, zipfile.ZipFile(packed, "w", zipfile.ZIP_STORED) as made:
    for entry in given.namelist():
        if not entry.endswith("/"):
            name, data = compiled(entry, given.read(entry))
            made.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), data)
open("/out.zip", "wb").write(packed.getvalue())
`;

const [folder, given, made] = argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${folder}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: folder });
python.FS.writeFile('/in.zip', readFileSync(given));
python.runPython(COMPILE);
writeFileSync(made, python.FS.readFile('/out.zip'));
