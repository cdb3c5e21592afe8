import { type Script } from '../src/play/script';
import { Stage } from '../src/play/stage.svelte';
import { Room, type Tiny } from './room';

/** A stage for the tiny game: `shown` holds for two seconds, `beside` moves for two and does not hold. */
export function staged(
  change: Partial<Script<Tiny>> = {},
  shows: Partial<Script<Tiny>['shows']> = {},
  room = new Room(),
) {
  const stage = new Stage<Tiny>(room, {
    idle: [],
    still: { board: null, cry: null },
    acting: () => [0],
    holds: ({ type }) => type === 'shown',
    ...change,
    shows: {
      async shown(event, moment) {
        moment.setScene({ board: `${event.by}` });
        await moment.pause(2);
        moment.view = event.by;
      },
      async beside(event, moment) {
        moment.setScene({ cry: `${event.by}` });
        await moment.pause(2);
        moment.clearScene();
      },
      ...shows,
    },
  });
  for (const name of ['here', 'there'])
    stage.place(name)({ getBoundingClientRect: () => ({}) } as unknown as HTMLElement);
  return { room, stage };
}
