import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { Log } from '../src/session/log.svelte';
import { MissedEvents } from '../src/session/missed.svelte';
import { afterwards, beside, frame, told, withoutBrowser, type TinyFrame } from './room';

const kept = new Map<string, string>();

beforeEach(() => {
  withoutBrowser();
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});
afterEach(afterwards);

/** A page at a table: what it is shown goes to its log first. */
function page() {
  const log = new Log();
  const missed = new MissedEvents('table', log);
  const show = (one: TinyFrame) => {
    log.add(one);
    log.shown(one);
    missed.shown(one);
  };
  return { missed, show, lines: () => missed.lines.map(({ text }) => text) };
}

const upTo = (n: number) => Array.from({ length: n }, (_, index) => beside(index + 1));

test('on a first visit nothing was missed', () => {
  const { show, lines } = page();
  show(frame(upTo(3), { fresh: true }));
  show(frame([beside(4)]));
  assert.deepEqual(lines(), []);
});

test('a spectator who takes a seat has missed nothing', () => {
  const { show, lines } = page();
  show(frame(upTo(3), { fresh: true, seat: null }));
  show(frame(upTo(5), { fresh: true, seat: 1 }));
  assert.deepEqual(lines(), []);
});

test('after a reload the list shows what happened since', () => {
  page().show(frame(upTo(3), { fresh: true }));
  const { missed, show, lines } = page();
  show(frame(upTo(5), { fresh: true }));
  assert.deepEqual(lines(), ['line 4', 'line 5']);
  missed.dismiss();
  assert.deepEqual(lines(), []);
  const again = page();
  again.show(frame(upTo(5), { fresh: true }));
  assert.deepEqual(again.lines(), []);
});

test('after a lost connection the board shows a few missed events, the list shows many', () => {
  const { show, lines } = page();
  show(frame(upTo(1), { fresh: true }));
  show(frame([beside(2), beside(3)], { missed: true }));
  assert.deepEqual(lines(), []);
  show(frame([4, 5, 6, 7, 8].map(beside), { missed: true }));
  assert.equal(lines().length, 5);
});

test('fleeting lines are never in the list', () => {
  const { show, lines } = page();
  show(frame(upTo(1), { fresh: true }));
  const fleeting = [2, 3, 4, 5, 6].map((n) => told(n, { type: 'beside', by: n }, true));
  show(frame(fleeting, { missed: true }));
  assert.deepEqual(lines(), []);
});

test('another game, or the end of this one, is news enough', () => {
  page().show(frame(upTo(2), { fresh: true }));
  const next = page();
  next.show(frame(upTo(5), { fresh: true, game: 2 }));
  assert.deepEqual(next.lines(), []);
  const over = page();
  const result = { reason: 'over', scores: [], places: [1, 2] };
  over.show(frame(upTo(9), { fresh: true, game: 2, result }));
  assert.deepEqual(over.lines(), []);
});
