/** How long people may think, as it is shown. */
import type { Seat, PlayerClock } from './contract';

/** What the server said of it, and when that came, in `performance.now()`'s milliseconds. */
export interface Clocks {
  readonly kind: PlayerClock['kind'];
  readonly left: readonly (number | null)[];
  readonly running: readonly Seat[];
  readonly at: number;
}

/** Red from here on. */
export const LATE = 10;

const WEEK = 6 * 86_400;

/** A seat's clock, if it has one that means something now: without Fischer's only while it runs.

`cut`: when the line was last cut. What was said before stands still from then on: nobody knows how it goes on. */
export function clockOf(clocks: Clocks | null, seat: Seat, cut: number | null = null): PlayerClock | null {
  const left = clocks?.left[seat] ?? null;
  if (!clocks || left === null) return null;
  const running = clocks.running.includes(seat);
  if (!running && clocks.kind !== 'game') return null;
  const clock = { kind: clocks.kind, left, running, at: clocks.at };
  if (!running || cut === null || cut < clocks.at) return clock;
  return { ...clock, left: secondsLeft(clock, cut), running: false };
}

/** Whole seconds that are left. */
export const secondsLeft = (clock: PlayerClock, now: number): number =>
  Math.max(0, Math.ceil(clock.left - (clock.running ? Math.max(0, now - clock.at) / 1000 : 0)));

/** Hours, minutes and seconds, as on a clock. */
export function digits(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** The day and the time at which so many seconds will be over; within a week the day has a name. */
export function when(seconds: number, lang: string, weekday: 'long' | 'short', now = Date.now()): string {
  const day: Intl.DateTimeFormatOptions = seconds < WEEK ? { weekday } : { day: 'numeric', month: weekday };
  const time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hour12: false };
  const at = new Date(now + seconds * 1000);
  const [first, second] = [day, time].map((one) => new Intl.DateTimeFormat(lang, one).format(at));
  return `${first} ${second}`;
}
