/** A board on a recorded feed: no table, no connection. The browser tests build this page and serve it beside
frames.json; `document.body.dataset.shown` is the number of the last event that the board has shown. */
import '../../src/style/base.css';
import { mount } from 'svelte';
import BoardView from '../../src/play/BoardView.svelte';
import { loadGame } from '../../src/play/boards';
import type { Frame } from '../../src/play/contract';
import { RecordedFeed } from '../../src/play/recorded';
import { speak, t } from '../../src/session/texts.svelte';

declare global {
  interface Window {
    /** Give the board the next frame. */
    next: () => void;
    /** Go to a frame without showing what led there. */
    jump: (to: number) => void;
  }
}

const id = new URLSearchParams(location.search).get('game') ?? '';
const frames = (await (await fetch('frames.json')).json()) as [Frame, ...Frame[]];
await speak('en');
const game = await loadGame(id, undefined);

const feed = new RecordedFeed(frames);
window.next = () => void feed.next();
window.jump = (to) => feed.goTo(to);

const target = document.querySelector<HTMLElement>('#app')!;
target.style.blockSize = '100dvh';
mount(BoardView, {
  target,
  props: {
    id,
    game,
    feed,
    text: t,
    host: { shown: ({ n }) => (document.body.dataset['shown'] = `${n}`) },
  },
});
