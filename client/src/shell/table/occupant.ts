/** The occupant of a seat at a live table. */
import type { TableMessage } from '../../generated/wire';
import type { Frame, Occupant, Seat } from '../../play/contract';
import { clockOf } from '../../play/playerClocks';
import type { Table } from '../../session/table.svelte';
import { characterOf, levelName } from '../lobby/levels';

/** A person whom the host removed: the seat keeps name and face, and a bot plays it. */
const GONE: Occupant = {
  kind: 'person',
  face: null,
  here: false,
  replaced: true,
  until: null,
  again: false,
};

/** `shown`: the latest frame that the board has shown; `meet` opens what can be done about a person. */
export function occupantOf(
  table: Table,
  message: TableMessage,
  seat: Seat,
  shown: Frame | null,
  meet: ((seat: Seat) => void) | undefined,
): Occupant | null {
  const player = message.players[seat];
  const over = message.phase === 'over';
  switch (player?.type) {
    case 'person':
      // After the end another person may have taken the seat.
      if (over && !player.played) return null;
      return {
        kind: 'person',
        face: null,
        here: player.here,
        replaced: player.bot !== null,
        until: player.away?.left == null ? null : table.messageAt + player.away.left * 1000,
        clock: clockOf(table.clocks, seat, table.connection.lostAt),
        again: over && player.ready,
        ...(meet && !message.yours.includes(seat) ? { meet: () => meet(seat) } : {}),
      };
    case 'bot':
      if (over && player.name !== table.feed?.latest.names[seat]) return null;
      if (shown && player.name !== shown.names[seat]) return GONE;
      return {
        kind: 'bot',
        face: player.face,
        level: levelName(player.bot),
        about: characterOf(message.game, player.face),
        here: true,
        replaced: false,
        until: null,
        again: false,
      };
    case 'open':
    case undefined:
      return null;
    default:
      return player satisfies never;
  }
}
