import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import type { Event, Stroke, View } from '../src/generated/games/pictomania';
import { follow } from '../src/games/pictomania/fold';
import { Guessing } from '../src/games/pictomania/guess/guessing.svelte';
import { Flying, Showing, upTo } from '../src/games/pictomania/draw/inflight.svelte';
import { grownInk, ink } from '../src/games/pictomania/pieces/ink';
import { lostByFinishing } from '../src/games/pictomania/draw/finishWarning';
import { OwnDrawing } from '../src/games/pictomania/draw/ownDrawing.svelte';
import { script, type PictomaniaStage } from '../src/games/pictomania/script';
import { Line, recognised, same, type Sample } from '../src/games/pictomania/draw/strokes';

const at = (x: number, y: number, time: number, pressure: number | null = null): Sample => ({
  x,
  y,
  at: time,
  pressure,
});
const dot = (x: number): Stroke => ({ type: 'stroke', xs: [x], ys: [x], ts: [0] });

function lineOf(samples: readonly Sample[]): Line {
  const line = new Line();
  for (const sample of samples) line.add(sample);
  return line;
}

// Strokes

test('a straight line at an even pace is kept as few points, a corner as its corner', () => {
  const straight = lineOf(Array.from({ length: 200 }, (_, step) => at(100 + step * 10, 200, 500 + step * 8)));
  const { xs, ys, ts, ps } = straight.stroke;
  assert.ok(xs.length < 20, `${xs.length} points`);
  assert.equal(xs[0], 100);
  assert.equal(xs.at(-1), 2090, 'it ends where the pen was lifted');
  assert.ok(ys.every((y) => y === 200));
  assert.equal(ts[0], 0);
  assert.equal(ps, undefined, 'a mouse feels no pressure');

  const way = Array.from({ length: 100 }, (_, step) =>
    step < 50 ? at(1000 + step * 20, 1000, step * 8) : at(2000, 1000 + (step - 50) * 20, step * 8),
  );
  const corner = lineOf(way).stroke;
  assert.ok(corner.xs.some((x, index) => Math.hypot(x - 2000, corner.ys[index]! - 1000) < 60));
});

test('a point that comes late is not earlier than the one before', () => {
  const { ts } = lineOf([at(0, 0, 20), at(500, 900, 12), at(1000, 0, 40)]).stroke;
  assert.ok(
    ts.every((time, index) => time >= (ts[index - 1] ?? 0)),
    `${ts.join()}`,
  );
});

test('what a stylus presses is kept, and all lies on the sheet in whole units', () => {
  const { xs, ys, ts, ps } = lineOf([
    at(-40.4, 10.2, 3.5, 0.2),
    at(2000.7, 3000.1, 20.2, 0.9),
    at(4200, 4300, 40.9, 1.2),
  ]).stroke;
  assert.equal(ps?.length, xs.length);
  for (const value of [...xs, ...ys, ...ts, ...(ps ?? [])]) {
    assert.ok(Number.isInteger(value) && value >= 0 && value <= 4095, `${value}`);
  }
});

test('a touch is a dot, with ink', () => {
  const { xs, ts } = lineOf([at(500, 500, 12)]).stroke;
  assert.deepEqual([xs, ts], [[500], [0]]);
  assert.ok(ink(dot(500)).startsWith('M'));
});

test('a line too long for one stroke says so before the server would', () => {
  const line = lineOf(Array.from({ length: 2500 }, (_, step) => at((step * 37) % 4000, step, step)));
  assert.ok(line.full);
  assert.ok(line.stroke.xs.length <= 2500);
});

test('a drawing that comes anew keeps the strokes that are known', () => {
  const [one, two] = [dot(1), dot(2)];
  const after = recognised([one, two], [{ ...one }, { ...two }, dot(3)]);
  assert.equal(after[0], one);
  assert.equal(after[1], two);
  assert.equal(after.length, 3);
  assert.ok(same(dot(4), dot(4)) && !same(dot(4), dot(5)));
});

test('a drawing grows stroke by stroke until it is whole', () => {
  const line: Stroke = { type: 'stroke', xs: [0, 1000], ys: [0, 0], ts: [0, 1000] };
  const drawing = [line, line];
  assert.deepEqual(grownInk(drawing, 0), []);
  assert.equal(grownInk(drawing, 0.25).length, 1);
  assert.ok(grownInk(drawing, 0.25)[0] !== ink(line));
  assert.equal(grownInk(drawing, 0.75)[0], ink(line));
  assert.deepEqual(grownInk(drawing, 1), [ink(line), ink(line)]);
});

// What the server says

const viewOf = (drawings: readonly (readonly Stroke[])[]): View =>
  ({
    seat: 0,
    stage: 'draw',
    drawings,
    undone: drawings.map(() => 0),
    pencils: drawings.map((_, seat) => seat),
    to_act: drawings.map((_, seat) => seat),
    guessed: [],
    guesses: [],
    options: {},
  }) as unknown as View;

