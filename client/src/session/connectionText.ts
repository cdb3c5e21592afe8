/** How a line is, in words, when it is not simply open. */
import type { ConnectionState } from './connection.svelte';
import { t } from './texts.svelte';

export function breakInWords(state: ConnectionState): string {
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
