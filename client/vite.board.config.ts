// A board by itself, for a browser test: tests/e2e/test_board_view.py builds and serves it.
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

export default defineConfig({
  root: 'tests/board',
  base: '/board-page/',
  plugins: [svelte()],
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
  },
});
