import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AddedMessage, GameMessage } from '../src/generated/wire';
import type { Frame } from '../src/play/contract';
import { completed, LiveFeed, type WholeMessage } from '../src/session/feed';

const tell = (...numbers: number[]) =>
  numbers.map((n) => ({ n, event: { type: 'drawn', by: n }, lines: [] }));

const message = (n: number, told: number[], more: Partial<GameMessage> = {}): WholeMessage =>
  completed({
    type: 'game',
    game: 1,
    seat: 0,
    names: ['Ann', 'Ben'],
    n,
    view: [n],
    legal: null,
    told: tell(...told),
    ...more,
  });

const added = (n: number, told: number[], more: Partial<AddedMessage> = {}): AddedMessage => ({
  type: 'added',
  game: 1,
  n,
  told: tell(...told),
  ...more,
});

function listened() {
  const feed = new LiveFeed(message(3, [], { fresh: true }));
  const frames: Frame[] = [];
  feed.listen((frame) => frames.push(frame));
  return { feed, frames, numbers: () => frames.map(({ told }) => told.map(({ n }) => n)) };
}

/** A view that is a list, and each event adds to it. */
const follow = (view: unknown, event: unknown) => [...(view as number[]), (event as { by: number }).by];

test('what follows is given as it comes', () => {
  const { feed, numbers } = listened();
  assert.equal(feed.receiveGame(message(5, [4, 5]), false), true);
  assert.deepEqual(numbers(), [[4, 5]]);
});

test('after a gap the whole must be asked for', () => {
  const { feed, frames } = listened();
  assert.equal(feed.receiveGame(message(6, [6]), false), false);
  assert.equal(frames.length, 0);
  assert.equal(feed.latest.n, 3);
});

test('a fresh message needs nothing before it', () => {
  const { feed, frames } = listened();
  assert.equal(feed.receiveGame(message(9, [1, 2], { fresh: true }), false), true);
  assert.equal(frames[0]?.fresh, true);
});

test('events that arrived before are not shown again', () => {
  const { feed, numbers } = listened();
  feed.receiveGame(message(4, [4]), false);
  assert.equal(feed.receiveGame(message(5, [3, 4, 5]), true), true);
  assert.deepEqual(numbers(), [[4], [5]]);
});

test('the first frame after a lost connection is marked as missed', () => {
  const { feed, frames } = listened();
  feed.receiveGame(message(4, [4]), true);
  feed.receiveGame(message(5, [5]), false);
  feed.receiveGame(message(6, [], { fresh: true }), true);
  assert.deepEqual(
    frames.map(({ missed }) => missed),
    [true, false, false],
  );
});

test('the next game begins without a gap', () => {
  const { feed, numbers } = listened();
  assert.equal(feed.receiveGame(message(1, [1], { game: 2 }), false), true);
  assert.deepEqual(numbers(), [[1]]);
});

test('what only adds is followed', () => {
  const { feed, frames } = listened();
  feed.follow = follow;
  assert.equal(feed.receiveAdded(added(5, [4, 5], { legal: 'more' })), true);
  assert.deepEqual(frames[0]?.view, [3, 4, 5]);
  assert.equal(frames[0]?.legal, 'more');
  assert.equal(feed.receiveAdded(added(6, [6])), true);
  assert.equal(frames[1]?.legal, 'more', 'left out: it has not changed');
});

test('what cannot be followed must be asked for', () => {
  const { feed } = listened();
  assert.equal(feed.receiveAdded(added(4, [4])), false, 'the board is not loaded yet');
  feed.follow = follow;
  assert.equal(feed.receiveAdded(added(6, [6])), false, 'a gap');
  assert.equal(feed.receiveAdded(added(4, [4], { game: 2 })), false, 'another game');
});

test('an event that was added before is not added again', () => {
  const { feed, frames } = listened();
  feed.follow = follow;
  assert.equal(feed.receiveAdded(added(3, [3])), true);
  assert.equal(frames.length, 0);
});

test('a timer alone tells nothing', () => {
  const { feed, frames } = listened();
  const timer = { key: 'limit', left: 5, whole: 10, running: false };
  feed.receiveClock({ type: 'clock', game: 1, timer, clocks: null });
  assert.equal(frames[0]?.timer?.left, 5);
  assert.deepEqual(frames[0]?.told, []);
  feed.receiveClock({ type: 'clock', game: 2, timer: null, clocks: null });
  assert.equal(frames.length, 1, 'that was the timer of another game');
});

test('new parts of a large view are joined with the rest', () => {
  const { feed } = listened();
  feed.receiveGame(message(4, [4], { view: { turn: 1, lines: ['a'], words: ['yak'] } }), false);
  const part = { part: true, view: { turn: 2 }, more: { lines: ['b'] } };
  assert.equal(feed.receiveGame(message(5, [5], part), false), true);
  assert.deepEqual(feed.latest.view, { turn: 2, lines: ['a', 'b'], words: ['yak'] });
  // Without what came before it is nothing: the whole must be asked for.
  assert.equal(feed.receiveGame(message(7, [7], part), false), false);
  assert.equal(feed.receiveGame(message(1, [1], { ...part, game: 2 }), false), false);
  assert.deepEqual(feed.latest.view, { turn: 2, lines: ['a', 'b'], words: ['yak'] });
});

test('a part of what came before the latest view is passed over', () => {
  const { feed, frames } = listened();
  feed.receiveGame(message(5, [4, 5], { view: { turn: 2, lines: ['a', 'b'] } }), false);
  const part = { part: true, view: { turn: 1 }, more: { lines: ['b'] } };
  assert.equal(feed.receiveGame(message(4, [4], part), false), true);
  assert.equal(frames.length, 1);
  assert.equal(feed.latest.n, 5);
  assert.deepEqual(feed.latest.view, { turn: 2, lines: ['a', 'b'] });
});

test('what a message leaves out is nothing', () => {
  const { type: _type, game: _game, seat, names, n, view, legal, told, ...rest } = message(3, []);
  assert.deepEqual([seat, names, n, view, legal, told], [0, ['Ann', 'Ben'], 3, [3], null, []]);
  assert.deepEqual(rest, {
    result: null,
    paused: false,
    conceded: [],
    undo: false,
    timer: null,
    fresh: false,
    hint: false,
    silent: false,
    idle: [],
    part: false,
    more: {},
    clocks: null,
  });
  assert.equal(message(3, [], { paused: true }).paused, true);
});
