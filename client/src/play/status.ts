/** What stands beside the buttons. */
import type { Seat, Text } from './contract';
import type { Kinds } from './script';
import type { Stage } from './stage.svelte';

/** For whom one waits; nothing if for nobody. */
export function waiting(acting: readonly Seat[], name: (seat: Seat) => string, t: Text): string {
  const [first] = acting;
  if (first === undefined) return '';
  return acting.length === 1
    ? t('play-turn', { name: name(first) })
    : t('play-turns', { names: acting.map(name).join(', ') });
}

/** What is to be done now: `own` are the game's words for one's own turn, the rest all boards say alike. */
export function status<Of extends Kinds>(
  stage: Stage<Of>,
  acting: readonly Seat[],
  own: () => string,
  t: Text,
): string {
  if (stage.result) return t('play-over');
  if (stage.sending) return t('play-sending');
  if (stage.seat === null || !acting.includes(stage.seat))
    return waiting(acting, (seat) => stage.name(seat), t);
  return stage.busy ? '' : own();
}
