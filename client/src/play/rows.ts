/** A copy of a row with one item changed, such as what a player has, by seat. */
export function changed<T>(row: readonly T[], at: number, change: (one: T) => T): readonly T[] {
  return row.map((one, index) => (index === at ? change(one) : one));
}