test('a stroke is added to the view, and one that is taken back is counted', () => {
  const view = viewOf([[], [dot(1)]]);
  const stroke = { type: 'stroke', seat: 1, stroke: dot(2) } as Event;
  const drawn = follow(view, stroke);
  assert.deepEqual(drawn.drawings, [[], [dot(1), dot(2)]]);
  assert.equal(drawn.drawings[0], view.drawings[0], 'other sheets stay the same');
  const undone = follow(drawn, { type: 'undid', seat: 1 });
  assert.deepEqual(undone.drawings, [[], [dot(1)]]);
  assert.deepEqual(undone.undone, [0, 1]);
});

/** A stage that is only looked at, and asked. */
function stageOf(view: View, legal: Partial<PictomaniaStage['legal']> = {}) {
  const sent: unknown[] = [];
  const answers: ((ok: boolean) => void)[] = [];
  const answered = (action: unknown) => {
    sent.push(action);
    return new Promise<boolean>((answer) => answers.push(answer));
  };
  const stage = {
    view,
    legal: { ...script.idle, ...legal },
    seat: 0,
    playing: 0,
    company: { seats: [] },
    send: answered,
    sendBeside: answered,
    why: (action: unknown) => Promise.resolve(void sent.push({ why: action })),
  };
  return { stage: stage as unknown as PictomaniaStage & { view: View }, sent, answers };
}
const soon = async () => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

test('an own stroke is there at once, once while the server has it too, and gone if it is refused', async () => {
  const { stage, answers } = stageOf(viewOf([[], []]), { stroke: true });
  const own = new OwnDrawing(stage);
  void own.draw(dot(1));
  void own.draw(dot(2));
  assert.deepEqual(own.drawing, [dot(1), dot(2)]);
  stage.view = viewOf([[{ ...dot(1) }], []]);
  assert.deepEqual(own.drawing, [dot(1), dot(2)]);
  answers[0]!(true);
  answers[1]!(false);
  await soon();
  assert.deepEqual(new OwnDrawing(stage).drawing, [dot(1)]);
});

test('strokes go out in order, and never too many before they are answered', async () => {
  const { stage, sent, answers } = stageOf(viewOf([[], []]), { stroke: true });
  const own = new OwnDrawing(stage);
  for (let count = 0; count < 20; count++) void own.draw(dot(count));
  await soon();
  assert.equal(sent.length, 8);
  assert.equal(own.drawing.length, 20);
  let gone = false;
  void own.sent().then(() => (gone = true));
  for (let count = 0; count < 20; count++) {
    answers[count]?.(true);
    await soon();
  }
  assert.deepEqual(
    sent,
    Array.from({ length: 20 }, (_, count) => dot(count)),
  );
  assert.ok(gone);
});

test('an undone stroke disappears at once, also before the server has it', () => {
  const { stage, sent } = stageOf(viewOf([[dot(1)], []]), { stroke: true, undo: true });
  const own = new OwnDrawing(stage);
  void own.draw(dot(2));
  assert.ok(own.mayUndo);
  own.undo();
  own.undo();
  assert.deepEqual(own.drawing, []);
  assert.deepEqual(sent, [dot(2), { type: 'undo' }, { type: 'undo' }]);
});

// Points in flight

test('points in flight go out a few at a time, and one that is given up is taken away', () => {
  mock.timers.enable({ apis: ['setInterval'] });
  const shown: { stroke: number; at: number; xs: readonly number[] }[] = [];
  const showing = new Showing((points) => void shown.push(points));
  const line = lineOf(
    Array.from({ length: 100 }, (_, step) => at(2000 + step * 19, 2000 + 400 * Math.sin(step / 8), step * 2)),
  );
  showing.begin(3, line);
  mock.timers.tick(130);
  assert.equal(shown.length, 2);
  const [first, second] = shown;
  assert.equal(second?.at, first?.xs.length);
  assert.ok(
    shown.every(({ stroke, xs }) => stroke === 3 && xs.length < 40),
    'no more than shows the line',
  );
  assert.ok(
    shown.every((points) => !('ps' in points)),
    'a mouse feels no pressure',
  );
  showing.giveUp(3);
  assert.deepEqual(shown.at(-1), { type: 'points', stroke: 3, at: 0, xs: [], ys: [] });
  mock.timers.tick(500);
  assert.equal(shown.length, 3);
  mock.timers.reset();
});

