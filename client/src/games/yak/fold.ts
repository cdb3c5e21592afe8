/** The view while its events are being shown: an event changes only what it shows; the rest comes with the next view. */
import type { Card, Event, View } from '../../generated/games/yak';
import { changed } from '../../play/rows';

function same(a: Card, b: Card): boolean {
  return a.kind === b.kind && a.value === b.value;
}

/** `played` is the place in the own hand that the card came from, if this browser knows it. */
export function applied(view: View, event: Event, goal: View, played: number | null = null): View {
  switch (event.type) {
    case 'dealt':
      return { ...goal, stack: [], turn: event.first };
    case 'claimed': {
      const laid = goal.stack[event.stack - 1];
      const own = event.seat === view.seat ? (laid?.card ?? null) : null;
      return {
        ...view,
        turn: null,
        stack: [...view.stack, { seat: event.seat, claim: event.claim, card: own }],
        hands: changed(view.hands, event.seat, (count) => count - 1),
        hand: own ? without(view.hand, own, played) : view.hand,
      };
    }
    case 'drew':
      return {
        ...view,
        deck: event.deck,
        hands: changed(view.hands, event.seat, (count) => count + 1),
        hand: event.seat === view.seat && event.card ? [...view.hand, event.card] : view.hand,
      };
    case 'took':
      return {
        ...view,
        stack: [],
        penalties: changed(view.penalties, event.seat, () => goal.penalties[event.seat] ?? []),
      };
    case 'challenged':
      return { ...view, turn: null };
    case 'empty':
    case 'turned':
    case 'passed':
    case 'ended':
      return view;
    default:
      return event satisfies never;
  }
}

function without(hand: readonly Card[], card: Card, played: number | null): readonly Card[] {
  const here = played === null ? undefined : hand[played];
  const at = here && same(here, card) ? played : hand.findIndex((one) => same(one, card));
  return hand.filter((_, index) => index !== at);
}
