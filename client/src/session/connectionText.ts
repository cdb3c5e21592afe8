/** The state of a connection in words; empty while it is open or closed for good. */
import type { ConnectionState } from './connection.svelte';
import { t } from './texts.svelte';

export function connectionText(state: ConnectionState): string {
  switch (state) {
    case 'open':
    case 'gone':
      return '';
    case 'connecting':
      return t('shell-connecting');
    case 'waiting':
      return t('shell-reconnecting');
    case 'offline':
      return t('shell-offline');
    default:
      return state satisfies never;
  }
}
