import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  enter,
  isChosen,
  joined,
  levelAfter,
  ofDevice,
  ofTable,
  optionsOf,
} from '../src/games/yokai/campaign';
import { applied } from '../src/games/yokai/fold';
import {
  arrow,
  bounds,
  fitted,
  gap,
  laidOver,
  landings,
  LEAST,
  movable,
  next,
  outline,
  pieces,
  STILL,
  zoomed,
  type Cell,
} from '../src/games/yokai/geometry';
import { beats, lines, tip, turningOrder, worth } from '../src/games/yokai/scene';
import { traces, turnsTaken } from '../src/games/yokai/trail';
import type { Deeds, End, View } from '../src/generated/games/yokai';

const SQUARE: readonly Cell[] = Array.from(
  { length: 16 },
  (_, card) => [card % 4, Math.floor(card / 4)] as const,
);
const deeds = (seat: number, more: Partial<Deeds> = {}): Deeds => ({
  seat,
  peeked: [],
  moved: null,
  start: null,
  end: null,
  covered: null,
  ...more,
});
const END: End = {
  how: 'declared',
  seat: 0,
  yokai: SQUARE.map(([x]) => (['kitsune', 'kappa', 'oni', 'rokurokubi'] as const)[x] ?? 'oni'),
  links: [null, { families: ['oni', 'kappa'] }],
  apart: [],
  unlinked: [],
  shaped: null,
  won: true,
  fitting: [true, false],
  right: 1,
  wrong: 1,
  left: 2,
  score: 10,
  grade: 'magnificent',
  level: 2,
};
const VIEW: View = {
  seat: 0,
  seats: 2,
  turn: 0,
  stage: 'peek',
  options: {},
  first: 0,
  turns: 0,
  cells: SQUARE,
  faces: SQUARE.map(() => null),
  peeked: [],
  covers: [],
  hints: [],
  waiting: 0,
  pile: 7,
  linked: [],
  link: null,
  goal: null,
  shape: [],
  record: [],
  deeds: deeds(0),
  end: null,
  result: null,
};

test('a field fits its box, and its cards can be touched', () => {
  const { tile, middle } = fitted(SQUARE, 336, 400, 0.2);
  assert.ok(tile * 4 <= 336 && tile >= 70);
  assert.deepEqual(middle, [2, 2]);
  const row: readonly Cell[] = SQUARE.map((_, card) => [card, 0]);
  assert.equal(fitted(row, 336, 400, 0.2).tile, LEAST);
  assert.ok(fitted(SQUARE, 2000, 1600, 0).tile <= 230);
});

test('what lies under the fingers stays there while the field grows', () => {
  const near = zoomed({ zoom: 1, x: 10, y: -6 }, 2, 50, 40, 60);
  assert.equal(near.zoom, 2);
  assert.deepEqual([near.x, near.y], [50 - 40 * 2, 40 - 46 * 2]);
  assert.equal(zoomed(STILL, 0.01, 0, 0, 60).zoom, 0.5, 'never smaller than can be touched');
});

test('the line around cells has a stroke for each side without a neighbour', () => {
  assert.equal(outline([[0, 0]]).match(/M/g)?.length, 4);
  assert.equal(outline(SQUARE).match(/M/g)?.length, 16);
});

test('a family in two pieces shows its gap', () => {
  const family: readonly Cell[] = [
    [0, 0],
    [1, 0],
    [3, 0],
    [1, 1],
  ];
  const [most = [], rest = []] = pieces(family);
  assert.deepEqual([most.length, rest.length], [3, 1]);
  assert.deepEqual(gap(most, rest), [
    [1, 0],
    [3, 0],
  ]);
});

test('a goal is turned, mirrored and laid where it covers most', () => {
  const shape: readonly Cell[] = [
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
  ];
  const mirrored: readonly Cell[] = [
    [7, 5],
    [7, 4],
    [7, 3],
    [6, 3],
  ];
  const laid = laidOver(shape, mirrored);
  assert.deepEqual(new Set(laid.map(String)), new Set(mirrored.map(String)));
  assert.deepEqual(bounds(laid), { left: 6, top: 3, columns: 2, rows: 3 });
});

test('arrows go to what lies next in their direction', () => {
  assert.deepEqual(next([0, 0], [1, 0], SQUARE), [1, 0]);
  assert.deepEqual(next([3, 3], [0, 1], [...SQUARE, [2, 4]]), [2, 4]);
  assert.equal(next([3, 0], [1, 0], SQUARE), null);
});

test('the server says where a card may go', () => {
  const moves = {
    cards: [0, 2],
    cells: [
      [0, 1],
      [1, 1],
    ] as const,
    alone: [0, null],
    bridges: [{ to: [5, 5] as const, cards: [1] }],
  };
  assert.deepEqual(landings(moves, 0), [[1, 1]]);
  assert.deepEqual(landings(moves, 1), [[5, 5]]);
  assert.deepEqual(landings(moves, 3), []);
  assert.deepEqual(movable(moves), [0, 2, 1]);
});

