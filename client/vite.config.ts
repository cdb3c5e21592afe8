import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

// The server of a checkout, for `npm run dev`.
const server = 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: '../src/yakai/web/static',
    emptyOutDir: true,
    target: 'es2022',
    // Everything is a file of its own: the content policy allows no data: addresses.
    assetsInlineLimit: 0,
  },
  server: {
    proxy: {
      '/api': { target: server, ws: true },
    },
  },
});
