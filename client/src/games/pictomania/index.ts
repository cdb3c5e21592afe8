/** Pictomania's board, guide and end. */
import { mountBoard, mountEnd, mountGuide, type GameOf } from '../../play/mount';
import Board from './Board.svelte';
import End from './End.svelte';
import { follow } from './fold';
import Guide from './Guide.svelte';
import { PENCILS } from './pencils';
import { script, type PictomaniaGame } from './script';

const pictomania: GameOf<PictomaniaGame> = {
  mount: mountBoard(Board, script),
  acting: script.acting,
  guide: mountGuide(Guide),
  end: mountEnd(End),
  follow,
  colours: (t) =>
    PENCILS.map(({ key, ink, mark }) => ({
      name: t(`pictomania-board-pencil-${key}`),
      paint: ink,
      mark,
    })),
};

export default pictomania;
