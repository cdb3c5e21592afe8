/** Tables that this browser's start page shows no more among those to carry on. Whoever goes there again has them back
on the list. */
const KEY = 'yakai.put-away';
/** So many are remembered. */
const MOST = 100;

function recalled(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return []; // A browser that keeps nothing.
  }
}

class PutAway {
  #tables = $state.raw(recalled());

  has(table: string): boolean {
    return this.#tables.includes(table);
  }

  /** Put it away, or back on the list. */
  turn(table: string): void {
    this.#keep(this.has(table) ? this.#without(table) : [...this.#tables, table]);
  }

  /** Somebody plays there again. */
  takeOut(table: string): void {
    if (this.has(table)) this.#keep(this.#without(table));
  }

  #without = (table: string) => this.#tables.filter((one) => one !== table);

  #keep(tables: readonly string[]): void {
    this.#tables = tables.slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#tables));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}

export const putAway = new PutAway();
