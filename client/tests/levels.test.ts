import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelFor, levelsOf, levelsOfAll } from '../src/shell/lobby/levels';

const ALL = ['random', 'novice', 'club', 'expert'];

test('a bot that plays at random is offered only if there is no other', () => {
  assert.deepEqual(levelsOf(ALL), ['novice', 'club', 'expert']);
  assert.deepEqual(levelsOf(['random']), ['random']);
  assert.deepEqual(levelsOf([]), []);
});

test('a first game is against novices, later ones against whom was chosen last', () => {
  assert.equal(levelFor(ALL, null), 'novice');
  assert.equal(levelFor(ALL, 'expert'), 'expert');
});

test('a game without the chosen level has the strongest that is not stronger', () => {
  assert.equal(levelFor(['random', 'novice', 'expert'], 'club'), 'novice');
  assert.equal(levelFor(['random', 'novice', 'club'], 'expert'), 'club');
  assert.equal(levelFor(['random', 'fox', 'oldfox'], 'expert'), 'fox');
  assert.equal(levelFor(['random'], 'club'), 'random');
  assert.equal(levelFor([], 'club'), undefined);
});

test('on the start page there are the levels of all games', () => {
  assert.deepEqual(levelsOfAll([{ bots: ['random', 'novice'] }, { bots: ['random', 'expert'] }]), [
    'novice',
    'expert',
  ]);
});
