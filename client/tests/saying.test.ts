import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inWords, ringTime } from '../src/play/timeLeft';
import { whoWon } from '../src/play/outcome';

const NAMES = ['Ann', 'Ben', 'Cho'];
const said = (places: number[], seat: number | null) =>
  whoWon(
    { reason: 'rules', scores: [], places },
    (one) => NAMES[one] ?? '',
    seat,
    (key, more) => [key, ...Object.values(more ?? {})].join(' '),
  );

test('who has won is said to the winner, to those who share it, and of them to all others', () => {
  assert.equal(said([2, 1, 2], 1), 'play-you-win');
  assert.equal(said([2, 1, 2], 0), 'play-winners Ben 1');
  assert.equal(said([1, 3, 1], 0), 'play-you-share Ann, Cho');
  assert.equal(said([1, 3, 1], null), 'play-winners Ann, Cho 2');
  assert.equal(said([2, 2, 2], 0), 'play-over');
});

test('a long time is said in minutes: a ring has room for three signs', () => {
  assert.deepEqual([60, 999, 1000, 1021, 3600].map(ringTime), ['60', '999', '17′', '18′', '60′']);
  const words = (seconds: number) =>
    inWords(seconds, (key, more) => [key, ...Object.values(more ?? {})].join(' '));
  assert.equal(words(999), 'play-time-left 999');
  assert.equal(words(3600), 'play-minutes-left 60');
});
