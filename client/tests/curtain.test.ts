import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import { afterwards, soon, withoutBrowser } from './room';

beforeEach(() => {
  withoutBrowser();
  Object.assign(globalThis, { matchMedia: () => ({ matches: false, addEventListener: () => {} }) });
  const navigator = { onLine: true, languages: ['en'] };
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
});
afterEach(afterwards);

/** Seats 0 and 1 are played here, 2 elsewhere. */
const HERE = [0, 1];

async function hung({ refused = false } = {}) {
  const { Curtain, FALL_TIME, LINGER_TIME } = await import('../src/session/curtain.svelte');
  const done: string[] = [];
  const curtain = new Curtain({
    lift: (seat) => {
      done.push(`lift ${seat}`);
      return Promise.resolve(!refused);
    },
    fall: () => void done.push('fall'),
  });
  const foresee = (lifted: number | null, acting: number[], gone: number[] = [], curtains = HERE) =>
    curtain.expect({ curtains, lifted, acting, gone });
  const see = (lifted: number | null, acting: number[], gone: number[] = [], curtains = HERE) => {
    foresee(lifted, acting, gone, curtains);
    curtain.see({ curtains, lifted, acting, gone });
  };
  return { curtain, foresee, see, done, FALL_TIME, LINGER_TIME };
}

test('it falls after an event that all at the screen want to see, even if the viewer is next', async () => {
  const { curtain, done, FALL_TIME, LINGER_TIME } = await hung();
  const asked = { curtains: HERE, lifted: 1, acting: [1], gone: [] };
  curtain.expect(asked);
  curtain.see(asked, 4);
  curtain.expect(asked, 6);
  assert.equal(curtain.passing, true);
  mock.timers.tick(LINGER_TIME);
  curtain.see(asked, 4); // the board still shows it
  assert.equal(curtain.state, 'open');
  curtain.expect(asked);
  curtain.see(asked, 6);
  assert.deepEqual([curtain.state, curtain.next], ['falling', 1]);
  mock.timers.tick(FALL_TIME);
  assert.deepEqual([curtain.state, curtain.passing, done], ['down', false, ['fall']]);
});

test('a conceded hand is covered at once, unless its player looks at it on purpose', async () => {
  const { curtain, foresee, see, done } = await hung();
  see(0, [0]);
  foresee(0, [0], [0]);
  foresee(0, [0], [0]);
  assert.deepEqual(done, ['fall']);
  see(null, [1], [0]);
  await curtain.lift(0);
  see(0, [1], [0]);
  assert.deepEqual(done, ['fall', 'lift 0']);
});

test('who has one seat keeps it open also when they have given up', async () => {
  const { see, done } = await hung();
  see(0, [0], [0], []);
  assert.deepEqual(done, []);
});

test('who has one seat never sees a curtain', async () => {
  const { curtain, see } = await hung();
  see(0, [0], [], []);
  see(0, [2], [], []);
  assert.equal(curtain.state, 'open');
});

test('it is down while a player of this screen is to act and has not lifted it', async () => {
  const { curtain, see, done } = await hung();
  see(null, [2]);
  assert.equal(curtain.state, 'open');
  see(null, [1]);
  assert.deepEqual([curtain.state, curtain.next], ['down', 1]);
  await curtain.lift(1);
  assert.deepEqual([curtain.state, done], ['rising', ['lift 1']]);
  see(1, [1]);
  assert.equal(curtain.state, 'open');
});

test('after a turn it falls for the next player, once the result was visible', async () => {
  const { curtain, see, done, FALL_TIME, LINGER_TIME } = await hung();
  see(0, [0]);
  see(0, [1]);
  assert.equal(curtain.state, 'open');
  mock.timers.tick(LINGER_TIME);
  assert.deepEqual([curtain.state, curtain.next, done], ['falling', 1, []]);
  mock.timers.tick(FALL_TIME);
  assert.deepEqual([curtain.state, done], ['down', ['fall']]);
  see(null, [1]);
  assert.equal(curtain.state, 'down');
});

test('no hand is visible once another is to act, and it falls at once after a long show', async () => {
  const { curtain, foresee, see, done, FALL_TIME, LINGER_TIME } = await hung();
  see(0, [0]);
  assert.equal(curtain.passing, false);
  foresee(0, [1]);
  assert.deepEqual([curtain.state, curtain.passing], ['open', true]);
  mock.timers.tick(LINGER_TIME * 5);
  assert.equal(curtain.state, 'open', 'the board still shows how it came');
  see(0, [1]);
  assert.deepEqual([curtain.state, curtain.passing], ['falling', true]);
  mock.timers.tick(FALL_TIME);
  assert.deepEqual([curtain.state, curtain.passing, done], ['down', false, ['fall']]);
});

