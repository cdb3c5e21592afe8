/** Yokai's board, guide, end, pictures of options, and campaign sheet. */
import { mount, unmount } from 'svelte';
import { mountBoard, mountEnd, mountGuide, type GameOf } from '../../play/mount';
import Board from './Board.svelte';
import End from './End.svelte';
import Guide from './Guide.svelte';
import Keepsake from './Keepsake.svelte';
import Option from './Option.svelte';
import { script, type Yokai } from './script';

/** The options that have a picture. */
const DRAWN: readonly string[] = ['links', 'stacked', 'blind', 'goal', 'harder', 'easier', 'notebook'];

const yokai: GameOf<Yokai> = {
  mount: mountBoard(Board, script),
  acting: script.acting,
  guide: mountGuide(Guide),
  end: mountEnd(End),
  option(target, option) {
    if (!DRAWN.includes(option.key)) return;
    const drawn = mount(Option, { target, props: { option } });
    return () => void unmount(drawn);
  },
  keepsake(target, keepsake) {
    const drawn = mount(Keepsake, { target, props: { keepsake } });
    return () => void unmount(drawn);
  },
};

export default yokai;
