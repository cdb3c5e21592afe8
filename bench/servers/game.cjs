// A game as large as Yak, for servers that bring none: four hands of five cards, a deck, a stack of claims, penalties.
const SEATS = 4;
const KINDS = ["yak", "goat", "vulture", "marmot", "yeti"];
const LONGEST = 6;

const deck = (exports.deck = () => Array.from({ length: 102 }, (_, at) => ({ kind: KINDS[at % 5], value: 1 + (at % 3) })));

exports.SEATS = SEATS;
exports.KINDS = KINDS;

exports.dealt = (shuffled) => {
  const cards = shuffled(deck());
  return {
    hands: Array.from({ length: SEATS }, () => cards.splice(0, 5)),
    deck: cards,
    stack: [],
    penalties: Array.from({ length: SEATS }, () => []),
    last: null,
  };
};

// What Yak's rules ask of a move: a card of the hand, and a claim above the latest.
exports.fits = (game, seat, card, number, species) =>
  Number.isInteger(card) &&
  card >= 0 &&
  card < game.hands[seat].length &&
  KINDS.includes(species) &&
  number > (game.stack.length ? game.stack[game.stack.length - 1].number : 0);

exports.doubted = (game) => game.stack.length >= LONGEST;
