import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import type { SaidRemark } from '../src/generated/wire';
import { Talk } from '../src/session/talk.svelte';
import { afterwards, pass, withoutBrowser } from './room';

const kept = new Map<string, string>();

beforeEach(() => {
  withoutBrowser();
  kept.clear();
  Object.assign(globalThis, {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
  });
});
afterEach(afterwards);

const remark = (n: number, who: string): SaidRemark => ({
  n,
  who,
  name: who,
  seat: null,
  text: `${n}`,
  at: 0,
});

/** The talk of a table with these remarks from before the page was opened. */
function page(...before: SaidRemark[]) {
  const talk = new Talk('table');
  talk.you = 'ann';
  if (before.length > 0) talk.replace(before);
  return talk;
}
const says = (talk: Talk, one: SaidRemark) => talk.add(one);
const texts = (some: readonly SaidRemark[]) => some.map(({ text }) => text);

test('what others say is unread until it is looked at, also after a reload', () => {
  const talk = page(remark(1, 'bob'));
  says(talk, remark(2, 'ann'));
  says(talk, remark(3, 'bob'));
  assert.equal(talk.unread, 2);
  talk.read();
  assert.equal(talk.unread, 0);
  const again = page(remark(1, 'bob'), remark(2, 'ann'), remark(3, 'bob'), remark(4, 'bob'));
  assert.equal(again.unread, 1);
});

test('only what others say from now on is said aloud', () => {
  const talk = page(remark(1, 'bob'));
  says(talk, remark(2, 'bob'));
  says(talk, remark(3, 'ann'));
  assert.deepEqual(texts(talk.aloud), ['2']);
});

test("a muted person's remarks are hidden, also after a reload, until unmuted", () => {
  const talk = page(remark(1, 'bob'), remark(2, 'cleo'));
  talk.mute({ who: 'bob', name: 'Bob' });
  says(talk, remark(3, 'bob'));
  talk.show({ type: 'reacted', who: 'bob', name: 'Bob', seat: 1, reaction: 'clap' });
  assert.deepEqual(texts(talk.remarks), ['2']);
  assert.equal(talk.unread, 1);
  assert.deepEqual(talk.reactions, []);
  const again = page(remark(1, 'bob'), remark(2, 'cleo'), remark(3, 'bob'));
  assert.deepEqual(again.muted, [{ who: 'bob', name: 'Bob' }]);
  again.unmute('bob');
  assert.deepEqual(texts(again.remarks), ['1', '2', '3']);
});

test('a removed remark disappears, and a full list replaces the old one', () => {
  const talk = page(remark(1, 'bob'), remark(2, 'bob'));
  talk.remove(1);
  assert.deepEqual(texts(talk.remarks), ['2']);
  talk.replace([remark(4, 'bob')]);
  assert.deepEqual(texts(talk.remarks), ['4']);
});

test('a reaction is visible for a short time, and each person has one at a time', async () => {
  const talk = page();
  for (const reaction of ['clap', 'wow'] as const)
    talk.show({ type: 'reacted', who: 'bob', name: 'Bob', seat: 1, reaction });
  assert.deepEqual(
    talk.reactions.map(({ reaction }) => reaction),
    ['wow'],
  );
  await pass(3);
  assert.deepEqual(talk.reactions, []);
});
