/**
 * Takes the house in the pocket (build/pocket, made by tools/pocket.py) into the page, and lists every file for the service worker.
 *
 * The engine changes rarely and the house often, so each has a name made of its contents: what has not changed is not loaded again.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const ENGINE = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm', 'pyodide-lock.json', 'python_stdlib.zip'];
/** What is published is squeezed as well as can be; whoever waits for his own house to open gets a sixth more in a tenth of the time. */
const BEST = 11;
const QUALITY = process.env.COMPTOIR_BEST ? BEST : 5;

export interface Packed {
  engine: string;
  house: string;
  /** What loading both weighs, in bytes; where a stranger serves them, unsqueezed. */
  weight: number;
}

const hash = (...parts: Buffer[]) => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex').slice(0, 12);
};

/** Where the engine and the house will lie; null when no bundle was made. */
export function packed(bundle: string, cache: string, plain: boolean): Packed | null {
  if (!existsSync(join(bundle, 'stamp'))) return null;
  const read = (name: string) => readFileSync(join(bundle, name));
  return {
    engine: `pocket/engine-${hash(...ENGINE.map(read))}/`,
    house: `pocket/house-${hash(read('house.zip'))}.zip`,
    weight: [...ENGINE, 'house.zip']
      .map((name) => (plain ? read(name) : squeezed(read(name), 'br', cache)))
      .reduce((sum, { length }) => sum + length, 0),
  };
}

/** A file's squeezed form, kept between builds: squeezing megabytes takes longer than building the page. A better one that is there will do. */
function squeezed(plain: Buffer, kind: 'br' | 'gz', cache: string): Buffer {
  const place = (quality: number) => join(cache, `${hash(plain)}-${quality}.${kind}`);
  const there = [BEST, QUALITY].map(place).find(existsSync);
  if (there) return readFileSync(there);
  const kept = place(QUALITY);
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  const done = kind === 'br' ? brotliCompressSync(plain, { params }) : gzipSync(plain, { level: Math.min(QUALITY, 9) });
  mkdirSync(cache, { recursive: true });
  writeFileSync(kept, done);
  return done;
}

export function pocket(bundle: string, cache: string, worker: string, plain: boolean): Plugin {
  let folder = '';
  const put = (name: string, body: Buffer) => {
    const path = join(folder, name);
    mkdirSync(join(path, '..'), { recursive: true });
    if (plain) writeFileSync(path, body);
    else for (const kind of ['br', 'gz'] as const) writeFileSync(`${path}.${kind}`, squeezed(body, kind, cache));
  };
  return {
    name: 'pocket',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    // After the page's own files were squeezed.
    closeBundle: {
      order: 'post',
      sequential: true,
      handler() {
        const places = packed(bundle, cache, plain);
        if (!places) return;
        for (const name of ENGINE) put(places.engine + name, readFileSync(join(bundle, name)));
        put(places.house, readFileSync(join(bundle, 'house.zip')));
        put('pocket/licences.txt', readFileSync(join(bundle, 'licences.txt')));
        const files = listed(folder);
        const version = hash(Buffer.from(JSON.stringify(files)), readFileSync(worker));
        const lists = `const VERSION = '${version}';\nconst FILES = ${JSON.stringify(files)};\n`;
        put('sw.js', Buffer.from(lists + readFileSync(worker, 'utf8')));
      },
    },
  };
}

/** Every file of the page with what its loading weighs, by its plain name; those whose name says nothing with their hash. */
function listed(folder: string): [string, number, string][] {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => name.replaceAll('\\', '/'))
    .filter((name) => statSync(join(folder, name)).isFile() && !name.startsWith('.vite/') && name !== 'sw.js');
  const plain = new Set(names.map((name) => name.replace(/\.(br|gz)$/, '')));
  return [...plain].sort().map((name) => {
    const lying = join(folder, names.includes(`${name}.br`) ? `${name}.br` : name);
    return [name === 'index.html' ? './' : name, statSync(lying).size, hash(readFileSync(lying))];
  });
}
