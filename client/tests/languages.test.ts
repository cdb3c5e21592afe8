import assert from 'node:assert/strict';
import { test } from 'node:test';

const stored = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  },
});

Object.assign(globalThis, { matchMedia: () => ({ matches: false }) });
const { languages, settleLanguage } = await import('../src/session/languages.svelte');
const { settings } = await import('../src/session/settings.svelte');

const offered = [
  { code: 'en', name: 'English' },
  { code: 'de', name: 'Deutsch' },
];

test('the server lists the languages and suggests one, which is not remembered', async () => {
  Object.assign(globalThis, { fetch: () => Promise.reject(new Error('no server')) });
  await assert.rejects(settleLanguage());
  const answer = new Response(JSON.stringify({ best: 'de', languages: offered }));
  Object.assign(globalThis, { fetch: () => Promise.resolve(answer) });
  await settleLanguage();
  assert.deepEqual(languages(), offered);
  assert.equal(settings.lang, 'de');
  assert.equal(settings.hasChosenLang, false);
  settings.lang = 'en';
  assert.equal(stored.get('yakai.lang'), 'en');
  assert.equal(settings.hasChosenLang, true);
});
