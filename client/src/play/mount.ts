/** A Svelte component as a board, a guide or an end. */
import { flushSync, mount, unmount, type Component } from 'svelte';
import type { Ending, Game, Text } from './contract';
import type { Kinds, Script } from './script';
import { Stage } from './stage.svelte';

export type GameOf<Of extends Kinds> = Game<Of['view'], Of['legal'], Of['event'], Of['action']>;

/** The props of a board's component. */
export interface BoardProps<Of extends Kinds> {
  stage: Stage<Of>;
  t: Text;
}

function put<Props extends object>(
  component: Component<Props>,
  target: HTMLElement,
  props: Props,
): () => void {
  const drawn = mount(component as Component<object>, { target, props });
  flushSync();
  return () => void unmount(drawn);
}

/** `Game.mount` for a component on a stage that plays the game's script. `more` are further props. */
export function mountBoard<Of extends Kinds, More extends object = object>(
  component: Component<BoardProps<Of> & More>,
  script: Script<Of>,
  more: More = {} as More,
): GameOf<Of>['mount'] {
  return (element, host) => {
    const stage = new Stage<Of>(host, script);
    try {
      const takeAway = put(component, element, { ...more, stage, t: host.text });
      return {
        unmount() {
          stage.unmount();
          takeAway();
        },
      };
    } catch (error) {
      stage.unmount();
      throw error;
    }
  };
}

/** `Game.guide` for a component. */
export function mountGuide(component: Component<{ t: Text }>) {
  return (element: HTMLElement, text: Text): (() => void) => put(component, element, { t: text });
}

/** `Game.end` for a component. */
export function mountEnd<View>(component: Component<{ ending: Ending<View>; t: Text }>) {
  return (element: HTMLElement, ending: Ending<View>): (() => void) =>
    put(component, element, { ending, t: ending.text });
}
