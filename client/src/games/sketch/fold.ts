/** The view while its events are being shown: an event changes only what it shows, the rest comes with the next view. */
import {
  COLOUR,
  type Colour,
  type Event,
  type Portrait,
  type Sketch,
  type View,
} from '../../generated/games/sketch';
import { changed } from '../../play/rows';

export const placeOf = (colour: Colour): number => COLOUR.indexOf(colour);

/** `played` is the place in the own hand that the card came from, if this browser knows it. */
export function applied(view: View, event: Event, goal: View, played: number | null = null): View {
  switch (event.type) {
    case 'dealt':
      return { ...goal, turn: event.first };
    case 'reshuffled':
      return { ...view, deck: event.cards, discard: [] };
    case 'drew':
      return {
        ...view,
        turn: event.seat,
        deck: event.deck,
        hands: changed(view.hands, event.seat, (count) => count + 1),
        hand: event.card ? [...view.hand, event.card] : view.hand,
      };
    case 'placed':
      return {
        ...withPile(view, goal, event.colour, (pile) => withCard(pile, event.seat, event.card)),
        hands: changed(view.hands, event.seat, (count) => count - 1),
        hand: event.seat === view.seat ? without(view.hand, event.card, played) : view.hand,
      };
    case 'called': {
      const left = withPile(view, goal, event.source, (pile) => ({ ...pile, yokai: pile.yokai.slice(1) }));
      return withPile(left, goal, event.colour, (pile) => ({
        ...pile,
        yokai: [event.yokai, ...pile.yokai],
      }));
    }
    case 'distracted': {
      const whose = 1 - event.seat;
      const left = withPile(view, goal, event.source, (pile) => ({
        ...pile,
        sides: changed(pile.sides, whose, (cards) => cards.slice(0, -1)),
      }));
      return withPile(left, goal, event.colour, (pile) => withCard(pile, whose, event.card));
    }
    case 'uncovered':
      return withPile(view, goal, event.colour, (pile) => ({
        ...pile,
        yokai: [event.yokai, ...pile.yokai.slice(1)],
      }));
    case 'took':
      return {
        ...withPile(view, goal, event.colour, (pile) => ({
          ...pile,
          yokai: pile.yokai.slice(1),
          sides: changed(pile.sides, event.seat, () => []),
        })),
        albums: changed(view.albums, event.seat, (album) => [...album, event.yokai]),
        discard: [...view.discard, ...(event.cards[event.seat] ?? [])],
        last: event,
      };
    case 'hid':
      return {
        ...withPile(view, goal, event.colour, (pile) => ({
          ...pile,
          yokai: [...pile.yokai.slice(1), event.yokai],
          sides: pile.sides.map(() => []),
        })),
        discard: [...view.discard, ...event.cards.flat()],
        last: event,
      };
    case 'stopped':
    case 'quiet':
    case 'ended':
      return view;
    default:
      return event satisfies never;
  }
}

/** Change a pile. The next view says what is missing there; until then nothing is shown. */
function withPile(view: View, goal: View, colour: Colour, change: (pile: Portrait) => Portrait): View {
  const at = placeOf(colour);
  const piles = changed(view.piles, at, (pile) => {
    const after = change(pile);
    const later = goal.piles[at];
    return { ...after, missing: later && alike(after, later) ? later.missing : 0 };
  });
  return { ...view, piles };
}

/** The same top, and as many cards on both sides. */
function alike(one: Portrait, other: Portrait): boolean {
  const [top, next] = [one.yokai[0], other.yokai[0]];
  return (
    top?.colour === next?.colour &&
    top?.value === next?.value &&
    one.sides.every((cards, seat) => cards.length === other.sides[seat]?.length)
  );
}

const withCard = (pile: Portrait, seat: number, card: Sketch): Portrait => ({
  ...pile,
  sides: changed(pile.sides, seat, (cards) => [...cards, card]),
});

const same = (one: Sketch, other: Sketch): boolean =>
  one.effect === other.effect && one.colours.every((colour, at) => colour === other.colours[at]);

function without(hand: readonly Sketch[], card: Sketch, played: number | null): readonly Sketch[] {
  const here = played === null ? undefined : hand[played];
  const at = here && same(here, card) ? played : hand.findIndex((one) => same(one, card));
  return hand.filter((_, index) => index !== at);
}
