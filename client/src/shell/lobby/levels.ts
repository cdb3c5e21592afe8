/** How strong bots are, in words; and what each of them is like. */
import { hasText, t } from '../../session/texts.svelte';

/** From the weakest; somebody else's game may have others. */
const LADDER: readonly string[] = ['novice', 'club', 'expert'];

/** What people can choose of a game's bots: one that plays at random only where there is no other. */
export function levelsOf(bots: readonly string[]): readonly string[] {
  const some = bots.filter((bot) => bot !== 'random');
  return some.length > 0 ? some : bots;
}

/** The wanted one, or the strongest that is not stronger; whoever has not chosen yet begins with the weakest. */
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

/** What a level is called; somebody else's game may have no word for it. */
export const levelName = (level: string): string =>
  hasText(`play-level-${level}`) ? t(`play-level-${level}`) : level;

/** What to expect, in a line. */
export const levelWords = (level: string): string =>
  hasText(`play-level-${level}-words`) ? t(`play-level-${level}-words`) : '';

/** What the bot with such a face is like: in this game, if it has a way of its own there. */
export function characterOf(game: string, face: string): string {
  const key = [`${game}-character-${face}`, `play-character-${face}`].find(hasText);
  return key === undefined ? '' : t(key);
}
