import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig, loadEnv } from 'vite';

// The server of a checkout, for `npm run dev`: `script/server` beside it, with the same YAKAI_PORT if any.
const server = `http://127.0.0.1:${loadEnv('', '.', 'YAKAI_')['YAKAI_PORT'] ?? '8000'}`;

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/yakai/web/static',
    emptyOutDir: true,
    target: 'es2022',
    manifest: true,
    // Everything is a file of its own: the content policy allows no data: addresses.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: { index: 'index.html', worker: 'src/worker/worker.ts' },
      output: {
        // A service worker has one address for ever, and its place is the root.
        entryFileNames: ({ name }) => (name === 'worker' ? 'worker.js' : 'assets/[name]-[hash].js'),
      },
    },
  },
  server: {
    proxy: {
      '/api': server,
      '/texts': server,
      '/games': server,
      '/ws': { target: server, ws: true },
    },
  },
});
