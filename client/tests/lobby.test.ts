import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { OptionInfo } from '../src/generated/http';
import type { SeatInfo, TableMessage } from '../src/generated/wire';
import { missing, watching } from '../src/shell/lobby/missing';
import { choiceName, inOwnLanguage } from '../src/shell/lobby/options';

const option = (more: Partial<OptionInfo>): OptionInfo => ({
  key: 'first',
  kind: 'choice',
  default: null,
  choices: [],
  least: null,
  most: null,
  graded: null,
  ...more,
});
const language = option({ key: 'language', default: 'en', choices: ['en', 'ru', 'uk'] });

test('a game of words is laid in the reader’s language, where it has words in it', () => {
  assert.deepEqual(inOwnLanguage([option({}), language], 'ru'), { language: 'ru' });
  assert.deepEqual(inOwnLanguage([language], 'en'), {});
  assert.deepEqual(inOwnLanguage([language], 'de'), {});
  assert.deepEqual(inOwnLanguage([option({})], 'ru'), {});
});

test('a deck’s language without a name of its own is called as the browser calls it', () => {
  assert.equal(choiceName('pictomania', language, 'de', []), 'German');
  assert.equal(choiceName('pictomania', language, 'no code', []), 'no code');
});

/** What the host of such a table is advised: the keys of the texts. */
function advice(types: readonly SeatInfo['type'][], least: number): string[] {
  const players = types.map((type) => ({ type, name: 'Ann', ready: true, here: true }));
  const table = { players, yours: [0], host: true, phase: 'lobby' } as unknown as TableMessage;
  return missing(table, (key) => key, least);
}

test('seats are to be taken away only where there are too many, and from the end', () => {
  const open = 'shell-open-seats';
  assert.deepEqual(advice(['person', 'open', 'open'], 2), [open, 'shell-host-seats']);
  assert.deepEqual(advice(['person', 'open', 'open'], 3), [open, 'shell-host-least']);
  assert.deepEqual(advice(['person', 'open', 'bot'], 2), [open, 'shell-host-invite']);
  assert.deepEqual(advice(['person', 'bot'], 2), []);
});

test('a guest is not told to stay and watch where the host allows no spectators', () => {
  const told = (type: SeatInfo['type'], allowed: boolean) => {
    const players = [{ type, name: 'Ann', ready: true, here: true }];
    const hosting = { watching: allowed };
    const table = { players, host: false, invitation: 'key', hosting } as unknown as TableMessage;
    return watching(table, (key, details) => `${key} ${details?.spectators}`);
  };
  assert.equal(told('open', true), 'shell-choose-seat yes');
  assert.equal(told('open', false), 'shell-choose-seat no');
  assert.equal(told('person', false), 'shell-full no');
});
