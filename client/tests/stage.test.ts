import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { Moment } from '../src/play/moment';
import { unlessTimed } from '../src/play/script';
import {
  afterwards,
  beside,
  timer,
  frame,
  pass,
  Room,
  shown,
  soon,
  told,
  withoutBrowser,
  type Tiny,
} from './room';
import { staged } from './staged';

beforeEach(withoutBrowser);
afterEach(afterwards);

const able = (legal: Tiny['legal']) => legal.length > 0;

test('what holds is waited for, and nothing can be done meanwhile', async () => {
  const { room, stage } = staged();
  room.feed.set(frame([shown(1)]));
  await pass(1.9);
  assert.equal(stage.busy, true);
  assert.deepEqual(stage.legal, []);
  assert.deepEqual(room.heard, []);
  await pass(0.2);
  assert.equal(stage.busy, false);
  assert.deepEqual(stage.legal, ['go']);
  assert.deepEqual(room.heard, [1]);
  assert.equal(stage.scene.board, null);
});

test('a board that opens with its game shows how it begins', async () => {
  const { room, stage } = staged({}, {}, new Room(frame([shown(1)])));
  assert.equal(stage.busy, true);
  assert.equal(stage.scene.board, '1');
  assert.deepEqual(room.frames, []);
  await pass(2);
  assert.equal(stage.busy, false);
  assert.deepEqual(stage.legal, ['go']);
  assert.equal(room.frames.length, 1);
});

test('a board that opens later shows how it stands', () => {
  const { stage, room } = staged({}, {}, new Room(frame([shown(5)])));
  assert.equal(stage.busy, false);
  assert.equal(stage.view, 5);
  assert.equal(room.frames.length, 1);
});

test('what does not hold moves while the view is there at once', async () => {
  const { room, stage } = staged();
  room.feed.set(frame([beside(1)]));
  await soon();
  assert.equal(stage.view, 1);
  assert.equal(stage.busy, false);
  assert.equal(stage.scene.cry, '1');
  await pass(2);
  assert.equal(stage.scene.cry, null);
});

test('an event that grows is logged as it is shown, and completely in the end', async () => {
  const grows = async (_: unknown, moment: Moment<Tiny>) => {
    moment.log(1);
    await moment.pause(2);
  };
  const { room } = staged({ grows: ({ type }) => type === 'beside' }, { beside: grows });
  room.feed.set(frame([beside(1)]));
  room.feed.set(frame([shown(2)]));
  await pass(1);
  assert.deepEqual(room.grown, [
    [1, 0],
    [1, 1],
  ]);
  assert.deepEqual(room.heard, []);
  await pass(2);
  assert.deepEqual(room.heard.toSorted(), [1, 2]);
});

test('things travel while the rules’ timer runs', async () => {
  const { room, stage } = staged({}, { beside: (_, moment) => moment.travel('here', 'there', 'card') });
  room.feed.set(frame([beside(1)], { timer }));
  await soon();
  assert.equal(stage.flights.length, 1);
  room.feed.set(frame([beside(2)], { timer }));
  await soon();
  assert.equal(stage.flights.length, 2, 'the next frame does not end what is on its way');
  await pass(1);
  assert.equal(stage.flights.length, 0);
});

test('a script may hold the board while a timer runs', async () => {
  const { room, stage } = staged();
  room.feed.set(frame([shown(1)], { timer }));
  await pass(1);
  room.feed.set(frame([beside(2)], { timer }));
  await soon();
  assert.equal(stage.busy, true);
  assert.equal(stage.scene.board, '1');
});

