/** Time that is left, as a ring has room for it: three signs. */
import type { Text } from './contract';

const LONG = 999;
const MINUTE = 60;

/** Seconds; of what is longer, minutes. */
export function shortly(seconds: number): string {
  return seconds > LONG ? `${Math.ceil(seconds / MINUTE)}′` : String(seconds);
}

/** The same for the ears. */
export function inWords(seconds: number, t: Text): string {
  return seconds > LONG
    ? t('play-minutes-left', { minutes: Math.ceil(seconds / MINUTE) })
    : t('play-time-left', { seconds });
}
