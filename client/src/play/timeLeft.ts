/** Remaining time in words, and in at most three characters for a ring. */
import type { Text } from './contract';

const LONG = 999;
const MINUTE = 60;

/** Seconds, or minutes if there are too many. */
export function ringTime(seconds: number): string {
  return seconds > LONG ? `${Math.ceil(seconds / MINUTE)}′` : String(seconds);
}

/** The same in words, for screen readers. */
export function inWords(seconds: number, t: Text): string {
  return seconds > LONG
    ? t('play-minutes-left', { minutes: Math.ceil(seconds / MINUTE) })
    : t('play-time-left', { seconds });
}
