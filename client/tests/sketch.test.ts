import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Completed, Portrait, Preview, Sketch, View, Yokai } from '../src/generated/games/sketch';
import { applied } from '../src/games/sketch/fold';
import { effects, lead, outlook, plain, steps } from '../src/games/sketch/scene';

const card = (one: Sketch['colours'][0], other: Sketch['colours'][0], effect: Sketch['effect'] = 'plain') =>
  ({ colours: [one, other], effect }) as const;
const water = (value: number): Yokai => ({ colour: 'water', value });
const wet = card('water', 'fire');
const dry = card('earth', 'wind', 'call');

const pile = (yokai: Portrait['yokai'], sides: Portrait['sides'], missing = 0): Portrait => ({
  yokai,
  sides,
  missing,
});
const bare = () => pile([null], [[], []]);

function view(change: Partial<View> = {}): View {
  return {
    seat: 0,
    stage: 'turn',
    turn: 0,
    played: 0,
    to: null,
    quiet: 1,
    left: null,
    hand: [wet, dry, wet],
    hands: [3, 3],
    deck: 10,
    discard: [],
    piles: [pile([water(4), null], [[wet], [wet]], 2), bare(), bare(), bare()],
    albums: [[], []],
    last: null,
    result: null,
    ...change,
  };
}

const changedWater = (to: Portrait): View => view({ piles: [to, bare(), bare(), bare()] });

test('a card leaves the hand for its pile, and what is missing there comes from the next view', () => {
  const goal = changedWater(pile([water(4), null], [[wet, wet], [wet]], 1));
  const after = applied(view(), { type: 'placed', seat: 0, card: wet, colour: 'water', cards: 2 }, goal, 2);
  assert.deepEqual(after.hand, [wet, dry]);
  assert.deepEqual(after.hands, [2, 3]);
  assert.equal(after.piles[0]?.sides[0]?.length, 2);
  assert.equal(after.piles[0]?.missing, 1);
});

test('the missing count is not guessed while a pile changes', () => {
  const goal = changedWater(pile([water(6)], [[], [wet]], 5));
  const after = applied(view(), { type: 'placed', seat: 0, card: wet, colour: 'water', cards: 2 }, goal);
  assert.equal(after.piles[0]?.missing, 0);
});

test('a card whose place in the hand is not known is still taken from it once', () => {
  const goal = view();
  const after = applied(view(), { type: 'placed', seat: 0, card: wet, colour: 'water', cards: 2 }, goal, 1);
  assert.deepEqual(after.hand, [dry, wet]);
});

const done = (type: 'took' | 'hid', more: object): Completed =>
  ({
    type,
    yokai: water(4),
    colour: 'water',
    cards: [[wet, wet, wet], [wet]],
    seconds: 3,
    ...more,
  }) as unknown as Completed;

test('a taken portrait goes to the album, its cards to the discard, and the others stay', () => {
  const before = changedWater(pile([water(4), null], [[wet, wet, wet], [wet]]));
  const took = done('took', { seat: 0 });
  const after = applied(before, took, before);
  assert.deepEqual(after.albums, [[water(4)], []]);
  assert.deepEqual(after.discard, [wet, wet, wet]);
  assert.deepEqual(after.piles[0]?.sides, [[], [wet]]);
  assert.deepEqual(after.piles[0]?.yokai, [null]);
  assert.equal(after.last, took);
});

test('a yokai that hides goes to the bottom, and all cards there to the discard', () => {
  const before = changedWater(pile([water(4), null, null], [[wet], [wet]]));
  const hid = done('hid', { cards: [[wet], [wet]], stays: false });
  const after = applied(before, hid, before);
  assert.deepEqual(after.piles[0]?.yokai, [null, null, water(4)]);
  assert.equal(after.discard.length, 2);
});

test('the last yokai of its pile hides where it is', () => {
  const before = changedWater(pile([water(4)], [[wet], [wet]]));
  const after = applied(before, done('hid', { cards: [[wet], [wet]], stays: true }), before);
  assert.deepEqual(after.piles[0]?.yokai, [water(4)]);
});

test('a called yokai comes over, and a distracted card goes to its other colour', () => {
  const before = view();
  const called = applied(
    before,
    { type: 'called', seat: 0, yokai: water(4), source: 'water', colour: 'wind', seconds: 1 },
    before,
  );
  assert.deepEqual(called.piles[0]?.yokai, [null]);
  assert.deepEqual(called.piles[3]?.yokai, [water(4), null]);
  const lured = applied(
    before,
    { type: 'distracted', seat: 0, card: wet, source: 'water', colour: 'fire', seconds: 1 },
    before,
  );
  assert.deepEqual(lured.piles[0]?.sides, [[wet], []]);
  assert.deepEqual(lured.piles[1]?.sides, [[], [wet]]);
});

const preview = (action: Preview['action'], more: Partial<Preview> = {}): Preview => ({
  action,
  stands: [{ colour: action.colour, cards: [1, 0], missing: 2 }],
  finishes: [],
  uncovers: [],
  ends: false,
  ...more,
});
const PREVIEWS = [
  preview({ type: 'play', card: 0, colour: 'water' }),
  preview({ type: 'play', card: 0, colour: 'fire' }),
  preview({ type: 'play', card: 1, colour: 'fire' }),
  preview({ type: 'call', card: 0, colour: 'water', source: 'wind' }, { uncovers: ['wind'] }),
  preview({ type: 'call', card: 0, colour: 'fire', source: 'wind' }),
  preview(
    { type: 'distract', card: 1, colour: 'fire' },
    {
      stands: [
        { colour: 'fire', cards: [1, 0], missing: 3 },
        { colour: 'earth', cards: [0, 2], missing: 1 },
      ],
    },
  ),
];

test('a held card lights its two piles; an effect lights where a call comes from or a card is lured to', () => {
  assert.deepEqual([...plain(PREVIEWS, 0).keys()], ['water', 'fire']);
  assert.deepEqual([...effects(PREVIEWS, 0, 'water').keys()], ['wind']);
  assert.deepEqual([...effects(PREVIEWS, 1, 'fire').keys()], ['earth']);
  assert.equal(effects(PREVIEWS, 1, 'water').size, 0);
});

test('what a card would do at a pile: take, hide, stand, or who knows', () => {
  const [play, , , call] = PREVIEWS as [Preview, Preview, Preview, Preview];
  assert.deepEqual(outlook(play, 'water'), { kind: 'stands', missing: 2, cards: [1, 0] });
  assert.equal(outlook(play, 'earth'), null);
  assert.deepEqual(outlook(call, 'wind'), { kind: 'unknown' });
  const finish = { colour: 'water', yokai: water(4), cards: [3, 1] } as const;
  const taken = outlook({ ...play, finishes: [{ ...finish, seat: 0 }] }, 'water');
  assert.deepEqual(taken, { kind: 'taken', seat: 0, yokai: water(4), cards: [3, 1] });
  const hides = outlook({ ...play, finishes: [{ ...finish, seat: null }] }, 'water');
  assert.equal(hides?.kind, 'hides');
});

test('who is ahead, and how far the counting goes', () => {
  assert.deepEqual(lead([3, 1]), { seat: 0, by: 2 });
  assert.deepEqual(lead([0, 1]), { seat: 1, by: 1 });
  assert.equal(lead([2, 2]), null);
  assert.equal(steps(done('took', { seat: 0 })), 3);
});