test('the trail knows where the cards lay after each turn', () => {
  const cells = SQUARE.map((cell, card): Cell => (card === 3 ? [4, 2] : cell));
  const first = deeds(0, { peeked: [1, 2], moved: 3, start: [3, 0], end: [4, 0] });
  const second = deeds(1, { peeked: [5, 6], moved: 3, start: [4, 0], end: [4, 2], covered: 9 });
  const turns = turnsTaken({ cells, record: [first, second], deeds: deeds(0) });
  assert.deepEqual(
    turns.map(({ turn, cells: then }) => [turn, then[3]]),
    [
      [1, [4, 2]],
      [0, [4, 0]],
    ],
  );
  const now = traces({ cells, record: [first, second], deeds: deeds(0, { peeked: [7] }), seats: 2 });
  assert.deepEqual(
    now.map(({ order, seat, peeked, covered }) => [order, seat, peeked, covered]),
    [
      [2, 0, [7], null],
      [1, 1, [5, 6], 9],
    ],
  );
});

test('what was peeked at is not in the view after a move', () => {
  const looking: View = {
    ...VIEW,
    peeked: [5],
    faces: VIEW.faces.with(5, 'oni'),
    deeds: deeds(0, { peeked: [5] }),
  };
  const event = { type: 'moved', seat: 0, card: 5, start: [1, 1], end: [4, 1], beside: [] } as const;
  const after = applied(looking, event, VIEW);
  assert.deepEqual(after.cells[5], [4, 1]);
  assert.deepEqual(after.peeked, []);
  assert.ok(after.faces.every((face) => face === null));
  assert.equal(after.deeds.moved, 5);
  assert.equal(after.turn, looking.turn, 'a hint is still to be given');
});

test('a peek by another player shows nothing but that', () => {
  const after = applied(VIEW, { type: 'peeked', seat: 1, card: 4, face: null }, VIEW);
  assert.deepEqual(after.peeked, [4]);
  assert.ok(after.faces.every((face) => face === null));
});

test('a placed hint lies on its card', () => {
  const hint = { families: ['oni'] } as const;
  const goal = { ...VIEW, hints: [], waiting: 0 };
  const after = applied(
    { ...VIEW, hints: [hint], waiting: 1 },
    { type: 'placed', seat: 0, card: 2, hint, waiting: 0 },
    goal,
  );
  assert.deepEqual(after.covers, [{ card: 2, hint }]);
  assert.deepEqual([after.hints, after.waiting], [[], 0]);
});

test('the end is shown from the card moved last, and then line by line', () => {
  const view = { ...VIEW, record: [deeds(0, { moved: 7 }), deeds(1, { moved: 2 }), deeds(0, { moved: 7 })] };
  assert.deepEqual(turningOrder(view).slice(0, 3), [7, 2, 0]);
  const parts = beats(view, END).map(({ part }) => part);
  assert.equal(parts.filter((part) => part === 'turn').length, 16);
  assert.equal(parts.filter((part) => part === 'link').length, 1);
  assert.equal(parts.filter((part) => part === 'hint').length, 2);
  assert.equal(parts.at(-1), 'seal');
  assert.deepEqual(
    lines(END).map((line) => worth(END, line)),
    [1, -1, 10, 10],
  );
  assert.deepEqual(lines({ ...END, won: false }), []);
});

test('the campaign sheet keeps the best of each level, whatever it finds', () => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  assert.deepEqual(ofDevice(), [null, null, null, null, null]);
  enter({ level: 2, grade: 'magnificent' });
  enter({ level: 2, grade: 'honourable' });
  enter({ level: 3, grade: null });
  assert.deepEqual(ofDevice(), [null, 'magnificent', null, null, null]);
  const table = ofTable({ best: [null, 'legendary', 'nonsense'] });
  assert.deepEqual(joined(ofDevice(), table), [null, 'legendary', null, null, null]);
  assert.deepEqual(ofTable(null), [null, null, null, null, null]);
  kept.set('yakai.yokai.campaign', 'no json');
  assert.deepEqual(ofDevice(), [null, null, null, null, null]);
});

test('after a lost game the tip fits what was missing', () => {
  const end = { apart: [], unlinked: [], shaped: null } as const;
  assert.equal(tip({ ...end, shaped: false }), 'goal');
  assert.equal(tip({ ...end, unlinked: [1] }), 'link');
  assert.equal(tip({ ...end, unlinked: [1], shaped: false }), 'link');
  assert.equal(tip({ ...end, apart: ['oni'], unlinked: [1], shaped: false }), 'one');
  assert.equal(tip({ ...end, apart: ['oni', 'kappa'] }), 'two');
  assert.equal(tip({ ...end, apart: ['oni', 'kappa', 'kitsune'] }), 'most');
});

test('an arrow stays between the cells that it joins', () => {
  const { line, head } = arrow({ x: 50, y: 50 }, { x: 250, y: 50 }, 100);
  assert.equal(line, 'M76 50L208.5 50');
  assert.ok(head.startsWith('M228 50L'));
});

test('an arrow to the edge of a card leaves the card free', () => {
  const across = arrow({ x: 50, y: 50 }, { x: 250, y: 50 }, 100, { toEdge: true });
  assert.ok(across.head.startsWith('M207 50L'));
  const near = arrow({ x: 50, y: 50 }, { x: 150, y: 50 }, 100, { toEdge: true });
  assert.equal(near.line, 'M76 50L87.5 50');
});

test('a level is chosen by its options alone, and nothing else is changed', () => {
  assert.deepEqual(optionsOf(3), { links: 'none', stacked: true, blind: false, goal: false });
  assert.ok(isChosen({}, 1));
  assert.ok(isChosen({ notebook: true, goal: true }, 5));
  assert.ok(!isChosen({ stacked: true, goal: true }, 5));
  assert.deepEqual([levelAfter(1), levelAfter(5)], [2, null]);
});
