/** Levels and characters of bots, in words. */
import { hasText, t } from '../../session/texts.svelte';

/** From the weakest. An installed game may have others. */
const LADDER: readonly string[] = ['novice', 'club', 'expert'];

/** The levels to choose from: random play only if there is no other. */
export function levelsOf(bots: readonly string[]): readonly string[] {
  const some = bots.filter((bot) => bot !== 'random');
  return some.length > 0 ? some : bots;
}

/** The wanted level, or the strongest that is not stronger; the weakest before the first choice. */
export function levelFor(bots: readonly string[], wanted: string | null): string | undefined {
  const levels = levelsOf(bots);
  const rank = LADDER.indexOf(wanted ?? '');
  const fitting = levels.filter((level) => LADDER.includes(level) && LADDER.indexOf(level) <= rank);
  return levels.find((level) => level === wanted) ?? fitting.at(-1) ?? levels[0];
}

/** All levels that any of these games has. */
export function levelsOfAll(games: readonly { bots: readonly string[] }[]): readonly string[] {
  return LADDER.filter((level) => games.some(({ bots }) => bots.includes(level)));
}

/** The name of a level; an installed game may have no text for it. */
export const levelName = (level: string): string =>
  hasText(`play-level-${level}`) ? t(`play-level-${level}`) : level;

/** What to expect, in a line. */
export const levelWords = (level: string): string =>
  hasText(`play-level-${level}-words`) ? t(`play-level-${level}-words`) : '';

/** The character of the bot with this face: the game's own text, if there is one. */
export function characterOf(game: string, face: string): string {
  const key = [`${game}-character-${face}`, `play-character-${face}`].find(hasText);
  return key === undefined ? '' : t(key);
}
