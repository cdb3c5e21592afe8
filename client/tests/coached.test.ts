import assert from 'node:assert/strict';
import { test } from 'node:test';

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  },
});
const { coached } = await import('../src/play/coached.svelte');

test('a tip that was read twice is not shown again before a reload', () => {
  coached.wasVisible('yokai-coach-wait', 500);
  coached.wasVisible('yokai-coach-wait', 4000);
  assert.equal(coached.next('yokai-coach-wait'), 'yokai-coach-wait');
  coached.wasVisible('yokai-coach-wait', 4000);
  assert.equal(coached.next(['yokai-coach-wait', 'yokai-coach-end']), 'yokai-coach-end');
});

test('a dismissed tip is never shown again, and the next one is shown', () => {
  assert.equal(coached.next(['yak-coach-raise', 'yak-coach-own']), 'yak-coach-raise');
  coached.dismiss('yak-coach-raise');
  assert.equal(coached.next(['yak-coach-raise', 'yak-coach-own']), 'yak-coach-own');
  assert.equal(coached.next('yak-coach-raise'), null);
  assert.equal(coached.next(null), null);
});

test('what another tab has put away meanwhile stays put away', () => {
  kept.set('yakai.coached', 'yak-coach-raise yak-coach-penalty');
  coached.dismiss('yak-coach-own');
  assert.equal(kept.get('yakai.coached'), 'yak-coach-raise yak-coach-penalty yak-coach-own');
});

test('acting while a tip is visible counts as having read it', () => {
  coached.wasVisible('yokai-coach-peek', 200, true);
  assert.equal(coached.next('yokai-coach-peek'), 'yokai-coach-peek');
  coached.wasVisible('yokai-coach-peek', 200, true);
  assert.equal(coached.next('yokai-coach-peek'), null);
});

test('no tip is shown while a hint is visible or a board is only watched', () => {
  const hintGone = coached.hush();
  const boardGone = coached.hush();
  hintGone();
  assert.equal(coached.next('sketch-coach-lead'), null);
  boardGone();
  assert.equal(coached.next('sketch-coach-lead'), 'sketch-coach-lead');
});
