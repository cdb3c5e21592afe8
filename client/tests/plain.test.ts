import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acting, inShort, offers } from '../src/play/plain';

test('who acts is read from whatever the game calls it', () => {
  assert.deepEqual(acting({ turn: 2 }), [2]);
  assert.deepEqual(acting({ to_act: [0, 3, 'x'] }), [0, 3]);
  assert.deepEqual(acting({ turn: null }), []);
  assert.deepEqual(acting(null), []);
});

test('actions are offered wherever they are listed', () => {
  const legal = { cards: [{ type: 'play', card: 1 }], more: { last: { type: 'stop' } } };
  assert.deepEqual(
    offers(legal, () => false).map(({ tag, details }) => `${tag} ${details}`),
    ['play 1', 'stop '],
  );
});

test('a field that is true and called like an action is one', () => {
  const found = offers({ pass_: true, doubt: false, open: true }, (tag) => tag === 'pass' || tag === 'doubt');
  assert.deepEqual(found, [{ action: { type: 'pass' }, tag: 'pass', details: '' }]);
});

test('any value has a text of one line', () => {
  assert.equal(inShort(null), '–');
  assert.equal(inShort([1, true, { type: 'card', value: 3 }]), '1 · ✓ · card, value 3');
});
