/** The clocks that a table offers. */
import type { ClockRule } from '../../generated/wire';
import { t } from '../../session/texts.svelte';
import { span } from './duration';

export const CLOCKS: readonly { readonly name: string; readonly rules: readonly ClockRule[] }[] = [
  { name: 'shell-clock-moves', rules: [30, 60, 120, 300].map((seconds) => ({ type: 'move', seconds })) },
  {
    name: 'shell-clock-games',
    rules: [
      { type: 'game', seconds: 300, more: 5 },
      { type: 'game', seconds: 600, more: 10 },
      { type: 'game', seconds: 1800, more: 30 },
    ],
  },
  { name: 'shell-clock-days', rules: [1, 2, 3, 7].map((days) => ({ type: 'days', days })) },
];

/** Seconds to wait for an absent player; `null`: without end. */
export const PATIENCES: readonly (number | null)[] = [30, 60, 120, 300, null];

/** A clock in words. */
export function clockName(rule: ClockRule | null): string {
  switch (rule?.type) {
    case undefined:
      return t('shell-clock-none');
    case 'move':
      return t('shell-clock-move', { span: span(rule.seconds) });
    case 'game':
      return rule.more === 0
        ? t('shell-clock-game-alone', { span: span(rule.seconds) })
        : t('shell-clock-game', { span: span(rule.seconds), more: span(rule.more) });
    case 'days':
      return t('shell-clock-day', { count: rule.days });
    default:
      return rule satisfies never;
  }
}

/** To tell one from another. */
export const clockKey = (rule: ClockRule | null): string =>
  JSON.stringify(rule, ['type', 'seconds', 'more', 'days']);
