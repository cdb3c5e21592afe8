/** What a table still needs before its game can start, and what a person without a seat can do, in words. */
import type { TableMessage } from '../../generated/wire';
import type { Text } from '../../play/contract';

/** One line for each thing that is missing. `least`: the game's smallest number of seats. */
export function missing(table: TableMessage, t: Text, least: number): string[] {
  const lacks: string[] = [];
  const open = table.players.filter((player) => player.type === 'open').length;
  const late = table.players.flatMap((player, seat) =>
    player.type === 'person' && !player.ready ? [{ ...player, seat }] : [],
  );
  const names = (people: readonly { name: string }[]) =>
    people.map(({ name }) => name || t('shell-guest')).join(', ');
  const others = late.filter(({ seat }) => !table.yours.includes(seat));

  if (table.players.every((player) => player.type === 'bot'))
    return [table.host ? t('shell-bots-begin') : t('shell-bots-wait')];
  if (open > 0) {
    lacks.push(t('shell-open-seats', { count: open }));
    if (table.host) lacks.push(hostCan(table, t, least));
  }
  if (late.length > 0 && others.length === 0 && open === 0) lacks.push(t('shell-lack-you'));
  const here = others.filter((player) => player.here);
  if (here.length > 0)
    lacks.push(t(table.phase === 'over' ? 'shell-lack-again' : 'shell-lack-ready', { names: names(here) }));
  const away = others.filter((player) => !player.here);
  if (away.length > 0) lacks.push(t('shell-lack-away', { names: names(away) }));
  return lacks;
}

/** What the host can do about open seats: only the last can be removed, and never below `least`. */
function hostCan(table: TableMessage, t: Text, least: number): string {
  if (table.players.length <= least) return t('shell-host-least', { count: least });
  return t(table.players.at(-1)?.type === 'open' ? 'shell-host-seats' : 'shell-host-invite');
}

/** For a person without a seat: that they watch, and how they could play. */
export function watching(table: TableMessage, t: Text): string {
  if (table.invitation === null) return t('shell-watching-lobby');
  const spectators = table.hosting.watching ? 'yes' : 'no';
  if (table.players.some((player) => player.type === 'open')) return t('shell-choose-seat', { spectators });
  return table.host ? t('shell-full-host') : t('shell-full', { spectators });
}
