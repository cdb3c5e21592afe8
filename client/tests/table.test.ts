import assert from 'node:assert/strict';
import { afterEach, beforeEach, mock, test } from 'node:test';
import type { FromServer } from '../src/generated/wire';
import { afterwards, soon, withoutBrowser } from './room';

/** The far end of the line. */
class Socket {
  static readonly OPEN = 1;
  static opened: Socket[] = [];
  readyState = Socket.OPEN;
  bufferedAmount = 0;
  readonly sent: { type: string; id: string }[] = [];
  onopen: () => void = () => {};
  onmessage: (message: { data: string }) => void = () => {};
  onclose: () => void = () => {};
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    Socket.opened.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as { type: string; id: string });
  }

  close(): void {}

  says(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const game = (n: number, told: number[], fresh = false): FromServer => ({
  type: 'game',
  game: 1,
  seat: 0,
  names: ['Ann'],
  n,
  view: null,
  legal: null,
  result: null,
  paused: false,
  conceded: [],
  undo: false,
  hint: false,
  silent: false,
  timer: null,
  told: told.map((one) => ({ n: one, event: { type: 'beside' }, lines: [] })),
  fresh,
  idle: [],
  clocks: null,
  part: false,
  more: {},
});

beforeEach(() => {
  withoutBrowser();
  Socket.opened = [];
  Object.assign(globalThis, {
    WebSocket: Socket,
    location: { protocol: 'http:', host: 'here', pathname: '/t/key', search: '', hash: '' },
    fetch: () => Promise.reject(new Error('no server')),
    matchMedia: () => ({ matches: false, addEventListener: () => {} }),
    addEventListener: () => {},
    removeEventListener: () => {},
    setInterval: () => 0,
  });
  Object.assign(document, { addEventListener: () => {}, removeEventListener: () => {}, documentElement: {} });
  const navigator = { onLine: true, languages: ['en'] };
  Object.defineProperty(globalThis, 'navigator', { value: navigator, configurable: true });
});
afterEach(afterwards);

async function opened() {
  const { Table } = await import('../src/session/table.svelte');
  const table = new Table('key');
  await soon();
  return table;
}

test('a first visit asks for the whole game, a reconnection for what was missed', async () => {
  const table = await opened();
  assert.equal(Socket.opened[0]?.address, 'ws://here/ws/key?parts&lang=en&since=0.0');
  Socket.opened[0]?.says(game(3, [], true));
  table.connection.reconnect();
  assert.equal(Socket.opened[1]?.address, 'ws://here/ws/key?parts&lang=en&since=1.3');
  Socket.opened[1]?.says(game(4, [4]));
  assert.equal(table.feed?.latest.missed, true);
  Socket.opened[1]?.says(game(5, [5]));
  assert.equal(table.feed?.latest.missed, false);
});

test('the server says which reasons are final, and after no other the connection is given up', async () => {
  const table = await opened();
  Socket.opened[0]?.says({ type: 'gone', key: 'server-is-restarting', final: false });
  assert.equal(table.connection.state, 'connecting');
  Socket.opened[0]?.says({ type: 'gone', key: 'a-reason-of-tomorrow', final: true });
  assert.equal(table.connection.state, 'gone');
  assert.equal(table.connection.goneKey, 'a-reason-of-tomorrow');
});

test('in another language all words come anew', async () => {
  const { settings } = await import('../src/session/settings.svelte');
  const table = await opened();
  Socket.opened[0]?.says(game(3, [], true));
  settings.lang = 'uk';
  table.connection.reconnect();
  assert.equal(Socket.opened[1]?.address, 'ws://here/ws/key?parts&lang=uk');
  settings.lang = 'en';
});

test('after a gap the table looks at the whole, once', async () => {
  await opened();
  const [socket] = Socket.opened;
  socket?.says(game(3, [], true));
  socket?.says(game(7, [7]));
  socket?.says(game(8, [8]));
  assert.deepEqual(
    socket?.sent.map(({ type }) => type),
    ['full_state'],
  );
});

test('listeners get glimpses as they arrive, and nothing is kept', async () => {
  const table = await opened();
  const [socket] = Socket.opened;
  const heard: unknown[] = [];
  const glimpse = (at: number): FromServer => ({ type: 'glimpse', seat: 2, glimpse: at });
  socket?.says(game(3, [], true));
  socket?.says(glimpse(1));
  const unlisten = table.glimpses.listen((seat, value) => heard.push([seat, value]));
  socket?.says(glimpse(2));
  unlisten();
  socket?.says(glimpse(3));
  assert.deepEqual(heard, [[2, 2]]);
  assert.equal(table.feed?.latest.n, 3);
});

test('a glimpse is sent once, and dropped while disconnected or with a full send buffer', async () => {
  const table = await opened();
  const [socket] = Socket.opened;
  socket?.says(game(3, [], true));
  table.glimpse(0, 'one');
  socket!.bufferedAmount = 1e6;
  table.glimpse(0, 'two');
  socket!.bufferedAmount = 0;
  socket!.readyState = 3;
  table.glimpse(0, 'three');
  table.connection.reconnect();
  Socket.opened[1]?.onopen();
  assert.deepEqual(socket?.sent, [{ type: 'glimpse', seat: 0, game: 1, glimpse: 'one' }]);
  assert.deepEqual(
    Socket.opened[1]?.sent.map(({ type }) => type),
    ['ping'],
  );
});

test('latency is measured when the connection opens, and unknown while it is lost', async () => {
  const table = await opened();
  const [socket] = Socket.opened;
  assert.equal(table.connection.latency, null);
  let now = 1000;
  mock.method(performance, 'now', () => now);
  socket?.onopen();
  now += 42;
  socket?.says({ type: 'pong' });
  assert.equal(table.connection.latency, 42);
  socket?.says({ type: 'pong' });
  assert.equal(table.connection.latency, 42);
  table.connection.reconnect();
  assert.equal(table.connection.latency, null);
});

test('a hint is requested once, shown until the game continues, and dropped if it comes too late', async () => {
  const table = await opened();
  const [socket] = Socket.opened;
  const says = async (text: string) => {
    socket?.says({ type: 'hinted', id: socket.sent.at(-1)!.id, action: {}, text });
    await soon();
  };
  socket?.says(game(3, [], true));
  const before = table.feed!.latest;
  void table.hints.ask(before);
  void table.hints.ask(before);
  assert.deepEqual(
    socket?.sent.map(({ type }) => type),
    ['hint'],
  );
  assert.deepEqual(table.hints.at(before), { thinking: true, text: '', action: null });
  await says('I would pass.');
  assert.deepEqual(table.hints.at(before), { thinking: false, text: 'I would pass.', action: {} });
  socket?.says(game(4, [4]));
  assert.equal(table.hints.at(table.feed!.latest), null);
  void table.hints.ask(table.feed!.latest);
  table.hints.dismiss();
  await says('Too late.');
  assert.equal(table.hints.at(table.feed!.latest), null);
});

/** A table where seats 0 and 1 are played on this screen. */
const shared = {
  type: 'table',
  invitation: 'key',
  phase: 'playing',
  players: [],
  yours: [0, 1],
  curtains: [0, 1],
  games: 1,
} as unknown as FromServer;
const seen = (seat: number | null, n: number, fresh = true): FromServer => ({
  ...(game(n, [n], fresh) as Extract<FromServer, { type: 'game' }>),
  seat,
  view: seat === null ? 'public' : `hand ${seat}`,
  told: [{ n, event: null, lines: [`told ${seat} ${n}`] }],
});

test("when the curtain falls the seat's view is discarded, and late messages for it are ignored", async () => {
  const table = await opened();
  const [socket] = Socket.opened;
  socket?.says(shared);
  socket?.says(seen(null, 3));
  void table.lift(0);
  socket?.says(seen(null, 4, false));
  assert.equal(table.feed?.latest.view, 'public');
  assert.equal(table.feed?.latest.n, 3);
  socket?.says(seen(0, 5));
  assert.equal(table.feed?.latest.view, 'hand 0');
  assert.deepEqual(
    table.log.before.map(({ text }) => text),
    ['told 0 5'],
  );
  table.fall();
  assert.equal(table.feed, null);
  assert.deepEqual([...table.log.before, ...table.log.lines], []);
  socket?.says(seen(0, 6, false));
  assert.equal(table.feed, null);
  socket?.says(seen(null, 4));
  assert.equal((table.feed as { latest: { view: unknown } } | null)?.latest.view, 'public');
  assert.deepEqual(
    socket?.sent.map(({ type }) => type),
    ['lift_curtain', 'lower_curtain'],
  );
});

test('a reconnecting shared screen asks for nothing that a seat has seen', async () => {
  const table = await opened();
  Socket.opened[0]?.says(shared);
  Socket.opened[0]?.says(seen(null, 3));
  void table.lift(1);
  Socket.opened[0]?.says(seen(1, 5));
  table.connection.reconnect();
  assert.equal(table.feed, null);
  assert.equal(Socket.opened[1]?.address, 'ws://here/ws/key?parts&lang=en&since=0.0');
  Socket.opened[1]?.says(seen(null, 3));
  assert.equal((table.feed as { latest: { seat: unknown } } | null)?.latest.seat, null);
});

test('the next game begins with what all see', async () => {
  const table = await opened();
  const [socket] = Socket.opened;
  socket?.says(shared);
  void table.lift(0);
  socket?.says(seen(0, 9));
  const before = table.feed;
  socket?.says({ ...seen(null, 1, false), game: 2 } as FromServer);
  assert.ok(table.feed !== before);
  assert.equal(table.feed?.latest.seat, null);
  assert.equal(table.log.before.length, 0);
});

test('on a shared screen a timeout is announced by name, whichever seat is viewing', async () => {
  const { speak } = await import('../src/session/texts.svelte');
  const { toasts } = await import('../src/session/toasts.svelte');
  const words = { text: () => Promise.resolve('screens-timed-out = { $name } was late'), ok: true };
  Object.assign(globalThis, { fetch: () => Promise.resolve(words) });
  await speak('en');
  const table = await opened();
  const [socket] = Socket.opened;
  socket?.says(shared);
  void table.lift(0);
  socket?.says(seen(0, 3));
  const late = { type: 'timed_out', seat: 0 };
  const told = [{ n: 4, event: late, lines: ['Your time is up'] }];
  socket?.says({ ...seen(0, 4, false), told } as FromServer);
  table.log.told(4);
  assert.deepEqual(
    toasts.shown.map(({ text }) => text),
    ['Ann was late'],
  );
});

test('a refusal is not shown to the next viewer', async () => {
  const { toasts } = await import('../src/session/toasts.svelte');
  const table = await opened();
  const [socket] = Socket.opened;
  socket?.says(shared);
  void table.lift(0);
  socket?.says(seen(0, 3));
  const refuse = async () => {
    const { id } = socket!.sent.findLast(({ type }) => type === 'act')!;
    socket?.says({ type: 'refused', id, key: 'no', text: 'No such card', clause: null });
    await soon();
  };
  const refused = () => toasts.shown.filter(({ tone }) => tone === 'refusal').length;
  void table.act(0, {});
  await refuse();
  assert.equal(refused(), 1);
  void table.act(0, {});
  table.fall();
  await refuse();
  assert.equal(refused(), 0);
});

test('a server that accepts connections only to end them is asked less and less often', async () => {
  const table = await opened();
  const waits: number[] = [];
  for (let refused = 0; refused < 5; refused++) {
    const socket = Socket.opened.at(-1)!;
    socket.onopen();
    socket.says({ type: 'gone', key: 'store-is-unavailable', final: false });
    socket.onclose();
    let waited = 0;
    for (; Socket.opened.at(-1) === socket; waited += 10) mock.timers.tick(10);
    waits.push(waited);
  }
  assert.ok(waits[4]! > 3 * waits[0]!, String(waits));
  table.connection.close();
});
