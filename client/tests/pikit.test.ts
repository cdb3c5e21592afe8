import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acting, answered } from '../src/games/pikit/acting';
import { applied } from '../src/games/pikit/fold';
import { laid, spot } from '../src/games/pikit/places';
import { counted, countingOrder, falling, soFar } from '../src/games/pikit/scene';
import {
  actionOf,
  bent,
  chips,
  groups,
  mechasOf,
  next,
  options,
  places,
  reasons,
  stillToCome,
} from '../src/games/pikit/ways';
import type { Choice, Sheet, View } from '../src/generated/games/pikit';

const VIEW: View = {
  seat: 0,
  stage: 'turn',
  turn: 0,
  dice: [6, 3],
  hand: [3, 7],
  hands: [2, 4, 3],
  mechas: [null, 1, null, null, null, null],
  wounds: [0, 0, 0],
  centre: [9, 3, 6, 8, 8, 1, 2, 3],
  gaps: [],
  deck: 20,
  discards: [],
  removed: [],
  played: 0,
  chain: [],
  stands: [],
  asked: [],
  stance: 'open',
  one_screen: false,
  idle: 0,
  ending: null,
  left: 0,
  sheets: [],
  result: null,
  shown: [[], [], []],
  worth: 10,
  last: null,
};

/** The dice 6 and 3 over that centre, as the server says it. */
const LEGAL: Choice = {
  reroll: [],
  steal: [],
  draw: [],
  flip: [7],
  targets: [1, 2],
  dice: [6, 3],
  takes: [[3], [6], [9], [3, 6]],
  mecha: false,
  raid: null,
  stop: true,
  answers: null,
  cancel: [],
  rest: false,
  ways: [
    { by: 'both', cards: [3, 6], together: false },
    { by: 'sum', cards: [9], together: false },
    { by: 'difference', cards: [3], together: false },
    { by: 'first', cards: [6], together: false },
    { by: 'second', cards: [3], together: false },
  ],
  bends: [{ die: 0, face: 3, dice: [3, 3], numbers: [3, 6] }],
};

test('the ways to take are chips: most cards first, nothing last, and no single die beside both', () => {
  const all = options(LEGAL);
  assert.deepEqual(
    all.map(({ key }) => key),
    ['3-6', '3', '6', '9', 'nothing'],
  );
  assert.deepEqual(
    chips(all).map(({ key }) => key),
    ['3-6', '3', '9', 'nothing'],
  );
});

test('a card says all reasons for which it can be taken', () => {
  const all = options(LEGAL);
  assert.deepEqual(reasons(all, 3), ['die', 'difference']);
  assert.deepEqual(reasons(all, 9), ['sum']);
  assert.deepEqual(reasons(all, 8), []);
});

test('tapping a card goes through its options, and each is a legal action', () => {
  const all = options(LEGAL);
  const first = next(all, 6, null);
  assert.equal(first?.key, '3-6');
  const second = next(all, 6, first);
  assert.equal(second?.key, '6');
  assert.equal(next(all, 6, second)?.key, '3-6');
  assert.deepEqual(first && actionOf(first), { type: 'take', cards: [3, 6] });
});

test('a way lights one card of each number, or all of them where they go together', () => {
  const [both] = options(LEGAL);
  assert.deepEqual([...places(both ?? null, VIEW.centre)], [1, 2]);
  const eight = { what: 'cards', key: '8', why: ['sum'], cards: [8], together: true } as const;
  assert.deepEqual([...places(eight, VIEW.centre)], [3, 4]);
});

test('a turned die shows what could be taken then', () => {
  assert.deepEqual(bent(LEGAL, VIEW, 0, 3), { dice: [3, 3], cards: [6, 3], double: 3 });
  assert.equal(bent(LEGAL, VIEW, 1, 1), null);
});

test('cards of the centre keep their places, and new ones fill the gaps, as in a fresh view', () => {
  const taken = applied(VIEW, { type: 'took', seat: 1, cards: [3, 6], why: ['both'], seconds: 1 }, VIEW);
  assert.deepEqual(laid(taken), [9, null, null, 8, 8, 1, 2, 3]);
  const refilled = applied(taken, { type: 'refilled', cards: [7], deck: 0, seconds: 1 }, VIEW);
  assert.deepEqual(laid(refilled), [9, 7, null, 8, 8, 1, 2, 3]);
  assert.deepEqual([refilled.centre, refilled.gaps], [[9, 7, 8, 8, 1, 2, 3], [2]]);
  assert.equal(spot([3, 1, 3], 2), 'centre-3-1');
});

