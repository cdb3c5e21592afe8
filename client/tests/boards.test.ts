// Laws for every board of ours: its script is played whole random games, through every pair of eyes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { afterEach, beforeEach, mock, test } from 'node:test';
import type { Company, Frame as AnyFrame, BoardHost as AnyHost } from '../src/play/contract';
import type { Kinds, Script } from '../src/play/script';
import { Stage } from '../src/play/stage.svelte';
import { ObservableValue } from '../src/play/observable';
import { afterwards, emptyTable, pass, soon, withoutBrowser } from './room';

type Told = { readonly type: string; readonly seconds?: number; readonly face?: unknown };
type Frame = AnyFrame<unknown, unknown, Told>;
type Host = AnyHost<unknown, unknown, Told>;
interface Any extends Kinds {
  event: Told;
}

const scripts = import.meta.glob<{ script: Script<Any> }>('../src/games/*/script.ts', { eager: true });

/** The server's own frames of a random game. */
function played(game: string, seats: number, seed: number): Frame[][] {
  const python = process.env['YAKAI_PYTHON'] ?? '../.venv/bin/python';
  const asked = ['-m', 'yakai.testing.frames', game, `${seats}`, `${seed}`];
  const { status, stdout, stderr } = spawnSync(python, asked, { encoding: 'utf8', maxBuffer: 1e9 });
  assert.equal(status, 0, stderr);
  return JSON.parse(stdout) as Frame[][];
}

function roomOf(first: Frame): { host: Host; feed: ObservableValue<Frame> } {
  const feed = new ObservableValue<Frame>(first);
  const host: Host = {
    feed,
    company: new ObservableValue<Company>(emptyTable),
    play: () => Promise.resolve(true),
    why: () => Promise.resolve(),
    actions: () => Promise.resolve([]),
    glimpse: () => {},
    glimpses: { listen: () => () => {} },
    text: (key) => key,
    told: () => {},
    shown: () => {},
    sound: () => {},
    reducedMotion: () => false,
  };
  return { host, feed };
}

const STEP = 0.05;
/** Things that travel and short pauses come on top of the seconds that an event asks for. */
const BESIDE = 1.5;
/** A card that one holds to one's own face stays there until one lays it down, or at most so long. */
const LOOK = 6;

const events = (frame: Frame) => frame.told.map(({ event }) => event as Told);
const looks = (frame: Frame) => events(frame).filter(({ type, face }) => type === 'peeked' && face);
const wantedBy = (frame: Frame) => events(frame).reduce((sum, { seconds = 0 }) => sum + seconds, 0);

beforeEach(withoutBrowser);
afterEach(afterwards);

/** At how many seats, and with which seed. */
const TABLES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  sketch: [
    [2, 5],
    [2, 8],
    [2, 13],
  ],
  pictomania: [
    [3, 5],
    [6, 8],
  ],
};
const OTHERS = [
  [2, 3],
  [3, 5],
  [4, 8],
] as const;

for (const [path, { script }] of Object.entries(scripts)) {
  const game = path.split('/').at(-2)!;
  for (const [seats, seed] of TABLES[game] ?? OTHERS) {
    test(`${game} for ${seats}, ${seed}: every event can be shown, takes the time it asks for, leaves nothing hanging`, async () => {
      const complained = mock.method(console, 'error', () => {});
      for (const frames of played(game, seats, seed))
        await follows(script, frames, () => complained.mock.callCount());
    });
  }
}

async function follows(
  script: Script<Any>,
  [first, ...rest]: Frame[],
  complaints: () => number,
): Promise<void> {
  const { host, feed } = roomOf(first!);
  const stage = new Stage<Any>(host, script);
  stage.where = () => ({}) as DOMRect; // Everything has its place, so everything travels.
  for (const frame of rest) {
    feed.set(frame);
    await soon();
    const held = stage.busy;
    let lasted = 0;
    for (; stage.busy && lasted < 60; lasted += STEP) await pass(STEP);
    const types = events(frame).map(({ type }) => type);
    const what = `seat ${frame.seat}, ${types.join(' ')}`;
    assert.equal(complaints(), 0, what);
    assert.equal(stage.busy, false, `${what}: still held after a minute`);
    if (held) {
      const wanted = wantedBy(frame);
      const most = wanted + BESIDE * frame.told.length + LOOK * looks(frame).length;
      assert.ok(lasted >= wanted - 2 * STEP, `${what}: ${lasted} s shown, ${wanted} s asked for`);
      assert.ok(lasted <= most, `${what}: ${lasted} s shown, ${wanted} s asked for`);
    }
    for (let rest = 0; rest < 20 && stage.flights.length > 0; rest++) await pass(1);
  }
  for (let rest = 0; rest < 30; rest++) await pass(1);
  assert.deepEqual(stage.scene, script.still, 'something hangs after the end');
  stage.unmount();
}