test('a player who can act while a timer runs is not held', async () => {
  const { room, stage } = staged({
    holds: ({ type }, occasion) => type === 'shown' && unlessTimed(occasion, able),
  });
  room.feed.set(frame([shown(1)], { timer, legal: [] }));
  await soon();
  assert.equal(stage.busy, true, 'nothing to do');
  room.feed.set(frame([beside(2)], { timer, legal: ['go'] }));
  await soon();
  assert.equal(stage.busy, false, 'something to do: what held is shown to its end');
  assert.deepEqual(stage.legal, ['go']);
  assert.equal(stage.scene.cry, '2', 'what does not hold goes on moving');
});

test('a skip ends what holds and nothing else', async () => {
  const { room, stage } = staged();
  room.feed.set(frame([beside(1), shown(2)]));
  await soon();
  stage.skip();
  await soon();
  assert.equal(stage.busy, false);
  assert.equal(stage.scene.cry, '1');
});

test('a skip ends at the mark', async () => {
  const { room, stage } = staged(
    {},
    {
      async shown(_, moment) {
        await moment.pause(2);
        moment.mark();
        await moment.pause(2);
      },
    },
  );
  room.feed.set(frame([shown(1)]));
  await soon();
  stage.skip();
  await soon();
  assert.equal(stage.busy, true);
  stage.skip();
  await soon();
  assert.equal(stage.busy, false);
});

