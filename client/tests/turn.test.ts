import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../src/play/contract';
import { actingIn, turnOf } from '../src/play/turn';

interface View {
  turn: Seat | null;
  asked: readonly Seat[];
}

/** A game in which the others may answer what the seat on turn has done. */
const rules = {
  acting: ({ turn, asked }: View) => (asked.length > 0 || turn === null ? asked : [turn]),
  answered: ({ turn, asked }: View) => (asked.length > 0 ? turn : null),
};

const result = { reason: 'counted', scores: [1, 0], places: [1, 2] };

function frame(view: Partial<View> = {}) {
  const conceded: readonly Seat[] = [];
  return {
    view: { turn: 0, asked: [], ...view },
    seat: 0 as Seat | null,
    result: null,
    paused: false,
    conceded,
  };
}

test('it is your turn when your seat acts', () => {
  assert.deepEqual(turnOf(rules, frame(), false), { acting: [0], answered: null, playing: 0, yours: true });
  assert.equal(turnOf(rules, frame({ turn: 1 }), false).yours, false);
});

test('a spectator sees who acts and plays nothing', () => {
  const turn = turnOf(rules, { ...frame(), seat: null }, false);
  assert.deepEqual(turn, { acting: [0], answered: null, playing: null, yours: false });
});

test('others may answer while the turn remains with one seat', () => {
  const turn = turnOf(rules, frame({ turn: 1, asked: [0, 2] }), false);
  assert.deepEqual(turn, { acting: [0, 2], answered: 1, playing: 0, yours: true });
  assert.equal(turnOf({ acting: rules.acting }, frame({ turn: 1, asked: [0, 2] }), false).answered, null);
});

test('nobody acts in a pause or after the end', () => {
  for (const still of [{ paused: true }, { result }]) {
    const answering = { ...frame({ turn: 1, asked: [0] }), ...still };
    assert.deepEqual(turnOf(rules, answering, false), {
      acting: [],
      answered: null,
      playing: 0,
      yours: false,
    });
    assert.deepEqual(actingIn(rules, answering), []);
  }
});

test('a seat that has conceded or is lent to a bot is not played from here', () => {
  assert.deepEqual(turnOf(rules, { ...frame(), conceded: [0] }, false), {
    acting: [0],
    answered: null,
    playing: null,
    yours: false,
  });
  assert.equal(turnOf(rules, { ...frame(), conceded: [1] }, false).playing, 0);
  assert.equal(turnOf(rules, frame(), true).yours, false);
});
