/** How an end is said: by the rules, by giving up, and when all wanted to stop. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whoWon } from '../src/play/outcome';
import { resultInWords } from '../src/shell/end/result';

const NAMES = ['Anna', 'Bohdan', 'Cleo'];
const name = (seat: number) => NAMES[seat] ?? '';
const t = (key: string, args?: Record<string, unknown>) =>
  [key, ...Object.values(args ?? {}).map(String)].join(' ');
const result = (reason: string, places: number[]) => ({ reason, scores: [], places });

test('a game that all agreed to stop has no winner', () => {
  const stopped = result('agreed', [1, 1, 1]);
  for (const seat of [null, 0, 2]) assert.equal(whoWon(stopped, name, seat, t), 'play-stopped');
  assert.equal(resultInWords('Yak', stopped, NAMES, t), 'Yak: play-stopped\nAnna, Bohdan, Cleo');
});

test('a shared result has the points, if there are any', () => {
  const counted = { reason: 'challenge', scores: [7, 3, 5], places: [3, 1, 2] };
  assert.equal(
    resultInWords('Yak', counted, NAMES, t),
    'Yak: play-winners Bohdan 1\n1. Bohdan · 3\n2. Cleo · 5\n3. Anna · 7',
  );
});

test('where giving up ends a game, all others share the win', () => {
  const ended = result('given_up', [1, 2, 1]);
  assert.equal(whoWon(ended, name, 0, t), 'play-you-share Anna, Cleo');
  assert.equal(whoWon(ended, name, 1, t), 'play-winners Anna, Cleo 2');
});
