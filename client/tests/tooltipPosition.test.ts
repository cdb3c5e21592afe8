import assert from 'node:assert/strict';
import { test } from 'node:test';
import { placedBeside, clearOf } from '../src/play/tooltipPosition';

const phone = { width: 360, height: 740 };
const note = { width: 200, height: 100 };

test('a note lies above what it is about, in the middle', () => {
  const about = { left: 130, top: 500, width: 100, height: 140 };
  assert.deepEqual(placedBeside(about, note, phone), { x: 80, y: 390 });
});

test('where there is no room above it lies below', () => {
  const about = { left: 130, top: 60, width: 100, height: 140 };
  assert.deepEqual(placedBeside(about, note, phone), { x: 80, y: 210 });
});

test('it stays in the window at both edges', () => {
  const about = { left: 0, top: 500, width: 60, height: 84 };
  assert.equal(placedBeside(about, note, phone).x, 8);
  assert.equal(placedBeside({ ...about, left: 300 }, note, phone).x, 152);
});

test('on a phone on its side it lies beside a tall thing', () => {
  const side = { width: 740, height: 360 };
  const about = { left: 400, top: 60, width: 180, height: 252 };
  assert.deepEqual(placedBeside(about, note, side), { x: 190, y: 136 });
  assert.deepEqual(placedBeside({ ...about, left: 100 }, note, side), { x: 290, y: 136 });
});

test('what would lie on a panel lies below it', () => {
  const panel = { left: 8, top: 54, width: 344, height: 400 };
  assert.deepEqual(clearOf(panel, { x: 80, y: 390 }, note), { x: 80, y: 464 });
  assert.deepEqual(clearOf(panel, { x: 80, y: 500 }, note), { x: 80, y: 500 });
  assert.deepEqual(clearOf(null, { x: 80, y: 390 }, note), { x: 80, y: 390 });
});
