// The game on boardgame.io's server, kept in memory, each player seeing only their own hand: node boardgame.cjs PORT
const { Server, Origins } = require("boardgame.io/server");
const { INVALID_MOVE } = require("boardgame.io/core");
const { SEATS, dealt, deck, doubted, fits } = require("./game.cjs");

const game = {
  name: "yak",
  setup: ({ random }) => dealt((cards) => random.Shuffle(cards)),
  playerView: ({ G, playerID }) => ({
    hand: playerID === null ? [] : G.hands[playerID],
    hands: G.hands.map((hand) => hand.length),
    deck: G.deck.length,
    stack: G.stack.map(({ seat, number, species }) => ({ seat, number, species })),
    penalties: G.penalties,
    last: G.last,
  }),
  minPlayers: SEATS,
  maxPlayers: SEATS,
  disableUndo: true,
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    play: {
      client: false,
      move: ({ G, playerID, random }, card, number, species) => {
        const seat = Number(playerID);
        if (!fits(G, seat, card, number, species)) return INVALID_MOVE;
        if (!G.deck.length) {
          G.deck = random.Shuffle(deck());
          G.penalties = G.penalties.map(() => []);
        }
        const [laid] = G.hands[seat].splice(card, 1);
        G.stack.push({ seat, number, species, card: laid });
        G.hands[seat].push(G.deck.splice(random.Die(G.deck.length) - 1, 1)[0]);
      },
    },
    challenge: {
      client: false,
      move: ({ G, playerID }) => {
        if (!doubted(G)) return INVALID_MOVE;
        G.last = { challenger: Number(playerID), cards: G.stack };
        G.penalties[playerID].push(...G.stack.map(({ card }) => card));
        G.stack = [];
      },
    },
  },
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]), () => console.log("ready"));
