import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { Log } from '../src/session/log.svelte';
import { frame, told } from './room';

const tell = (n: number, fleeting = false) => told(n, { type: 'beside', by: n }, fleeting);
const texts = (lines: readonly { text: string }[]) => lines.map(({ text }) => text);

test('the log is never ahead of the board', () => {
  const log = new Log();
  const first = frame([tell(1), tell(2)]);
  log.add(first);
  log.add(frame([tell(3)]));
  assert.deepEqual(texts(log.lines), []);
  log.told(1);
  assert.deepEqual(texts(log.lines), ['line 1']);
  log.shown(first);
  assert.deepEqual(texts(log.lines), ['line 1', 'line 2']);
});

test('an event shown line by line is in the log as far as it was shown, and no later event is', () => {
  const log = new Log();
  const words = { ...tell(2), lines: ['all words', 'Ann drew a cat', 'Bob drew a dog'] };
  const one = frame([tell(1), words]);
  log.add(one);
  log.told(2, 0);
  log.shown(one);
  assert.deepEqual(texts(log.lines), ['line 1']);
  const next = frame([tell(3)]);
  log.add(next);
  log.told(3);
  log.shown(next);
  assert.deepEqual(texts(log.lines), ['line 1']);
  log.told(2, 2);
  assert.deepEqual(texts(log.aloud), ['line 1', 'all words', 'Ann drew a cat']);
  log.told(2);
  assert.deepEqual(texts(log.lines), ['line 1', ...words.lines, 'line 3']);
});

test("a bot's move for a person is announced once the board has shown it, and not when it is old", () => {
  const called: string[] = [];
  const log = new Log((line) => called.push(line));
  const late = (n: number) => told(n, { type: 'timed_out', seat: 0 });
  const before = frame([tell(1), late(2)], { fresh: true });
  log.add(before);
  log.shown(before);
  const now = frame([tell(3), late(4), told(5, { type: 'conceded', seat: 1 })]);
  log.add(now);
  assert.deepEqual(called, []);
  log.told(4);
  assert.deepEqual(called, ['line 4']);
  log.shown(now);
  assert.deepEqual(called, ['line 4', 'line 5']);
  assert.deepEqual(texts(log.lines), ['line 3', 'line 4', 'line 5']);
  assert.deepEqual(texts(log.aloud), ['line 3'], 'what is called out is heard once');
});

test('what came with a fresh frame is in the panel and not said aloud', () => {
  const log = new Log();
  log.add(frame([tell(1)], { fresh: true }));
  const next = frame([tell(2)]);
  log.add(next);
  log.shown(next);
  assert.deepEqual(texts(log.before), ['line 1']);
  assert.deepEqual(texts(log.aloud), ['line 2']);
});

test('only the latest lines are there to be said', () => {
  const log = new Log();
  const one = frame([1, 2, 3, 4, 5, 6, 7, 8].map((n) => tell(n)));
  log.add(one);
  log.shown(one);
  assert.equal(log.lines.length, 8);
  assert.deepEqual(texts(log.aloud), ['line 3', 'line 4', 'line 5', 'line 6', 'line 7', 'line 8']);
});

test('a fleeting line is shown once and not kept', () => {
  const log = new Log();
  const first = frame([tell(1), tell(2, true)]);
  log.add(first);
  assert.deepEqual(texts(log.aloud), [], 'not before the board has shown it');
  log.told(1);
  log.told(2);
  log.shown(first);
  assert.deepEqual(texts(log.aloud), ['line 1', 'line 2']);
  assert.deepEqual(texts(log.lines), ['line 1']);
  log.shown(frame([], { n: 2 }));
  assert.deepEqual(texts(log.aloud), ['line 1', 'line 2'], 'a clock alone changes nothing');
  const next = frame([tell(3, true)]);
  log.add(next);
  log.shown(next);
  assert.deepEqual(texts(log.aloud), ['line 1', 'line 3']);
  assert.deepEqual(texts(log.lines), ['line 1']);
});

test('a fleeting line is removed after a time for screen readers', () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  try {
    const log = new Log();
    const first = frame([tell(1), tell(2, true)]);
    log.add(first);
    log.shown(first);
    assert.deepEqual(texts(log.aloud), ['line 1', 'line 2']);
    mock.timers.tick(3000);
    assert.deepEqual(texts(log.aloud), ['line 1']);
  } finally {
    mock.timers.reset();
  }
});

test('a fleeting line does not return with a fresh frame', () => {
  const log = new Log();
  log.add(frame([tell(1), tell(2, true)], { fresh: true }));
  assert.deepEqual(texts(log.before), ['line 1']);
});

test('of the game before nothing is kept', () => {
  const log = new Log();
  const last = frame([tell(7), tell(8, true)]);
  log.add(last);
  log.shown(last);
  const first = frame([tell(1), tell(2, true)], { game: 2 });
  log.add(first);
  assert.deepEqual(texts(log.lines), ['line 7']);
  log.shown(first);
  assert.deepEqual(texts(log.lines), ['line 1']);
  assert.deepEqual(texts(log.aloud), ['line 1', 'line 2']);
});
