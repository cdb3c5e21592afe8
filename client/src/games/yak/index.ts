/** Yak for the shell: its board, its words, its score. */
import { flushSync, mount, unmount } from 'svelte';
import { asAnyGame, type Game } from '../../board';
import type { Action, Choice, Event, View } from '../../generated/games/yak';
import Board from './Board.svelte';
import Guide from './Guide.svelte';
import { lines, score } from './lines';
import { Stage } from './stage.svelte';

const yak: Game<View, Choice, Event, Action> = {
  mount(element, props) {
    const stage = new Stage(props);
    const board = mount(Board, { target: element, props: { stage, t: props.text } });
    return {
      update: (input) => stage.update(input),
      unmount: () => {
        stage.unmount();
        void unmount(board);
      },
    };
  },
  guide(element, text) {
    const guide = mount(Guide, { target: element, props: { t: text } });
    flushSync();
    return () => void unmount(guide);
  },
  lines,
  options: (names, text) => [
    {
      key: 'first',
      label: text('yak-board-option-first'),
      choices: [
        { value: null, label: text('yak-board-option-chance') },
        ...names.map((label, value) => ({ value, label })),
      ],
    },
  ],
  turn: (view) => view.turn,
  result: (view) => view.result,
  score,
};

export default asAnyGame(yak);
