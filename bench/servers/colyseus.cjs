// The game on Colyseus' core with its ws transport, in memory: node colyseus.cjs PORT
// What everybody sees is its synchronised state, sent after every move; hands go to their owners as messages.
const { Server, Room } = require("@colyseus/core");
const { WebSocketTransport } = require("@colyseus/ws-transport");
const { ArraySchema, Schema, defineTypes } = require("@colyseus/schema");
const { SEATS, dealt, deck, doubted, fits } = require("./game.cjs");

class Card extends Schema {}
defineTypes(Card, { kind: "string", value: "uint8" });
class Claim extends Schema {}
defineTypes(Claim, { seat: "uint8", number: "uint16", species: "string" });
class Pile extends Schema {}
defineTypes(Pile, { cards: [Card] });
class Last extends Schema {}
defineTypes(Last, { challenger: "uint8", claims: [Claim], cards: [Card] });
class Table extends Schema {}
defineTypes(Table, {
  turn: "uint8",
  hands: ["uint8"],
  deck: "uint8",
  stack: [Claim],
  penalties: [Pile],
  last: Last,
});

const shuffled = (cards) => {
  for (let at = cards.length - 1; at > 0; at--) {
    const other = Math.floor(Math.random() * (at + 1));
    [cards[at], cards[other]] = [cards[other], cards[at]];
  }
  return cards;
};
const made = (kind, fields) => Object.assign(new kind(), fields);
const claims = (stack) => stack.map(({ seat, number, species }) => made(Claim, { seat, number, species }));

class Yak extends Room {
  onCreate() {
    this.maxClients = SEATS;
    this.autoDispose = true;
    this.setPatchRate(null); // after every move instead of twenty times a second
    this.places = new Map();
    this.game = dealt(shuffled);
    this.state = made(Table, {
      turn: 0,
      hands: new ArraySchema(...this.game.hands.map((hand) => hand.length)),
      deck: this.game.deck.length,
      stack: new ArraySchema(),
      penalties: new ArraySchema(...this.game.hands.map(() => made(Pile, { cards: new ArraySchema() }))),
    });
    this.onMessage("play", (client, [card, number, species]) => this.play(client, card, number, species));
    this.onMessage("challenge", (client) => this.challenge(client));
  }

  onJoin(client) {
    this.places.set(client.sessionId, this.places.size);
    client.send("hand", this.game.hands[this.places.get(client.sessionId)]);
  }

  play(client, card, number, species) {
    const seat = this.places.get(client.sessionId);
    if (seat !== this.state.turn || !fits(this.game, seat, card, number, species)) return client.error(1, "illegal");
    const { game, state } = this;
    if (!game.deck.length) {
      game.deck = shuffled(deck());
      state.penalties.forEach((pile) => pile.cards.clear());
    }
    const [laid] = game.hands[seat].splice(card, 1);
    game.stack.push({ seat, number, species, card: laid });
    game.hands[seat].push(game.deck.splice(Math.floor(Math.random() * game.deck.length), 1)[0]);
    state.stack.push(made(Claim, { seat, number, species }));
    state.deck = game.deck.length;
    client.send("hand", game.hands[seat]);
    this.go();
  }

  challenge(client) {
    const seat = this.places.get(client.sessionId);
    if (seat !== this.state.turn || !doubted(this.game)) return client.error(1, "illegal");
    const { game, state } = this;
    const cards = () => game.stack.map(({ card }) => made(Card, card));
    const last = { claims: new ArraySchema(...claims(game.stack)), cards: new ArraySchema(...cards()) };
    state.last = made(Last, { challenger: seat, ...last });
    state.penalties[seat].cards.push(...cards());
    game.stack = [];
    state.stack = new ArraySchema();
    this.go();
  }

  go() {
    this.state.turn = (this.state.turn + 1) % SEATS;
    this.broadcastPatch();
  }
}

const server = new Server({ transport: new WebSocketTransport({ pingInterval: 0 }), greet: false });
server.define("yak", Yak);
server.listen(Number(process.argv[2]), "127.0.0.1").then(() => console.log("ready"));
