/** What a hint names: the places of the board that are marked. */
import type { Action, View } from '../../generated/games/pikit';
import { spot } from './places';
import { groups } from './ways';

export function hinted(action: Action, view: View): readonly string[] {
  switch (action.type) {
    case 'take':
      return action.cards.map((_, at) => spot(action.cards, at));
    case 'take_mecha':
    case 'raid':
      return [`mecha-${view.dice[0]}`];
    case 'stop':
    case 'pass':
      return [];
    case 'cancel':
      return [inHand(action.card, view)];
    case 'draw':
      return [inHand(action.card, view), 'deck'];
    case 'steal':
      return [inHand(action.card, view), `seat-${action.target}`];
    case 'flip':
      return [inHand(action.card, view), `die-${action.die}`];
    case 'reroll': {
      const dice = { first: ['die-0'], second: ['die-1'], both: ['die-0', 'die-1'] };
      return [inHand(action.card, view), ...dice[action.dice]];
    }
    default:
      return action satisfies never;
  }
}

const inHand = (card: number, { hand }: View) =>
  `card-${groups(hand).findIndex(({ number }) => number === card)}`;
