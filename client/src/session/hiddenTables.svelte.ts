/** Tables that the player has removed from the start page's list. Opening one shows it again. */
const KEY = 'yakai.put-away';
/** How many are remembered. */
const MOST = 100;

function recalled(): readonly string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as string[];
  } catch {
    return []; // Storage is blocked.
  }
}

class HiddenTables {
  #tables = $state.raw(recalled());

  has(table: string): boolean {
    return this.#tables.includes(table);
  }

  /** Hide a table, or show it again. */
  toggle(table: string): void {
    this.#keep(this.has(table) ? this.#without(table) : [...this.#tables, table]);
  }

  show(table: string): void {
    if (this.has(table)) this.#keep(this.#without(table));
  }

  #without = (table: string) => this.#tables.filter((one) => one !== table);

  #keep(tables: readonly string[]): void {
    this.#tables = tables.slice(-MOST);
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#tables));
    } catch {
      // Storage is blocked: it holds until the page is closed.
    }
  }
}

export const hiddenTables = new HiddenTables();
