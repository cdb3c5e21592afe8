import assert from 'node:assert/strict';
import { afterEach, beforeEach, test } from 'node:test';
import { tooltipGestures } from '../src/play/tooltipGestures';
import { afterwards, pass, withoutBrowser } from './room';

beforeEach(withoutBrowser);
afterEach(afterwards);

/** A thing that is touched, and what was asked about it. */
function thing(says = true) {
  const element = new EventTarget();
  const heard: string[] = [];
  const gestures = tooltipGestures(element, {
    open: () => (heard.push('open'), says),
    close: () => void heard.push('close'),
  });
  const does = (name: string, more: object = {}): Event => {
    const event = Object.assign(new Event(name, { cancelable: true }), {
      pointerType: 'touch',
      isPrimary: true,
      buttons: 0,
      clientX: 0,
      clientY: 0,
      ...more,
    });
    element.dispatchEvent(event);
    return event;
  };
  const asked = () => heard.filter((one) => one === 'open').length;
  return { does, heard, asked, gestures, element };
}

const mouse = { pointerType: 'mouse' };

test('the mouse asks by resting, and not by passing', async () => {
  const { does, asked } = thing();
  does('pointerenter', mouse);
  await pass(0.4);
  does('pointerleave', mouse);
  await pass(1);
  assert.equal(asked(), 0);
  does('pointerenter', mouse);
  await pass(0.6);
  assert.equal(asked(), 1);
});

test('a pressed button asks for nothing', async () => {
  const { does, asked } = thing();
  does('pointerenter', { ...mouse, buttons: 1 });
  await pass(1);
  does('pointerenter', mouse);
  does('pointerdown', { ...mouse, buttons: 1 });
  await pass(1);
  assert.equal(asked(), 0);
});

test('the mouse may go over to the note', async () => {
  const { does, heard, gestures } = thing();
  does('pointerenter', mouse);
  await pass(0.6);
  does('pointerleave', mouse);
  gestures.keepOpen();
  await pass(1);
  assert.deepEqual(heard, ['open']);
  gestures.closeSoon();
  await pass(0.2);
  assert.deepEqual(heard, ['open', 'close']);
});

test('a long press asks and is no tap; the note stays when the finger lifts', async () => {
  const { does, heard } = thing();
  does('pointerdown');
  await pass(0.6);
  does('pointerup');
  assert.equal(does('click').defaultPrevented, true);
  await pass(1);
  assert.deepEqual(heard, ['close', 'open']);
});

test('a short press is a tap', async () => {
  const { does, asked } = thing();
  does('pointerdown');
  await pass(0.3);
  does('pointerup');
  assert.equal(does('click').defaultPrevented, false);
  await pass(1);
  assert.equal(asked(), 0);
});

test('a press that moves, or that the browser takes to scroll, is no long press', async () => {
  for (const [name, more] of [
    ['pointermove', { clientX: 12 }],
    ['pointercancel', {}],
  ] as const) {
    const { does, asked } = thing();
    does('pointerdown');
    does(name, more);
    await pass(1);
    assert.equal(asked(), 0, name);
    assert.equal(does('click').defaultPrevented, false);
  }
});

test('a finger that trembles holds still enough', async () => {
  const { does, asked } = thing();
  does('pointerdown');
  does('pointermove', { clientX: 4, clientY: 4 });
  await pass(0.6);
  assert.equal(asked(), 1);
});

test('where nothing is to be said a long press is a tap', async () => {
  const { does } = thing(false);
  does('pointerdown');
  await pass(0.6);
  does('pointerup');
  assert.equal(does('click').defaultPrevented, false);
});

test('after a long press the next tap is one', async () => {
  const { does } = thing();
  does('pointerdown');
  await pass(0.6);
  does('pointerup');
  does('click');
  does('pointerdown');
  does('pointerup');
  assert.equal(does('click').defaultPrevented, false);
});

test('the keyboard asks by a question mark, on any layout', () => {
  const { does, asked } = thing();
  does('keydown', { key: 'a', code: 'KeyA' });
  assert.equal(asked(), 0);
  assert.equal(does('keydown', { key: '?', code: 'Digit7', shiftKey: true }).defaultPrevented, true);
  assert.equal(does('keydown', { key: ',', code: 'Slash', shiftKey: true }).defaultPrevented, true);
  assert.equal(asked(), 2);
});

test('after it is removed nothing is asked', async () => {
  const { does, asked, gestures } = thing();
  does('pointerdown');
  gestures.end();
  await pass(1);
  does('pointerenter', mouse);
  await pass(1);
  assert.equal(asked(), 0);
});
