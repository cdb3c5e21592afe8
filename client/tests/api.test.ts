import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { askRules, Refusal } from '../src/session/api';

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

/** The server answers so, whatever it is asked. */
function answers(status: number, body: unknown) {
  globalThis.fetch = () => Promise.resolve(new Response(JSON.stringify(body), { status }));
}

test('a game without a page of rules has none', async () => {
  answers(404, { text: 'There is no such page.' });
  assert.equal(await askRules('dzo', 'en'), null);
});

test('rules that could not be asked for are not taken for none', async () => {
  answers(400, { text: 'Not like this.' });
  await assert.rejects(askRules('dzo', 'en'), (error) => error instanceof Refusal && error.status === 400);
  answers(500, {});
  await assert.rejects(askRules('dzo', 'en'), /500/);
});

test('rules come as they are', async () => {
  answers(200, { lead: [], sections: [] });
  assert.deepEqual(await askRules('dzo', 'en'), { lead: [], sections: [] });
});
