import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Held } from '../src/play/held.svelte';

test('a held piece is put back by taking it again', () => {
  const held = new Held<number>();
  held.toggle(2);
  assert.equal(held.thing, 2);
  held.toggle(0);
  assert.equal(held.thing, 0);
  held.toggle(0);
  assert.equal(held.thing, null);
});

test('a game says itself when two things are the same', () => {
  const held = new Held<{ at: number }>((one, other) => one.at === other.at);
  held.toggle({ at: 3 });
  assert.ok(held.is({ at: 3 }));
  assert.ok(!held.is({ at: 4 }));
  held.toggle({ at: 3 });
  assert.equal(held.thing, null);
});
