import assert from 'node:assert/strict';
import { test } from 'node:test';

Object.assign(globalThis, { location: { pathname: '/', hash: '' }, addEventListener: () => {} });

test('a table, a table on a big screen, and nowhere', async () => {
  const { pageOf } = await import('../src/session/route.svelte');
  assert.deepEqual(pageOf('/'), { at: 'start' });
  assert.deepEqual(pageOf('/t/abc'), { at: 'table', key: 'abc' });
  assert.deepEqual(pageOf('/t/abc/board'), { at: 'board', key: 'abc', invitation: null });
  assert.deepEqual(pageOf('/t/abc/board#gkC3-abcdefgh_'), {
    at: 'board',
    key: 'abc',
    invitation: 'gkC3-abcdefgh_',
  });
  assert.deepEqual(pageOf('/t/abc/board#//evil.example'), { at: 'board', key: 'abc', invitation: null });
  assert.deepEqual(pageOf('/t/abc/else'), { at: 'nowhere' });
});