test('what others do beside it makes a show no shorter and loses nothing', async () => {
  const seen: number[] = [];
  const { room, stage } = staged({}, { beside: ({ by }) => void seen.push(by) });
  room.feed.set(frame([shown(1)]));
  for (let n = 2; n < 12; n++) room.feed.set(frame([beside(n)]));
  await pass(1.9);
  assert.equal(stage.busy, true);
  await pass(0.2);
  assert.equal(stage.view, 11);
  assert.deepEqual(seen, [2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
});

test('a board that is far behind with what holds catches up', async () => {
  const { room, stage } = staged();
  for (let n = 1; n < 12; n++) room.feed.set(frame([shown(n)]));
  await soon();
  stage.skip();
  await soon();
  assert.equal(stage.view, 4, 'some were not shown');
  await pass(1.1);
  assert.equal(stage.view, 5, 'the next took half its time');
});

test('what holds takes down only what it has hung up itself', async () => {
  const { room, stage } = staged();
  room.feed.set(frame([shown(1)]));
  room.feed.set(frame([beside(2), shown(3)]));
  await pass(1);
  stage.skip();
  await soon();
  assert.deepEqual(stage.scene, { board: '3', cry: '2' });
  stage.skip();
  await soon();
  assert.deepEqual(stage.scene, { board: null, cry: '2' });
});

test('a show does not clear a part of the scene that another has set since', async () => {
  const { room, stage } = staged();
  room.feed.set(frame([beside(1)]));
  await pass(1);
  room.feed.set(frame([beside(2)]));
  await pass(1);
  assert.equal(stage.scene.cry, '2');
  await pass(1);
  assert.equal(stage.scene.cry, null);
});

test('what happens to any game from outside its rules may have a show', async () => {
  const seen: string[] = [];
  const { room } = staged(
    {},
    {
      handed_over: ({ seat, bot }) => void seen.push(`${seat} ${bot}`),
    },
  );
  room.feed.set(
    frame([
      told(1, { type: 'handed_over', seat: 1, bot: true, new: false }),
      told(2, { type: 'undone', seat: 0 }),
    ]),
  );
  await soon();
  assert.deepEqual(seen, ['1 true']);
  assert.deepEqual(room.heard, [1, 2]);
});

test('much that was missed is not shown, and little is', async () => {
  const { room, stage } = staged();
  room.feed.set(frame([1, 2, 3, 4, 5].map(shown), { missed: true }));
  await soon();
  assert.equal(stage.view, 5);
  room.feed.set(frame([6, 7].map(shown), { missed: true }));
  await soon();
  assert.equal(stage.busy, true);
});

test('why something cannot be done is asked of the room, also while an action is on its way', async () => {
  const { room, stage } = staged();
  room.play = () => new Promise(() => {});
  void stage.send('go');
  await stage.why('stop');
  assert.deepEqual(room.asked, ['stop']);
});

test('a show that does not hold takes down what it has hung up', async () => {
  const { room, stage } = staged({
    holds: ({ type }, occasion) => type === 'shown' && unlessTimed(occasion, able),
  });
  room.feed.set(frame([shown(1)], { timer, legal: ['go'] }));
  await soon();
  assert.equal(stage.scene.board, '1');
  await pass(2);
  assert.equal(stage.scene.board, null);
});

test('what does not hold can be skipped too, if nothing holds', async () => {
  const { room, stage } = staged();
  room.feed.set(frame([beside(1)]));
  await soon();
  stage.skip();
  await soon();
  assert.equal(stage.scene.cry, null);
});

test('what does not hold is shown one after the other, frame by frame', async () => {
  const seen: string[] = [];
  const { room } = staged(
    {},
    {
      async beside({ by }, moment) {
        seen.push(`begin ${by}`);
        await moment.pause(2);
        seen.push(`end ${by}`);
      },
    },
  );
  room.feed.set(frame([beside(1), beside(2)]));
  await pass(2);
  assert.deepEqual(seen, ['begin 1', 'end 1', 'begin 2']);
  room.feed.set(frame([beside(3)]));
  await soon();
  assert.equal(seen.at(-1), 'begin 3', 'another frame does not wait');
});

test('the first shows of a new game see who plays it, and nothing of the last one', async () => {
  const { room, stage } = staged();
  const result = { reason: 'over', scores: [1, 0], places: [1, 2] };
  room.feed.set(frame([], { result, conceded: [1] }));
  await soon();
  room.feed.set(frame([shown(1)], { game: 2, seat: 1, names: ['Ben', 'Ann'] }));
  await soon();
  assert.equal(stage.busy, true);
  assert.deepEqual([stage.seat, stage.result, stage.conceded, stage.name(0)], [1, null, [], 'Ben']);
});

test('what the server says may not be done, cannot be done', async () => {
  const { room, stage } = staged();
  room.feed.set(frame([], { legal: null, paused: true }));
  await soon();
  assert.deepEqual(stage.legal, []);
});

test('the places of a hint are marked while it is visible, also places that appear later', () => {
  const { room, stage } = staged({ hinted: (action, view) => [action, `${action}-${view}`] });
  const marked = new Set<string>();
  const put = (name: string) =>
    stage.place(name)({
      toggleAttribute: (_: string, on: boolean) => (on ? marked.add(name) : marked.delete(name)),
    } as unknown as HTMLElement);
  const named = (action: string | null) => {
    room.hinted.set(action);
    return [...marked];
  };
  for (const name of ['here', 'there', 'card']) put(name);
  assert.deepEqual(named('card'), ['card']);
  put('card-0');
  assert.deepEqual([...marked], ['card', 'card-0']);
  assert.deepEqual(named(null), []);
});

test('a timer that stands outside a pause is not shown: all players are away', async () => {
  const { room, stage } = staged();
  const stands = { ...timer, running: false };
  room.feed.set(frame([], { timer }));
  await soon();
  assert.equal(stage.timer?.running, true);
  room.feed.set(frame([], { timer: stands }));
  await soon();
  assert.equal(stage.timer, null);
  room.feed.set(frame([], { timer: stands, paused: true }));
  await soon();
  assert.equal(stage.timer?.running, false);
});

test('a seat whose frames offer nothing is only watched', () => {
  const { room, stage } = staged({}, {}, new Room(frame([], { fresh: true, legal: null })));
  assert.deepEqual([stage.acting, stage.playing, stage.yours], [[0], null, false]);
  room.feed.set(frame([], { fresh: true, legal: null, paused: true }));
  assert.equal(stage.playing, null);
  room.feed.set(frame([], { fresh: true }));
  assert.deepEqual([stage.playing, stage.yours], [0, true]);
});
