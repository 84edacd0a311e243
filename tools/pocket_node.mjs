// The pocket's Python in node, for tools and tests: `node tools/pocket_node.mjs BUNDLE SCRIPT [ARGUMENT …]`.
// The script finds its arguments in `sys.argv`, and may read and write files of this machine below /here.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const [bundle, script, ...given] = process.argv.slice(2);
const folder = resolve(bundle);
const { loadPyodide } = await import(pathToFileURL(join(folder, 'pyodide.mjs')).href);
const python = await loadPyodide({ indexURL: folder, env: { HOME: '/home/pyodide', PYTHONMALLOC: 'mimalloc' } });
python.unpackArchive(new Uint8Array(readFileSync(join(folder, 'house.zip'))), 'zip', { extractDir: '/house' });
python.FS.mkdirTree('/here');
python.FS.mount(python.FS.filesystems.NODEFS, { root: process.cwd() }, '/here');
python.globals.set('given', python.toPy([script, ...given]));
try {
  await python.runPythonAsync(`import sys; sys.path.insert(0, '/house'); sys.argv = given\n${readFileSync(script, 'utf8')}`);
} catch (error) {
  process.stderr.write(`${error.message ?? error}\n`);
  process.exit(1);
}
process.exit(0);
