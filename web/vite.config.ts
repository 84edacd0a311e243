import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath, URL } from 'node:url';
import { defineConfig } from 'vitest/config';
import { squeeze } from './squeeze';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const server = process.env.COMPTOIR_SERVER ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte(), squeeze()],
  resolve: {
    alias: { $lib: here('./src/lib'), $words: here('../src/comptoir/words') },
    // Tests watch values change, which Svelte's build for servers does not do.
    ...(process.env.VITEST ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/comptoir/server/static'),
    emptyOutDir: true,
    // Which chunk needs which; tests/web/test_light.py weighs pages by it.
    manifest: true,
    // Fonts and drawings stay files of their own: the server's content policy allows no data: addresses in styles.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true } },
  },
  test: { include: ['src/**/*.test.ts'] },
});
