/** A row of which one place is changed: what somebody has, by seat. */
export function changed<T>(row: readonly T[], at: number, change: (one: T) => T): readonly T[] {
  return row.map((one, index) => (index === at ? change(one) : one));
}
