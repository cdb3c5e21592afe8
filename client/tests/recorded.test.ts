import assert from 'node:assert/strict';
import { test } from 'node:test';
import { RecordedFeed } from '../src/play/recorded';
import type { Frame } from '../src/play/contract';
import { frame, shown, told } from './room';

const silent = { ...shown(3), lines: [] };
const fleeting = told(5, { type: 'beside', by: 5 }, true);
const FRAMES = [
  frame([shown(1)]),
  frame([shown(2), silent]),
  frame([shown(4), fleeting], { missed: true }),
  frame([shown(6)]),
] as const;

function replay() {
  const feed = new RecordedFeed(FRAMES);
  const given: Frame[] = [];
  feed.listen((one) => given.push(one));
  return { feed, given };
}

test('a replay gives the recorded frames one after another', () => {
  const { feed, given } = replay();
  assert.equal(feed.latest, FRAMES[0]);
  while (feed.next());
  assert.deepEqual(given, FRAMES.slice(1));
  assert.equal(feed.at, 3);
});

test('a frame gone to is fresh, with the log so far in words', () => {
  const { feed, given } = replay();
  feed.goTo(2);
  assert.deepEqual(given, [
    {
      ...FRAMES[2],
      fresh: true,
      missed: false,
      told: [1, 2, 4].map((n) => ({ n, event: null, lines: [`line ${n}`] })),
    },
  ]);
  assert.equal(feed.latest, given[0]);
});

test('a replay goes on from the frame gone to, also backwards', () => {
  const { feed } = replay();
  feed.goTo(3);
  assert.equal(feed.next(), false);
  feed.goTo(0);
  assert.deepEqual(feed.latest.told, [{ n: 1, event: null, lines: ['line 1'] }]);
  assert.equal(feed.next(), true);
  assert.equal(feed.latest, FRAMES[1]);
});

test('there is no frame outside the record', () => {
  const { feed, given } = replay();
  assert.throws(() => feed.goTo(4), RangeError);
  assert.throws(() => feed.goTo(-1), RangeError);
  assert.deepEqual([feed.at, given], [0, []]);
});
