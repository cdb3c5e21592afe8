/** Yak's board, guide and end. */
import { mountBoard, mountEnd, mountGuide, type GameOf } from '../../play/mount';
import Board from './Board.svelte';
import End from './End.svelte';
import Guide from './Guide.svelte';
import { script, type Yak } from './script';

const yak: GameOf<Yak> = {
  mount: mountBoard(Board, script),
  acting: script.acting,
  gathers: ({ type }) => type === 'challenged',
  guide: mountGuide(Guide),
  end: mountEnd(End),
};

export default yak;