test('points in flight are drawn until the stroke itself arrives', () => {
  const frames: ((now: number) => void)[] = [];
  Object.assign(globalThis, {
    requestAnimationFrame: (frame: (now: number) => void) => frames.push(frame),
    cancelAnimationFrame: () => {},
  });
  const { stage } = stageOf(viewOf([[], []]));
  const flying = new Flying(stage, () => true);
  const points = (from: number, xs: readonly number[]) =>
    flying.receive(1, { type: 'points', stroke: 0, at: from, xs, ys: xs });
  const draw = () => frames.splice(0).forEach((frame) => frame(performance.now()));
  points(0, [10, 20]);
  draw();
  const first = flying.path(1);
  assert.ok(first.startsWith('M'));
  points(2, [300]);
  draw();
  assert.ok(flying.path(1) !== first);
  assert.equal(flying.path(0), '');
  stage.view = viewOf([[], [dot(1)]]);
  assert.equal(flying.path(1), '', 'the finished stroke is in its place');
  stage.view = viewOf([[], []]);
  points(0, []);
  draw();
  assert.equal(flying.path(1), '', 'given up');
  assert.deepEqual(
    upTo(
      [
        [0, 0, 0],
        [10, 10, 1],
      ],
      1.5,
    ).at(-1),
    [5, 5, 0.5],
  );
});

test('a stroke that comes as a whole is drawn before it is there', () => {
  const frames: ((now: number) => void)[] = [];
  Object.assign(globalThis, {
    document: { hidden: false },
    requestAnimationFrame: (frame: (now: number) => void) => frames.push(frame),
    cancelAnimationFrame: () => {},
  });
  const line: Stroke = { type: 'stroke', xs: [0, 500, 1000], ys: [0, 0, 0], ts: [0, 30, 60] };
  const { stage } = stageOf(viewOf([[], [line]]));
  const flying = new Flying(stage, () => false);
  flying.came(1, 0, line);
  assert.deepEqual(flying.shown(1, [line]), []);
  for (let now = performance.now(), turn = 0; frames.length > 0 && turn < 200; turn++) {
    frames.splice(0).forEach((frame) => frame((now += 16)));
  }
  assert.deepEqual(flying.shown(1, [line]), [line]);
  assert.equal(flying.path(1), '');
  assert.equal(frames.length, 0);
});

// Guesses

test('the first guess asks before the drawing ends, a later one that is dropped does not', async () => {
  const legal = { artists: [1, 2], numbers: [1, 2, 3] };
  const { stage, sent, answers } = stageOf(viewOf([[], [], []]), legal);
  const guessing = new Guessing(stage, () => Promise.resolve());
  guessing.drop(1, 3);
  assert.ok(guessing.first);
  assert.deepEqual(guessing.asked, { artist: 1, number: 3 });
  await soon();
  assert.deepEqual(sent, []);
  guessing.guess();
  await soon();
  assert.deepEqual(sent, [{ type: 'guess', artist: 1, number: 3 }]);
  answers[0]!(true);
  await soon();
  assert.equal(guessing.number, null);

  stage.view = { ...viewOf([[], [], []]), pencils: [1, 2] };
  guessing.drop(2, 1);
  await soon();
  assert.deepEqual(sent.at(-1), { type: 'guess', artist: 2, number: 1 });
});

test('a guess with the own number is never right, so it is asked about', async () => {
  const { stage, sent } = stageOf(viewOf([[], [], []]), { artists: [1], numbers: [1, 2] });
  stage.view = { ...stage.view, pencils: [1, 2], task: { letter: 'A', number: 2 } };
  const guessing = new Guessing(stage, () => Promise.resolve());
  guessing.drop(1, 2);
  await soon();
  assert.ok(guessing.own);
  assert.deepEqual(guessing.asked, { artist: 1, number: 2 });
  assert.deepEqual(sent, []);
});

test('finishing asks for a confirmation only if a blank sheet or all guesses would be lost', () => {
  const lost = (drawings: View['drawings'], legal: Partial<PictomaniaStage['legal']>, guesses = 0) => {
    const { stage } = stageOf({ ...viewOf(drawings), guesses: Array(guesses).fill({}) }, legal);
    return lostByFinishing(stage, drawings[0]!.length);
  };
  const open = { artists: [1, 2], numbers: [1, 2, 3] };
  assert.equal(lost([[], [], []], { stroke: true, ...open }), 'blank');
  assert.equal(lost([[dot(1)], [], []], { stroke: true, ...open }), null, 'there is nothing to guess yet');
  assert.equal(lost([[dot(1)], [], [dot(2)]], { stroke: true, ...open }), 'guesses');
  assert.equal(lost([[], [], [dot(2)]], { ...open }, 1), null, 'the pencil is down');
});

test('a number that is gone, or a sheet that has its guess, is explained and not played', async () => {
  const { stage, sent } = stageOf(viewOf([[], [], []]), { artists: [2], numbers: [1] });
  const guessing = new Guessing(stage, () => Promise.resolve());
  guessing.hold(5);
  guessing.drop(1, 1);
  await soon();
  assert.deepEqual(sent, [
    { why: { type: 'guess', artist: 2, number: 5 } },
    { why: { type: 'guess', artist: 1, number: 1 } },
  ]);
  assert.equal(guessing.number, null);
});
