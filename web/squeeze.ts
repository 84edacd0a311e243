import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT = /\.(js|css|html|svg|webmanifest|txt)$/;

/** Texts are squeezed once, here, and never by a server: `name.br` and `name.gz` take the place of `name`. */
export function squeeze(): Plugin {
  let folder = '';
  return {
    name: 'squeeze',
    apply: 'build',
    configResolved: (config) => void (folder = config.build.outDir),
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!TEXT.test(name)) continue;
        const path = join(folder, name);
        const plain = readFileSync(path);
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
        writeFileSync(`${path}.br`, brotliCompressSync(plain, { params: size }));
        writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
        rmSync(path);
      }
    },
  };
}