test('an earlier frame that the board still shows changes nothing', async () => {
  const { curtain, foresee, done, LINGER_TIME } = await hung();
  const shows = (acting: number[]) => curtain.see({ curtains: HERE, lifted: 0, acting, gone: [] });
  foresee(0, [0]);
  foresee(0, [1]);
  shows([0]);
  assert.equal(curtain.passing, true);
  foresee(0, [0]);
  shows([1]);
  mock.timers.tick(LINGER_TIME * 2);
  assert.deepEqual([curtain.state, curtain.passing, done], ['open', false, []]);
});

test("leaving the page covers the hand, and the board returns with the spectators' view", async () => {
  const { curtain, see, done } = await hung();
  see(0, [0]);
  curtain.leave();
  assert.deepEqual([curtain.state, curtain.next, done], ['down', 0, ['fall']]);
  await curtain.lift(0);
  curtain.leave();
  assert.deepEqual([curtain.state, done], ['down', ['fall', 'lift 0', 'fall']]);
  curtain.leave();
  assert.equal(done.length, 3);
  await curtain.lift(0);
  see(0, [2]);
  curtain.leave();
  assert.equal(curtain.state, 'shut');
  see(null, [2]);
  assert.equal(curtain.state, 'open');
  curtain.leave();
  assert.equal(curtain.state, 'open', 'what all may see is not covered');
});

test('without a connection it is down, whoever looked', async () => {
  const { curtain, see, done } = await hung();
  see(null, [2]);
  curtain.shut();
  assert.equal(curtain.state, 'shut');
  see(null, [1]);
  assert.deepEqual([curtain.state, curtain.next], ['down', 1]);
  await curtain.lift(1);
  see(1, [1]);
  curtain.shut();
  assert.deepEqual([curtain.state, curtain.next, done], ['down', 1, ['fall', 'lift 1', 'fall']]);
});

test('who has a screen alone is never behind it', async () => {
  const { curtain, see } = await hung();
  see(0, [0], [], []);
  curtain.leave();
  curtain.shut();
  assert.equal(curtain.state, 'open');
});

test('it stays lifted while bots and others elsewhere play, and if the same one is asked again', async () => {
  const { curtain, see, done, LINGER_TIME } = await hung();
  see(0, [0]);
  see(0, [2]);
  see(0, [0]);
  mock.timers.tick(LINGER_TIME * 3);
  assert.deepEqual([curtain.state, done], ['open', []]);
});

test('who takes their move back in time keeps it', async () => {
  const { curtain, see, LINGER_TIME } = await hung();
  see(0, [1]);
  mock.timers.tick(LINGER_TIME - 1);
  see(0, [0]);
  mock.timers.tick(LINGER_TIME * 2);
  assert.equal(curtain.state, 'open');
});

test('it is not passed to a player who has conceded or is played by a bot', async () => {
  const { curtain, see, LINGER_TIME } = await hung();
  see(0, [1], [1]);
  mock.timers.tick(LINGER_TIME * 2);
  assert.equal(curtain.state, 'open');
});

test('a player who is not next may look, and it falls when they want', async () => {
  const { curtain, see, done, FALL_TIME, LINGER_TIME } = await hung();
  see(null, [1]);
  await curtain.lift(0);
  see(0, [1]);
  mock.timers.tick(LINGER_TIME * 3);
  assert.equal(curtain.state, 'open');
  curtain.draw();
  mock.timers.tick(FALL_TIME);
  assert.deepEqual([curtain.state, curtain.next, done], ['down', 1, ['lift 0', 'fall']]);
});

test('while no player here is to act, any may look or cancel', async () => {
  const { curtain, see, done } = await hung();
  see(null, [2]);
  curtain.draw();
  assert.deepEqual([curtain.state, curtain.next], ['down', null]);
  see(null, [2]);
  assert.equal(curtain.state, 'down');
  curtain.putBack();
  assert.equal(curtain.state, 'open');
  curtain.draw();
  await curtain.lift(0);
  see(0, [2]);
  curtain.draw();
  assert.deepEqual([curtain.state, done], ['open', ['lift 0', 'fall']]);
});

test('a refused lift leaves it down', async () => {
  const { curtain, see } = await hung({ refused: true });
  see(null, [1]);
  await curtain.lift(1);
  await soon();
  assert.equal(curtain.state, 'down');
});

test('after the end, or after reconnecting, it is up if no player here is to act', async () => {
  const { curtain, see } = await hung();
  see(null, [1]);
  see(null, []);
  assert.equal(curtain.state, 'open');
});
