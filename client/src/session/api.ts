/** Requests by HTTP. Everything at a table goes over its WebSocket instead. */
import type {
  GameInfo,
  Languages,
  Me,
  MyTable,
  NewTable,
  OpenTables,
  OwnNotices,
  PlayedGame,
  PlayedGames,
  Problem,
  RulesPage,
  TableLinks,
} from '../generated/http';

/** The server refused a request; the message says why, in the reader's language. */
export class Refusal extends Error {
  readonly status: number;

  constructor(text: string, status: number) {
    super(text);
    this.status = status;
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(
    path,
    body === undefined
      ? {}
      : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) },
  );
  if (answer.status >= 400 && answer.status < 500) {
    const problem = (await answer.json().catch(() => null)) as Partial<Problem> | null;
    if (problem?.text) throw new Refusal(problem.text, answer.status);
  }
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

export const askLanguages = (): Promise<Languages> => ask('/api/languages');
export const askMe = (): Promise<Me> => ask('/api/me');
export const renameMe = (name: string): Promise<Me> => ask('/api/me', { name });
/** A game's rules in a language; `null`: it has none. */
export const askRules = (game: string, lang: string): Promise<RulesPage | null> =>
  ask<RulesPage>(`/api/games/${game}/rules?lang=${lang}`).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  });
export const askGames = (): Promise<GameInfo[]> => ask('/api/games');
/** Tables where this person has a seat. Bots' names are in `lang`. */
export const askMine = (lang: string): Promise<MyTable[]> => ask(`/api/mine?lang=${lang}`);
/** This person's games that have been idle for long. */
export const askArchived = (lang: string): Promise<MyTable[]> => ask(`/api/archived?lang=${lang}`);
/** One page of the tables that are open to all, counted from 0. */
export const askOpenTables = (lang: string, page: number): Promise<OpenTables> =>
  ask(`/api/tables/open?lang=${lang}&page=${page}`);
/** This person's finished games, before a time. */
export const askHistory = (lang: string, before: number | null): Promise<PlayedGames> =>
  ask(`/api/history?lang=${lang}${before === null ? '' : `&before=${before}`}`);
/** One finished game; `null` if there is none, or this person may not see it. */
export const askRecord = (record: string, lang: string): Promise<PlayedGame | null> =>
  ask<PlayedGame>(`/api/records/${record}?lang=${lang}`).catch((error: unknown) => {
    if (error instanceof Refusal && error.status === 404) return null;
    throw error;
  });
/** Open or close a finished game to everyone who has its link. */
export const openRecord = (record: string, lang: string, open: boolean): Promise<PlayedGame> =>
  ask(`/api/records/${record}?lang=${lang}`, { open });
/** The table where it was played. */
export const askTableOf = (record: string, lang: string): Promise<TableLinks> =>
  ask(`/api/records/${record}/table?lang=${lang}`);
/** The address of its log as a file: to read (`txt`) or to replay (`jsonl`). */
export const logOf = (record: string, kind: 'txt' | 'jsonl', lang: string): string =>
  `/api/records/${record}/log.${kind}?lang=${lang}`;
/** The address for notices about this person's turns. */
export const askNotices = (): Promise<OwnNotices> => ask('/api/me/notices');
/** Set that address, confirm it with the code that was sent to it, or remove it with an empty one. */
export const setNotices = (address: string, code: string | null, lang: string): Promise<OwnNotices> =>
  ask(`/api/me/notices?lang=${lang}`, { address, code });
export const openTable = (table: NewTable): Promise<TableLinks> => ask('/api/tables', table);
