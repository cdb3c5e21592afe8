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
  switch (event.type) {
    case 'dealt':
      return [t('yak-event-dealt', { name: name(event.first) })];
    case 'claimed':
      return [t('yak-event-claimed', { name: name(event.seat), ...event.claim })];
    case 'drew':
      // That others draw is seen, and would drown the rest.
      return event.card && event.seat === you
        ? [
            t('yak-event-drew-own', {
              name: name(event.seat),
              kind: event.card.kind,
              value: event.card.value,
            }),
          ]
        : [];
    case 'empty':
      return [t('yak-event-empty')];
    case 'challenged':
      return [t('yak-event-challenged', { name: name(event.challenger) })];
    case 'turned':
      return [t('yak-event-turned', { total: event.showdown.count.total, ...event.showdown.claim })];
    case 'took':
      return [t('yak-event-took', { name: name(event.seat), cards: event.cards })];
    case 'passed':
      return [t('yak-event-passed', { name: name(event.seat) })];
    case 'ended': {
      const { places, scores, reason } = event.result;
      const winners = places.flatMap((place, seat) => (place === 1 ? [seat] : []));
      const names = winners.map(name).join(', ');
      if (reason === 'conceded') return [t('yak-event-ended-conceded', { names })];
      return [t('yak-event-ended', { names, cards: scores[winners[0] ?? 0] ?? 0 })];
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
