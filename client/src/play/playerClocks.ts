/** The players' clocks as they are shown. */
import type { Seat, PlayerClock } from './contract';

/** The clocks as the server sent them, and when they arrived, in `performance.now()`'s milliseconds. */
export interface Clocks {
  readonly kind: PlayerClock['kind'];
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly at: number;
}

/** Seconds from which a clock is red. */
export const LATE = 10;

const WEEK = 6 * 86_400;

/** A seat's clock, if it is shown now: a clock per move only while it runs.

`lostAt`: when the connection was last lost. Clocks from before that stop there, since their state is unknown. */
export function clockOf(clocks: Clocks | null, seat: Seat, lostAt: number | null = null): PlayerClock | null {
  const left = clocks?.left[seat] ?? null;
  if (!clocks || left === null) return null;
  const running = clocks.running.includes(seat);
  if (!running && clocks.kind !== 'game') return null;
  const clock = { kind: clocks.kind, left, running, at: clocks.at };
  if (!running || lostAt === null || lostAt < clocks.at) return clock;
  return { ...clock, left: secondsLeft(clock, lostAt), running: false };
}

/** The whole seconds left. */
export const secondsLeft = (clock: PlayerClock, now: number): number =>
  Math.max(0, Math.ceil(clock.left - (clock.running ? Math.max(0, now - clock.at) / 1000 : 0)));

/** Hours, minutes and seconds, as on a clock. */
export function digits(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Day and time at which this many seconds will be over; within a week with the day's name. */
export function when(seconds: number, lang: string, weekday: 'long' | 'short', now = Date.now()): string {
  const day: Intl.DateTimeFormatOptions = seconds < WEEK ? { weekday } : { day: 'numeric', month: weekday };
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hour12: false };
  const at = new Date(now + seconds * 1000);
  const [first, second] = [day, time].map((one) => new Intl.DateTimeFormat(lang, one).format(at));
  return `${first} ${second}`;
}
