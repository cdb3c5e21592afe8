/** Who sits on a seat of a live table, as a board shows them. */
import type { TableMessage } from '../../generated/wire';
import type { Frame, Occupant, Seat } from '../../play/contract';
import { clockOf } from '../../play/playerClocks';
import type { Table } from '../../session/table.svelte';
import { characterOf, levelName } from '../lobby/levels';

/** A person who had to leave: they keep name and face in the game that they were in, and a bot plays on for them. */
const GONE: Occupant = {
  kind: 'person',
  face: null,
  here: false,
  replaced: true,
  until: null,
  again: false,
};

/** `shown`: the frame that the board has caught up with; `meet`: shows what can be done about a person. */
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
      // After the end another person may sit there.
      if (over && !player.played) return null;
      return {
        kind: 'person',
        face: null,
        here: player.here,
        replaced: player.bot !== null,
        until: player.away?.left == null ? null : table.messageAt + player.away.left * 1000,
        clock: clockOf(table.thinking, seat, table.connection.cut),
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
