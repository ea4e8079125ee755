import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { chunkOfWords } from './scripts/chunks.ts';
import { worker } from './scripts/worker.ts';

/** Where `starboard serve` listens while the client is developed with `npm run dev`. */
const SERVER = process.env['STARBOARD_SERVER'] ?? 'http://127.0.0.1:8420';

export default defineConfig({
  plugins: [svelte(), worker()],
  build: {
    outDir: '../src/starboard/web/static',
    emptyOutDir: true,
    target: 'es2023',
    // A file that becomes part of another as data: URL would need a wider content security policy.
    assetsInlineLimit: 0,
    // The polyfill is an extra script, and every browser that runs the rest preloads modules.
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: chunkOfWords, test: /\.ftl\?raw$/ }] },
      },
    },
  },
  // The locales lie beside this folder and are shared with the server.
  // The proxy leaves the Host header as it came: the server compares it with the origin of the page.
  server: { fs: { allow: ['..'] }, proxy: { '/api': { target: SERVER, ws: true, changeOrigin: false } } },
});
