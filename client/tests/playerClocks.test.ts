import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clockOf, digits, secondsLeft, when } from '../src/play/playerClocks';

const clocks = { kind: 'move', left: [30, 12.5, null], running: [1], at: 1000 } as const;
const own = { kind: 'move', left: 12.5, running: true, at: 1000 } as const;

test('a seat has a clock where it runs, and Fischer’s also where it stands', () => {
  assert.deepEqual(clockOf(clocks, 1), own);
  assert.equal(clockOf(clocks, 0), null);
  assert.equal(clockOf(clocks, 2), null);
  assert.equal(clockOf(null, 0), null);
  assert.deepEqual(clockOf({ ...clocks, kind: 'game' }, 0), {
    ...own,
    kind: 'game',
    left: 30,
    running: false,
  });
});

test('a clock stops when the connection is lost, until the server sends it again', () => {
  const frozen = { ...own, left: 10, running: false };
  assert.deepEqual(clockOf(clocks, 1, 3600), frozen);
  assert.deepEqual(clockOf({ ...clocks, at: 4000 }, 1, 3600), { ...own, at: 4000 });
});

test('it counts down from when it came, and never below nothing', () => {
  assert.equal(secondsLeft(own, 1000), 13);
  assert.equal(secondsLeft(own, 3600), 10);
  assert.equal(secondsLeft(own, 99_000), 0);
  assert.equal(secondsLeft({ ...own, running: false }, 99_000), 13);
});

test('it shows minutes, and hours where there are any', () => {
  assert.deepEqual([5, 65, 3600 + 61].map(digits), ['0:05', '1:05', '1:01:01']);
});

test('it names the day within a week, and the date beyond', () => {
  const now = new Date(2026, 10, 16, 12, 0).getTime();
  assert.equal(when(86_400 * 3 + 6 * 3600, 'en', 'long', now), 'Thursday 18:00');
  assert.equal(when(86_400 * 3, 'ru', 'long', now), 'четверг 12:00');
  assert.equal(when(86_400 * 3, 'uk', 'short', now), 'чт 12:00');
  assert.equal(when(86_400 * 10, 'en', 'long', now), 'November 26 12:00');
});
