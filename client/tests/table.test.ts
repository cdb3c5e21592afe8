import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { FromServer } from '../src/generated/wire';
import { afterwards, soon, withoutBrowser } from './room';

/** The far end of the line. */
class Socket {
  static readonly OPEN = 1;
  static opened: Socket[] = [];
  readyState = Socket.OPEN;
  readonly sent: { type: string; id: string }[] = [];
  onmessage: (message: { data: string }) => void = () => {};
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
  clock: null,
  told: told.map((one) => ({ n: one, event: { type: 'beside' }, lines: [] })),
  fresh,
});

beforeEach(() => {
  withoutBrowser();
  Socket.opened = [];
  Object.assign(globalThis, {
    WebSocket: Socket,
    location: { protocol: 'http:', host: 'here' },
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

test('a newcomer asks for the whole, and whoever comes back for what was missed', async () => {
  const table = await opened();
  assert.equal(Socket.opened[0]?.address, 'ws://here/ws/key?lang=en');
  Socket.opened[0]?.says(game(3, [], true));
  table.line.reconnect();
  assert.equal(Socket.opened[1]?.address, 'ws://here/ws/key?lang=en&since=1.3');
  Socket.opened[1]?.says(game(4, [4]));
  assert.equal(table.feed?.latest.missed, true);
  Socket.opened[1]?.says(game(5, [5]));
  assert.equal(table.feed?.latest.missed, false);
});

test('in another language all words come anew', async () => {
  const { settings } = await import('../src/session/settings.svelte');
  const table = await opened();
  Socket.opened[0]?.says(game(3, [], true));
  settings.lang = 'uk';
  table.line.reconnect();
  assert.equal(Socket.opened[1]?.address, 'ws://here/ws/key?lang=uk');
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
    ['look'],
  );
});
