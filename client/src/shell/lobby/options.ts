/** A table's options, in words. */
import type { OptionInfo } from '../../generated/http';
import { hasText, languageName, t } from '../../session/texts.svelte';

export type Value = boolean | number | string | null;

const key = (game: string, option: string, value?: string) =>
  [game, 'option', option, ...(value === undefined ? [] : [value])].join('-');
const said = (key: string, other: string) => (hasText(key) ? t(key) : other);

/** The name of an option. */
export const optionName = (game: string, option: string): string => said(key(game, option), option);

/** What a flag does. */
export const whatItDoes = (game: string, option: string): string => said(key(game, option, 'yes'), '');

/** Flags of which at most one is on, in order; `null` is the default between them. */
export interface Grades {
  /** The key that the flags share. */
  key: string;
  flags: readonly (OptionInfo | null)[];
}

/** Single options, and groups of graded flags at the position of their first. */
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

/** The name of a flag within its group. */
export const gradeName = (game: string, grades: Grades, flag: OptionInfo | null): string =>
  said(key(game, grades.key, flag?.key ?? 'none'), flag ? optionName(game, flag.key) : t('play-none'));

/** The chosen value in words; `names` are the players'. */
export function choiceName(
  game: string,
  option: Pick<OptionInfo, 'key' | 'kind'>,
  value: Value,
  names: readonly string[],
): string {
  if (value === null) return said(key(game, option.key, 'none'), t('play-none'));
  if (typeof value === 'boolean')
    return said(key(game, option.key, value ? 'yes' : 'no'), t(value ? 'play-yes' : 'play-no'));
  if (option.kind === 'seat') return names[Number(value)] ?? t('shell-seat', { number: Number(value) + 1 });
  const other = option.key === 'language' ? languageName(String(value)) : String(value);
  return said(key(game, option.key, String(value)), other);
}

/** The label beside a typed number that may also be absent. */
export const writtenName = (game: string, option: string, fromTo: string): string =>
  said(key(game, option, 'some'), fromTo);

/** The options of a new table in the reader's language, if the game has words in it. */
export function inOwnLanguage(options: readonly OptionInfo[], lang: string): Record<string, string> {
  const words = options.find((option) => option.key === 'language');
  return words?.choices.includes(lang) && words.default !== lang ? { language: lang } : {};
}

/** The language of the table's words; `null` in a game without words. */
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

/** All options that differ from the defaults, in one line. */
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
