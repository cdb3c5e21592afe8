/** Yokai Sketch's board, guide and end. */
import { mountBoard, mountEnd, mountGuide, type GameOf } from '../../play/mount';
import Board from './Board.svelte';
import End from './End.svelte';
import Guide from './Guide.svelte';
import { script, type SketchGame } from './script';

const sketch: GameOf<SketchGame> = {
  mount: mountBoard(Board, script),
  acting: script.acting,
  guide: mountGuide(Guide),
  end: mountEnd(End),
};

export default sketch;
