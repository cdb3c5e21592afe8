// Shows that raise, never end or come too late, and boards that begin anew.
import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import type { Moment } from '../src/play/moment';
import { afterwards, beside, frame, pass, shown, soon, withoutBrowser, type Tiny } from './room';
import { staged } from './staged';

beforeEach(withoutBrowser);
afterEach(afterwards);

test('a show that raises leaves the board where the frame leads', async () => {
  const said = mock.method(console, 'error', () => {});
  const raises = () => {
    throw new Error('a mistake in a script');
  };
  const { room, stage } = staged({}, { shown: raises });
  room.feed.set(frame([shown(1)]));
  await soon();
  assert.equal(stage.view, 1);
  assert.equal(stage.busy, false);
  assert.equal(said.mock.callCount(), 1);
  room.feed.set(frame([beside(2)]));
  await soon();
  assert.equal(stage.view, 2, 'and the next is shown');
});

test('a show beside that raises stops nothing', async () => {
  const said = mock.method(console, 'error', () => {});
  const { room, stage } = staged(
    {},
    {
      async beside(_, moment) {
        moment.setScene({ cry: 'oh' });
        await moment.pause(1);
        throw new Error('a mistake in a script');
      },
    },
  );
  room.feed.set(frame([beside(1)]));
  await pass(1);
  assert.equal(said.mock.callCount(), 1);
  assert.equal(stage.view, 1);
  assert.equal(stage.scene.cry, null);
});

test('a script that cannot say whether it holds does not', async () => {
  mock.method(console, 'error', () => {});
  const { room, stage } = staged({
    holds: () => {
      throw new Error('a mistake in a script');
    },
  });
  room.feed.set(frame([shown(1)]));
  await soon();
  assert.equal(stage.view, 1);
});

test('after an action that could not be sent another can be', async () => {
  const { room, stage } = staged();
  room.play = () => Promise.reject(new Error('no line'));
  await assert.rejects(stage.send('go'));
  assert.equal(stage.sending, false);
  assert.equal(stage.sent, null);
  room.play = () => Promise.resolve(true);
  assert.equal(await stage.send('go'), true);
});

test('a fresh frame ends all shows, and what they do later does nothing', async () => {
  const moments: Moment<Tiny>[] = [];
  const late = async (_: unknown, moment: Moment<Tiny>) => {
    moments.push(moment);
    await moment.pause(2);
    moment.setScene({ cry: 'late' });
    moment.view = -1;
    moment.log();
    await moment.travel('here', 'there', 'card');
    await moment.pause(60);
  };
  const { room, stage } = staged({}, { shown: late, beside: late });
  room.feed.set(frame([beside(1), shown(2)]));
  await soon();
  room.feed.set(frame([], { fresh: true, view: 9 }));
  await pass(3);
  assert.deepEqual(
    moments.map(({ live }) => live),
    [false, false],
  );
  assert.equal(stage.view, 9);
  assert.deepEqual(stage.scene, { board: null, cry: null });
  assert.deepEqual(room.heard, [1]);
  assert.equal(stage.flights.length, 0);
});

test('a fresh frame frees a board from a show that never ends', async () => {
  const { room, stage } = staged({}, { shown: () => new Promise(() => {}) });
  room.feed.set(frame([shown(1)]));
  await soon();
  room.feed.set(frame([], { fresh: true, view: 9 }));
  await soon();
  assert.equal(stage.view, 9);
  assert.equal(stage.busy, false);
});

test('a show of the game before does nothing in the next', async () => {
  const { room, stage } = staged(
    {},
    {
      async beside(event, moment) {
        await moment.pause(2);
        moment.setScene({ cry: `${event.by}` });
      },
    },
  );
  room.feed.set(frame([beside(1)]));
  await soon();
  room.feed.set(frame([], { game: 2 }));
  await pass(3);
  assert.equal(stage.scene.cry, null);
});

test("a show that does not hold cannot change the view after the frame's view has arrived", async () => {
  const { room, stage } = staged(
    {},
    {
      async beside(_, moment) {
        await moment.pause(1);
        moment.view = -1;
      },
    },
  );
  room.feed.set(frame([beside(1)]));
  await pass(1);
  assert.equal(stage.view, 1);
});
