/** The view while its events are being shown: an event changes only what it shows, the rest comes with the next view. */
import type { Event, Played, View } from '../../generated/games/pikit';
import { changed } from '../../play/rows';
import { emptied, filled } from './places';

export function applied(view: View, event: Event, goal: View): View {
  switch (event.type) {
    case 'dealt':
      return { ...goal, centre: event.centre, gaps: [], dice: [], stage: 'roll', turn: event.first };
    case 'rolled':
      return { ...view, stage: 'turn', turn: event.seat, dice: event.dice, chain: [], stands: [] };
    case 'rerolled':
    case 'flipped':
      return { ...view, dice: event.dice, ...CLOSED };
    case 'discarded':
      return played(view, { number: event.number, seat: event.seat, play: event.play }, goal);
    case 'answered': {
      const play = { type: 'cancel', card: event.card, answers: event.against.number } as const;
      return played(view, { number: event.number, seat: event.seat, play }, goal);
    }
    case 'resolved':
    case 'fizzled':
      return { ...view, ...CLOSED, last: goal.last };
    case 'drew': {
      const gained = gain(view, event.seat, event.card, goal);
      return { ...gained, ...CLOSED, deck: event.deck };
    }
    case 'stole': {
      const lost = lose(view, event.victim, event.kind === 'kaiju' ? event.number : null, goal);
      // A 3 bites: it never comes into the hand.
      const bites = goal.wounds[event.seat] !== view.wounds[event.seat];
      const now = bites ? lost : gain(lost, event.seat, event.kind === 'kaiju' ? event.number : null, goal);
      if (event.kind === 'kaiju') return { ...now, ...CLOSED };
      return { ...now, ...CLOSED, mechas: changed(now.mechas, event.number - 1, () => event.seat) };
    }
    case 'wounded':
      return {
        ...view,
        wounds: changed(view.wounds, event.seat, () => event.wounds),
        discards: goal.discards,
        worth: goal.worth,
      };
    case 'took': {
      const now = event.cards.reduce((view, card) => gain(view, event.seat, card, goal), view);
      return { ...now, ...emptied(view, event.cards) };
    }
    case 'took_mecha':
      return {
        ...gain(view, event.seat, null, goal),
        mechas: changed(view.mechas, event.number - 1, () => event.seat),
      };
    case 'refilled':
      return { ...view, ...filled(view, event.cards), deck: event.deck };
    case 'last_turns':
      return { ...view, ending: event.reason, left: goal.left };
    case 'raided':
    case 'stopped':
    case 'passed':
      return view;
    case 'ended':
      return { ...view, stage: 'over' };
    default:
      return event satisfies never;
  }
}

const CLOSED = { stage: 'turn', chain: [], stands: [], asked: [] } as const;

function played(view: View, card: Played, goal: View): View {
  return {
    ...lose(view, card.seat, card.play.card, goal),
    stage: 'window',
    chain: [...view.chain, card],
    stands: goal.stands,
    discards: [...view.discards, card.play.card],
    asked: goal.asked,
    stance: goal.stance,
    played: card.number,
  };
}

/** Add a card to a hand, with its number if it is visible, and update the worth of one's own hand. */
function gain(view: View, seat: number, card: number | null, goal: View): View {
  const own = seat === view.seat && card !== null;
  return {
    ...view,
    hands: changed(view.hands, seat, (count) => count + 1),
    hand: own ? [...view.hand, card].sort((a, b) => a - b) : view.hand,
    worth: seat === view.seat ? goal.worth : view.worth,
  };
}

function lose(view: View, seat: number, card: number | null, goal: View): View {
  return {
    ...view,
    hands: changed(view.hands, seat, (count) => count - 1),
    hand: seat === view.seat && card !== null ? without(view.hand, card) : view.hand,
    worth: seat === view.seat ? goal.worth : view.worth,
  };
}

export function without(cards: readonly number[], card: number): readonly number[] {
  const at = cards.indexOf(card);
  return at < 0 ? cards : cards.filter((_, index) => index !== at);
}
