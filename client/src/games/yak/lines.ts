/** Names, claims and events in words. */
import type { ScoreLine } from '../../board';
import { KIND, type Claim, type Event, type View } from '../../generated/games/yak';
import type { Player } from '../../generated/wire';
import type { Text } from '../../session/texts.svelte';
import { look } from './looks';

export function nameOf(players: readonly Player[], seat: number): string {
  const player = players[seat];
  return player && player.type !== 'open' ? player.name : '';
}

/** "7 vultures" without the 7, which stands beside it, large. */
export function claimWord(claim: Claim, t: Text): string {
  return t('yak-claim', { number: claim.number, species: claim.species }).replace(/^\d+\s/, '');
}

export function lines(event: Event, players: readonly Player[], you: number | null, t: Text): string[] {
  const name = (seat: number) => nameOf(players, seat);
  const who = (seat: number) => ({ name: name(seat), who: seat === you ? 'you' : 'other' });
  switch (event.type) {
    case 'dealt':
      return [t('yak-event-dealt', who(event.first))];
    case 'claimed':
      return [t('yak-event-claimed', { ...who(event.seat), ...event.claim })];
    case 'drew':
      // That others draw is seen, and would drown the rest.
      return event.card ? [t('yak-event-drew', { kind: event.card.kind, value: event.card.value })] : [];
    case 'empty':
      return [t('yak-event-empty')];
    case 'challenged':
      return [
        t('yak-event-challenged', {
          ...who(event.challenger),
          whom: event.claimer === you ? 'you' : 'other',
        }),
      ];
    case 'turned':
      return [
        t('yak-event-counted', { rule: 'plain', total: event.showdown.count.total, ...event.showdown.claim }),
      ];
    case 'took':
      return [t('yak-event-took', { ...who(event.seat), cards: event.cards })];
    case 'passed':
      return [t('yak-event-passed', who(event.seat))];
    case 'ended': {
      const { places, scores, reason } = event.result;
      const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      const names = winners.map(name).join(', ');
      if (reason === 'conceded') return [t('yak-event-ended-conceded', who(winners[0] ?? 0))];
      return [t('yak-event-ended-shared', { names, cards: scores[winners[0] ?? 0] ?? 0 })];
    }
    default:
      return event satisfies never;
  }
}

/** A seat's penalty cards, kind by kind. */
export function score(view: View, seat: number, t: Text): ScoreLine[] {
  const pile = view.penalties[seat] ?? [];
  return KIND.flatMap((kind) => {
    const count = pile.filter((card) => card.kind === kind).length;
    return count > 0
      ? [{ art: look(kind).art, colour: look(kind).colour, label: t('yak-board-kind', { kind }), count }]
      : [];
  });
}
