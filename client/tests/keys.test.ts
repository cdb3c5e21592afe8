import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { digit, press } from '../src/play/keys';
import { afterwards, withoutBrowser } from './room';

beforeEach(withoutBrowser);
afterEach(afterwards);

function pressed(code: string, more: Partial<KeyboardEvent> = {}) {
  const event = {
    code,
    target: null,
    prevented: false,
    preventDefault: () => (event.prevented = true),
    ...more,
  };
  const done: string[] = [];
  press(event as unknown as KeyboardEvent, {
    KeyD: () => void done.push('doubt'),
    KeyN: () => {
      done.push('nothing');
      return false;
    },
  });
  return { done, prevented: event.prevented };
}

test('digits are the same on both parts of the keyboard', () => {
  assert.deepEqual(['Digit1', 'Numpad9', 'Digit0', 'KeyA'].map(digit), [1, 9, null, null]);
});

test('a key does what it is for, and the browser does not have it', () => {
  assert.deepEqual(pressed('KeyD'), { done: ['doubt'], prevented: true });
});

test('a key that did nothing, or is for nothing, is the browser’s', () => {
  assert.deepEqual(pressed('KeyN'), { done: ['nothing'], prevented: false });
  assert.deepEqual(pressed('KeyX'), { done: [], prevented: false });
});

test('keys with others held down, in fields and in sheets are not the board’s', () => {
  assert.deepEqual(pressed('KeyD', { ctrlKey: true }).done, []);
  assert.deepEqual(pressed('KeyD', { target: new HTMLInputElement() }).done, []);
  document.querySelector = () => ({}) as Element;
  assert.deepEqual(pressed('KeyD').done, []);
});
