/** What the pages that show a table have in common: a player's page and the big screen. */
import type { TableMessage } from '../generated/wire';
import type { Frame } from '../play/contract';
import type { BoardTurn } from '../play/turn';
import { settings } from './settings.svelte';
import type { Table } from './table.svelte';
import { isOutdated, reloadWhenIdle, type Doing } from './update';

/** What the board of a table has shown on this screen. `LiveGame` sets it, and the page around follows it. */
export class TableScreen {
  /** The latest frame that the board has shown. */
  shown = $state.raw<Frame | null>(null);
  /** The same, with the seats that may act. */
  shownTurn = $state.raw<BoardTurn | null>(null);
  /** The latest frame of the feed, which the board may not have shown yet: for a screen that several players share. */
  latestTurn = $state.raw<BoardTurn | null>(null);

  /** There is no board any more. */
  clear(): void {
    this.shown = null;
    this.shownTurn = null;
    this.latestTurn = null;
  }
}

/** Keep a table's page as the server and the settings want it, for as long as its component exists. After an update of
the server it is reloaded as soon as what the player is `doing` allows it. */
export function keepUpToDate(table: Table, message: () => TableMessage | null, doing: () => Doing): void {
  const build = $derived(message()?.build);
  const outdated = $derived(build !== undefined && isOutdated(build));
  $effect(() => (outdated ? reloadWhenIdle(doing) : undefined));

  // The server sends texts in the language that the connection was opened with.
  let lang = settings.lang;
  $effect(() => {
    if (settings.lang === lang) return;
    lang = settings.lang;
    table.connection.reconnect();
  });
}
