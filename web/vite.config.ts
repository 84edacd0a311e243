import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath, URL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { ahead } from './ahead';
import { together } from './chunks';
import { packed, pocket } from './pocket';
import { squeeze } from './squeeze';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.COMPTOIR_SERVER ?? 'http://127.0.0.1:8000';

const bundle = here('../build/pocket');
const cache = here('./node_modules/.cache/pocket');
/** The pocket belongs to a page that is built; while working on the page there is none. */
const building = process.argv.includes('build');
/** Without a house behind it: plain files, relative addresses. */
const alone = process.env.COMPTOIR_ALONE === '1';

export default defineConfig({
  base: alone ? './' : '/',
  define: {
    __POCKET__: JSON.stringify(building ? packed(bundle, cache, alone) : null),
    __ALONE__: JSON.stringify(alone),
  },
  plugins: [svelte(), ...(alone ? [] : [ahead(), squeeze()]), pocket(bundle, cache, here('./src/pocket/sw.js'), alone)],
  worker: {
    format: 'es',
    // By its name the server knows which answer may run WebAssembly.
    rolldownOptions: { output: { entryFileNames: 'assets/pocket-worker-[hash].js' } },
  },
  resolve: {
    alias: { $lib: here('./src/lib'), $words: here('../src/comptoir/words') },
    // Tests watch values change, which Svelte's build for servers does not do.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here(alone ? '../build/pocket-site' : '../src/comptoir/server/static'),
    emptyOutDir: true,
    // Which chunk needs which; tests/web/test_light.py weighs pages by it.
    manifest: true,
    // Fonts and drawings stay files of their own: the server's content policy allows no data: addresses in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: together() } },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
