/** What can be chosen at a table, in words. */
import type { OptionInfo } from '../generated/http';
import { hasText, t } from '../session/texts.svelte';

export type Value = boolean | number | string | null;

const key = (game: string, option: string, value?: string) =>
  [game, 'option', option, ...(value === undefined ? [] : [value])].join('-');
const said = (key: string, other: string) => (hasText(key) ? t(key) : other);

/** What an option is called. */
export const optionName = (game: string, option: string): string => said(key(game, option), option);

/** What is chosen; `names` are those who sit there. */
export function choiceName(
  game: string,
  option: Pick<OptionInfo, 'key' | 'kind'>,
  value: Value,
  names: readonly string[],
): string {
  if (value === null) return said(key(game, option.key, 'none'), t('play-none'));
  if (typeof value === 'boolean')
    return said(key(game, option.key, value ? 'yes' : 'no'), t(value ? 'play-yes' : 'play-no'));
  if (option.kind === 'seat') return names[Number(value)] ?? t('shell-seat', { place: Number(value) + 1 });
  return said(key(game, option.key, String(value)), String(value));
}

/** All that was chosen otherwise than usual, in one line. */
export function chosenInShort(
  game: string,
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, unknown>>,
  names: readonly string[],
): string {
  return options
    .filter((option) => option.key in chosen)
    .map((option) => {
      const value = chosen[option.key];
      const values = (Array.isArray(value) ? value : [value]) as Value[];
      const words = values.map((one) => choiceName(game, option, one, names)).join(', ');
      return `${optionName(game, option.key)}: ${words}`;
    })
    .join(' · ');
}
