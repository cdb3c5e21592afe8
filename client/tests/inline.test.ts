import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pieces } from '../src/shell/sheets/inline';

test('a clause is split into bold, italic, marked and referring pieces', () => {
  assert.deepEqual(pieces('**To play**: [ours] see YAK-7, or *call*.'), [
    { kind: 'loud', text: 'To play' },
    { kind: 'plain', text: ': ' },
    { kind: 'mark', text: 'ours' },
    { kind: 'plain', text: ' see ' },
    { kind: 'clause', text: 'YAK-7' },
    { kind: 'plain', text: ', or ' },
    { kind: 'soft', text: 'call' },
    { kind: 'plain', text: '.' },
  ]);
});

test('a plain text is one piece, an empty one none', () => {
  assert.deepEqual(pieces('4 × 4 = 16'), [{ kind: 'plain', text: '4 × 4 = 16' }]);
  assert.deepEqual(pieces(''), []);
});
