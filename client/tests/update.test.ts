import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mayReload } from '../src/session/update';

const now = { doing: 'waiting', hidden: false, engaged: false, still: 2 } as const;

test('an outdated page reloads while the player waits for others', () => {
  assert.equal(mayReload(now), true);
});

test('not while something is touched, typed, shown or chosen', () => {
  assert.equal(mayReload({ ...now, still: 0.5 }), false);
  assert.equal(mayReload({ ...now, engaged: true }), false);
  assert.equal(mayReload({ ...now, doing: 'watching', still: 60 }), false);
  assert.equal(mayReload({ ...now, doing: 'choosing' }), false);
});

test("an idle player's page reloads on their turn, too", () => {
  assert.equal(mayReload({ ...now, doing: 'choosing', still: 21 }), true);
  assert.equal(mayReload({ ...now, doing: 'choosing', still: 0, hidden: true }), true);
});

test('never while a move is on its way', () => {
  assert.equal(mayReload({ ...now, doing: 'sending', still: 60 }), false);
  assert.equal(mayReload({ ...now, doing: 'sending', hidden: true }), false);
});