test('a discard hangs in the air and is gone from the hand', () => {
  const play = { type: 'flip', card: 7, die: 0, face: 3 } as const;
  const goal: View = { ...VIEW, stage: 'window', asked: [1, 2], worth: 3 };
  const view = applied(VIEW, { type: 'discarded', seat: 0, number: 1, play }, goal);
  assert.equal(view.worth, 3);
  assert.deepEqual(view.hand, [3]);
  assert.deepEqual(view.hands, [1, 4, 3]);
  assert.deepEqual(view.chain, [{ number: 1, seat: 0, play }]);
  assert.equal(view.stage, 'window');
});

test('a stolen card changes hands, a mecha its token, and a 3 never arrives', () => {
  const theft = { type: 'stole', seat: 0, victim: 1, seconds: 1 } as const;
  const kaiju = applied(VIEW, { ...theft, kind: 'kaiju', number: 5 }, VIEW);
  assert.deepEqual(
    [kaiju.hand, kaiju.hands],
    [
      [3, 5, 7],
      [3, 3, 3],
    ],
  );
  const mecha = applied(VIEW, { ...theft, kind: 'mecha', number: 2 }, VIEW);
  assert.deepEqual([mecha.mechas[1], mecha.hands], [0, [3, 3, 3]]);
  const bites = applied(VIEW, { ...theft, kind: 'kaiju', number: 3 }, { ...VIEW, wounds: [1, 0, 0] });
  assert.deepEqual(
    [bites.hand, bites.hands],
    [
      [3, 7],
      [2, 3, 3],
    ],
  );
});

test('what others draw is a back', () => {
  const view = applied(VIEW, { type: 'drew', seat: 1, card: null, deck: 19, seconds: 1 }, VIEW);
  assert.deepEqual([view.hand, view.hands, view.deck], [[3, 7], [2, 5, 3], 19]);
});

test('a chain falls from the newest card down', () => {
  const play = { type: 'draw', card: 5 } as const;
  const chain = [1, 2, 3].map((number) => ({ number, seat: 0, play }));
  const closed = { chain, stands: [true, false, true] };
  const looks = (fallen: number) => chain.map((_, at) => falling({ closed, fallen }, at));
  assert.deepEqual(looks(1), ['hangs', 'hangs', 'stands']);
  assert.deepEqual(looks(2), ['hangs', 'torn', 'stands']);
  assert.deepEqual(looks(3), ['stands', 'torn', 'stands']);
});

test('hands are counted line by line, the winner last', () => {
  const sheet = (kaiju: number, ones: number): Sheet => ({
    kaiju: [kaiju],
    mechas: [1],
    bonus: ones,
    wounds: 1,
    score: kaiju + 15 - 3 + ones,
    parts: { kaiju, mechas: 15, ones, wounds: -3 },
  });
  const sheets = [sheet(8, 15), sheet(7, 0)];
  const order = countingOrder([1, 2]);
  assert.deepEqual(order, [1, 0]);
  const first = { sheets, places: [1, 2], order, done: 0, part: 'mechas', finish: 'no' } as const;
  assert.deepEqual([soFar(first, 1).sum, soFar(first, 0).sum], [22, 0]);
  assert.equal(soFar({ ...first, done: 1, part: 'wounds' }, 0).sum, 20);
  assert.equal(soFar(counted(sheets, [1, 2]), 0).sum, 35);
});

test('a player who has passed is not asked again, and the others do not see that', () => {
  const asked: View = { ...VIEW, stage: 'window', asked: [0, 2] };
  assert.deepEqual(acting(asked), [0, 2]);
  assert.deepEqual(acting({ ...asked, stance: 'passed' }), [2]);
  assert.deepEqual(acting({ ...asked, seat: 1, stance: 'open' }), [0, 2]);
  assert.deepEqual(acting({ ...VIEW, stage: 'over' }), []);
});

test('players who may answer are not on turn: the discarding player is', () => {
  assert.equal(answered(VIEW), null);
  assert.equal(answered({ ...VIEW, stage: 'window', turn: 1, asked: [0, 2] }), 1);
  assert.equal(answered({ ...VIEW, stage: 'over' }), null);
});

test('in the last round those are marked who still have a turn', () => {
  assert.deepEqual(stillToCome(VIEW), []);
  assert.deepEqual(stillToCome({ ...VIEW, ending: 'deck', left: 2, turn: 2 }), [0, 1]);
});

test('a hand is grouped by number', () => {
  assert.deepEqual(groups([1, 1, 8]), [
    { number: 1, count: 2 },
    { number: 8, count: 1 },
  ]);
});

test('a mecha has an owner or none', () => {
  assert.deepEqual(mechasOf(VIEW, 1), [2]);
  assert.deepEqual(mechasOf(VIEW, 0), []);
  assert.deepEqual(mechasOf(VIEW, null), []);
});
