/** Pikit's board, guide and end. */
import { mountBoard, mountEnd, mountGuide, type GameOf } from '../../play/mount';
import { answered } from './acting';
import Board from './Board.svelte';
import End from './End.svelte';
import Guide from './Guide.svelte';
import { script, type Pikit } from './script';

const pikit: GameOf<Pikit> = {
  mount: mountBoard(Board, script),
  acting: script.acting,
  answered,
  guide: mountGuide(Guide),
  end: mountEnd(End),
};

export default pikit;
