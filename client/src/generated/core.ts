// Written by `yakai types` from the Python types. Do not edit.
// What all games share.

/** How a game ended. Place 1 is best, and equal places share. */
export interface Result {
  readonly reason: string;
  readonly scores: readonly number[];
  readonly places: readonly number[];
}
