import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Checked, Scored, Tally } from '../src/generated/games/pictomania';
import { beats, fate, signed, runningTotal, tokensLeft } from '../src/games/pictomania/review/counting';
import { hyphenated } from '../src/games/pictomania/pieces/hyphens';
import { asSvg, nameOf } from '../src/games/pictomania/gallery/saving';

const right = (seat: number, number: number, stars: number): Checked => ({
  seat,
  number,
  right: true,
  stars,
});
const wrong = (seat: number, number: number): Checked => ({ seat, number, right: false, stars: 0 });
const tally = (guesses: readonly Checked[], change: Partial<Tally> = {}): Tally => ({
  guesses,
  void: null,
  won: 0,
  wrong: 0,
  black: null,
  counted: 0,
  left: 0,
  score: 0,
  ...change,
});

const scored: Scored = {
  level: 'green',
  stand: [],
  tasks: [],
  tallies: [
    tally([right(1, 4, 2), wrong(2, 7)]),
    tally([wrong(0, 1)], { void: 'confessed' }),
    tally([right(1, 2, 2), right(0, 2, 1)]),
  ],
  sheep: 2,
  totals: [3, 5, 3],
  places: [2, 1, 2],
};
const drawings = [[], [], []];

test('each drawing comes, then its guesses one by one, then the sheep and the sums', () => {
  const shown = beats(1, scored, drawings, 10).map(
    ({ counting: { part, artist, turned } }) => `${part} ${artist} ${turned}`,
  );
  assert.deepEqual(shown, [
    'guesses 0 0',
    'guesses 0 1',
    'guesses 0 2',
    'guesses 1 0',
    'guesses 1 1',
    'guesses 2 0',
    'guesses 2 1',
    'guesses 2 2',
    'sheep 2 2',
    'sums 2 2',
  ]);
});

test('a count takes just so long as the server says', () => {
  const lasts = beats(1, scored, drawings, 10).reduce((sum, { seconds }) => sum + seconds, 0);
  assert.ok(Math.abs(lasts - 10) < 1e-9);
});

test('running totals count only turned cards, and cards on a void drawing go back', () => {
  const at = (index: number) => beats(1, scored, drawings, 1)[index]!.counting;
  assert.deepEqual(runningTotal(at(0), 1), { won: [], wrong: 0 });
  assert.equal(runningTotal(at(1), 1).won.length, 1);
  assert.equal(runningTotal(at(1), 2).wrong, 0);
  assert.equal(runningTotal(at(2), 2).wrong, 1);
  assert.equal(runningTotal(at(4), 0).wrong, 0);
  assert.deepEqual(
    runningTotal(at(9), 1).won.map(({ artist, stars }) => [artist, stars]),
    [
      [0, 2],
      [2, 2],
    ],
  );
});

test('a won token leaves its artist', () => {
  const guesses = [right(1, 4, 3), wrong(2, 7), right(3, 4, 2)];
  assert.deepEqual(tokensLeft([3, 2, 1], guesses, 0), [3, 2, 1]);
  assert.deepEqual(tokensLeft([3, 2, 1], guesses, 2), [2, 1]);
  assert.deepEqual(tokensLeft([3, 2, 1, 1], guesses, 3), [1, 1]);
});

test('a black token is added, subtracted, given back or not there', () => {
  assert.equal(fate(3, 3), 'added');
  assert.equal(fate(3, -3), 'subtracted');
  assert.equal(fate(3, 0), 'back');
  assert.equal(fate(null, 0), 'none');
});

test('numbers have a true minus', () => {
  assert.equal(signed(-6), '−6');
  assert.equal(signed(4, true), '+4');
  assert.equal(signed(0, true), '0');
});

const kept = {
  drawing: [{ type: 'stroke', xs: [0, 4095], ys: [0, 4095], ts: [0, 30] }] as const,
  ink: '#c4321b',
  word: 'salt & <pepper>',
  caption: 'Їжак, раунд 2',
};

test('a saved drawing has its lines, its word and its artist, whatever letters they have', () => {
  const svg = asSvg(kept);
  assert.equal(svg.match(/<path /g)?.length, 1);
  assert.ok(svg.includes('salt &amp; &lt;pepper&gt;'));
  assert.ok(svg.includes('Їжак, раунд 2'));
});

test('its file has a name that every system takes', () => {
  assert.equal(
    nameOf({ word: 'either/or: "who?"', caption: 'A\\B, round 1' }),
    'either or who - A B, round 1',
  );
});

test('a long word can be hyphenated, a short one cannot', () => {
  assert.equal(hyphenated('улей'), 'улей');
  assert.equal(hyphenated('сороконожка'), 'соро\u00adко\u00adножка');
  assert.equal(hyphenated('Надздібності, жук'), 'Надз\u00adдіб\u00adності, жук');
});
