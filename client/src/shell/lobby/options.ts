/** What can be chosen at a table, in words. */
import type { OptionInfo } from '../../generated/http';
import { hasText, t } from '../../session/texts.svelte';

export type Value = boolean | number | string | null;

const key = (game: string, option: string, value?: string) =>
  [game, 'option', option, ...(value === undefined ? [] : [value])].join('-');
const said = (key: string, other: string) => (hasText(key) ? t(key) : other);

/** What an option is called. */
export const optionName = (game: string, option: string): string => said(key(game, option), option);

/** What something that is on or off does. */
export const whatItDoes = (game: string, option: string): string => said(key(game, option, 'yes'), '');

/** Flags of which at most one is on, from the least to the most; `null` is the usual among them. */
export interface Grades {
  /** What they grade. */
  key: string;
  flags: readonly (OptionInfo | null)[];
}

/** Each option by itself, and those that grade the same together, where the first of them stands. */
export function rows(options: readonly OptionInfo[]): (OptionInfo | Grades)[] {
  const seen = new Set<string>();
  return options.flatMap((option): (OptionInfo | Grades)[] => {
    const what = option.graded?.what;
    if (what === undefined) return [option];
    if (seen.has(what)) return [];
    seen.add(what);
    const place = (flag: OptionInfo | null) => flag?.graded?.place ?? 0;
    const flags = [null, ...options.filter(({ graded }) => graded?.what === what)];
    return [{ key: what, flags: flags.sort((a, b) => place(a) - place(b)) }];
  });
}

/** What one of them is called beside the others. */
export const gradeName = (game: string, grades: Grades, flag: OptionInfo | null): string =>
  said(key(game, grades.key, flag?.key ?? 'none'), flag ? optionName(game, flag.key) : t('play-none'));

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

/** What a number that is written stands beside, where there may also be none. */
export const writtenName = (game: string, option: string, fromTo: string): string =>
  said(key(game, option, 'some'), fromTo);

/** A game of words is laid in the reader's language, if it has words in it. */
export function inOwnLanguage(options: readonly OptionInfo[], lang: string): Record<string, string> {
  const words = options.find((option) => option.key === 'language');
  return words?.choices.includes(lang) && words.default !== lang ? { language: lang } : {};
}

/** The language of a table's words, said so that nobody is surprised; `null` in a game without words. */
export function wordsLanguage(
  game: string,
  options: readonly OptionInfo[],
  chosen: Readonly<Record<string, unknown>>,
): string | null {
  const words = options.filter((option) => option.key === 'language');
  return words.length > 0
    ? chosenInShort(game, words, { language: chosen['language'] ?? words[0]?.default }, [])
    : null;
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
