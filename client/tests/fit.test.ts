import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fit } from '../src/play/fit';
import { changed } from '../src/play/rows';

test('one card is as wide as its box allows', () => {
  assert.deepEqual(fit(1, 100, 1000, { gap: 8, widest: 230 }), { columns: 1, each: 100 });
  assert.deepEqual(fit(1, 1000, 70, { gap: 8, widest: 230 }), { columns: 1, each: 50 });
  assert.deepEqual(fit(1, 1000, 1000, { gap: 8, widest: 230 }), { columns: 1, each: 230 });
});

test('all that is in the rows fits, and no row is empty', () => {
  const { columns, each } = fit(18, 360, 500, { gap: 8, foot: 28, widest: 230 });
  const rows = Math.ceil(18 / columns);
  assert.ok(columns * each + 8 * (columns - 1) <= 360.001);
  assert.ok(rows * (each * 1.4 + 28) + 8 * (rows - 1) <= 500.001);
  assert.ok((rows - 1) * columns < 18);
});

test('dice are as tall as they are wide', () => {
  assert.deepEqual(fit(4, 200, 200, { gap: 0, widest: 230, tall: 1 }), { columns: 2, each: 100 });
});

test('where there is no room, nothing is drawn', () => {
  assert.equal(fit(5, 0, 0, { gap: 8, widest: 230 }).each, 0);
});

test('one place of a row is changed, and the row that was is as it was', () => {
  const before = [5, 5, 5];
  assert.deepEqual(
    changed(before, 1, (count) => count - 1),
    [5, 4, 5],
  );
  assert.deepEqual(before, [5, 5, 5]);
});
