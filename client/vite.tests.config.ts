// The unit tests, bundled so that Node can run them as they are: `npm test`.
import { readdirSync } from 'node:fs';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

const tests = readdirSync('tests').filter((name) => name.endsWith('.test.ts'));

export default defineConfig({
  plugins: [svelte()],
  logLevel: 'warn',
  publicDir: false,
  ssr: { noExternal: true },
  build: {
    ssr: true,
    // Not in node_modules, where Node looks for no tests.
    outDir: '../build/client-tests',
    emptyOutDir: true,
    target: 'node20',
    rolldownOptions: {
      input: Object.fromEntries(tests.map((name) => [name.replace(/\.ts$/, ''), `tests/${name}`])),
      output: { entryFileNames: '[name].mjs' },
    },
  },
});
