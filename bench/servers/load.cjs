// Plays at many tables at once, over raw WebSockets, as fast as each server answers:
//   node load.cjs yakai|boardgame|colyseus URL TABLES SECONDS
// Says when everybody sits (and plays already), waits for a line on standard input, and then measures for SECONDS.
// A move is over when its player has been shown it; the next player moves as soon as they have been shown it.
const http = require("node:http");
const WebSocket = require("ws");
const { KINDS, SEATS } = require("./game.cjs");

const [kind, url, tables, seconds] = process.argv.slice(2);
const sockets = url.replace("http", "ws");
const took = [];
let moves = 0;
let bytes = 0;
let measuring = false;

const ask = (method, path, body, headers = {}) =>
  new Promise((resolve, reject) => {
    const sent = body === undefined ? "" : JSON.stringify(body);
    const all = { "content-type": "application/json", "content-length": Buffer.byteLength(sent), ...headers };
    const request = http.request(url + path, { method, headers: all }, (answer) => {
      const parts = [];
      answer.on("data", (part) => parts.push(part));
      answer.on("end", () => {
        const said = Buffer.concat(parts).toString();
        if (answer.statusCode >= 300) reject(new Error(`${method} ${path}: ${answer.statusCode} ${said}`));
        else resolve({ said: JSON.parse(said), cookie: (answer.headers["set-cookie"] ?? [""])[0].split(";")[0] });
      });
    });
    request.on("error", reject);
    request.end(sent);
  });

const connected = (address, heard, headers = {}) =>
  new Promise((resolve, reject) => {
    const socket = new WebSocket(address, { headers, perMessageDeflate: false });
    socket.on("message", (message) => {
      if (measuring) bytes += message.length;
      heard(message);
    });
    socket.on("open", () => resolve(socket));
    socket.on("error", reject);
  });

const shown = (since) => {
  if (measuring && since !== undefined) {
    moves += 1;
    took.push(performance.now() - since);
  }
};

class Yakai {
  async open() {
    this.seats = [];
    this.waiting = [];
    this.views = [];
    this.games = Array(SEATS).fill(0);
    this.sent = 0;
    let key;
    for (let seat = 0; seat < SEATS; seat++) {
      const cookie = (await ask("GET", "/api/me")).cookie;
      if (!key) {
        const opened = { game: "yak", seats: SEATS, options: {}, bots: [], sit: true, ready: false };
        key = (await ask("POST", "/api/tables", opened, { cookie })).said.invitation;
      }
      const heard = (message) => this.hear(seat, message);
      this.seats.push(await connected(`${sockets}/ws/${key}?parts`, heard, { cookie }));
      if (seat) this.send(seat, { type: "sit", seat });
    }
  }

  begin() {
    this.seats.forEach((_, seat) => this.send(seat, { type: "ready", ready: true }));
  }

  send(seat, request) {
    this.seats[seat].send(JSON.stringify({ id: `r${this.sent++}`, ...request }));
  }

  hear(seat, message) {
    if (message[9] === 111) return; // {"type":"ok"…
    const said = JSON.parse(message);
    if (said.type === "refused") throw new Error(message);
    if (said.type !== "game") return;
    const view = (this.views[seat] = said.part ? joined(this.views[seat], said) : said.view);
    if (said.told.length && this.waiting[seat] !== undefined) {
      shown(this.waiting[seat]);
      this.waiting[seat] = undefined;
    }
    if (said.result) {
      if (this.games[seat] !== said.game) this.send(seat, { type: "again" });
      this.games[seat] = said.game;
    } else if (view.turn === seat && this.waiting[seat] === undefined) {
      this.waiting[seat] = performance.now();
      this.send(seat, { type: "act", seat, game: said.game, action: chosen(said.legal) });
    }
  }
}

// The whole view again, of the one before and what is new in it: as the browser does it.
function joined(before, { view, more = {} }) {
  const grown = Object.entries(more).map(([name, end]) => [name, [...before[name], ...end]]);
  return { ...before, ...view, ...Object.fromEntries(grown) };
}

// Up to six claims upon each other, each a little above the latest; then one seat doubts them.
function chosen({ cards, floors, top, challenge, pass_ }) {
  const size = Math.floor(Math.random() * floors.length);
  if (cards && floors.length && floors[size] <= Math.min(top, 6)) {
    return { type: "play", card: 0, number: floors[size], species: SPECIES[size] };
  }
  if (challenge) return { type: "challenge" };
  if (pass_) return { type: "pass" };
  const any = floors.findIndex((floor) => floor <= top);
  return { type: "play", card: 0, number: floors[any], species: SPECIES[any] };
}
const SPECIES = ["yeti", "marmot", "vulture", "goat", "yak"];

// Both others play their own game: everybody in turn, six claims, then a challenge.
class Turns {
  heard = Array(SEATS).fill(0);
  sent = Array(SEATS);

  go(seat) {
    const number = this.heard[seat];
    if (number % SEATS !== seat) return;
    const laid = number % 7;
    this.sent[seat] = performance.now();
    this.move(seat, laid === 6 ? ["challenge"] : ["play", 0, laid + 1, KINDS[laid % 5]], number);
  }

  moved(seat) {
    this.heard[seat] += 1;
    if ((this.heard[seat] - 1) % SEATS === seat) shown(this.sent[seat]);
    this.go(seat);
  }
}

class Boardgame extends Turns {
  async open(number) {
    this.id = `table-${number}`;
    this.seats = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const joined = new Promise((resolve) => (this.joined = resolve));
      const heard = (message) => this.hear(seat, message.toString());
      this.seats.push(await connected(`${sockets}/socket.io/?EIO=4&transport=websocket`, heard));
      this.seats[seat].send("40/yak,");
      await joined;
    }
  }

  begin() {
    this.seats.forEach((_, seat) => this.emit(seat, "sync", this.id, String(seat), undefined, SEATS));
  }

  emit(seat, ...said) {
    this.seats[seat].send(`42/yak,${JSON.stringify(said)}`);
  }

  hear(seat, said) {
    if (said === "2") this.seats[seat].send("3");
    else if (said.startsWith("40/yak")) this.joined();
    else if (said.startsWith("42/yak,")) {
      const [what, , state] = JSON.parse(said.slice(7));
      if (what === "sync" && ++this.synced === SEATS) this.go(0);
      else if (what === "update") {
        this.moved(seat);
        if (state._stateID !== this.heard[seat]) throw new Error("a move was refused");
      }
    }
  }
  synced = 0;

  move(seat, [type, ...args], state) {
    const payload = { type, args, playerID: String(seat) };
    this.emit(seat, "update", { type: "MAKE_MOVE", payload }, state, this.id, String(seat));
  }
}

class Colyseus extends Turns {
  async open() {
    const { Packr } = require("@colyseus/msgpackr");
    this.packr = new Packr({ useRecords: false });
    this.seats = [];
    let room;
    for (let seat = 0; seat < SEATS; seat++) {
      const path = room ? `/matchmake/joinById/${room.roomId}` : "/matchmake/create/yak";
      const { said } = await ask("POST", path, {});
      room = said.room;
      const address = `${sockets}/${room.processId}/${room.roomId}?sessionId=${said.sessionId}`;
      const joined = new Promise((resolve) => (this.joined = resolve));
      this.seats.push(await connected(address, (message) => this.hear(seat, message)));
      await joined;
      this.seats[seat].send(Buffer.from([10]));
    }
  }

  begin() {
    this.go(0);
  }

  hear(seat, message) {
    if (message[0] === 10) this.joined();
    else if (message[0] === 11) throw new Error(`refused at seat ${seat}`);
    else if (message[0] === 15) this.moved(seat);
  }

  move(seat, [type, ...args]) {
    const name = Buffer.from(type);
    const said = args.length ? this.packr.pack(args) : Buffer.alloc(0);
    this.seats[seat].send(Buffer.concat([Buffer.from([13, 0xa0 | name.length]), name, said]));
  }
}

// Plays at a relay: every message goes to all seats, and there is no game.
class Relay extends Turns {
  async open(number) {
    this.seats = [];
    for (let seat = 0; seat < SEATS; seat++) {
      const heard = (message) => message[9] !== 111 && this.moved(seat);
      this.seats.push(await connected(`${sockets}/ws/table-${number}`, heard));
    }
  }

  begin() {
    this.go(0);
  }

  move(seat, action, number) {
    this.seats[seat].send(JSON.stringify({ type: "act", id: `r${number}`, seat, game: 1, action }));
  }
}

const KIND = { transport: Relay, yakai: Yakai, boardgame: Boardgame, colyseus: Colyseus }[kind];

async function main() {
  const all = Array.from({ length: Number(tables) }, () => new KIND());
  for (const [number, table] of all.entries()) await table.open(number);
  for (const table of all) table.begin();
  console.log("playing");
  await new Promise((resolve) => process.stdin.once("data", resolve));
  const began = performance.now();
  const cpu = process.cpuUsage();
  measuring = true;
  await new Promise((resolve) => setTimeout(resolve, Number(seconds) * 1000));
  measuring = false;
  const passed = (performance.now() - began) / 1000;
  const { user, system } = process.cpuUsage(cpu);
  took.sort((one, other) => one - other);
  const [half, most] = [0.5, 0.99].map((part) => took[Math.floor(part * took.length)]);
  console.log(JSON.stringify({ moves, seconds: passed, bytes, busy: (user + system) / 1e6, half, most }));
  process.exit(0);
}

main().catch((error) => {
  console.error(error);
  process.exit(1);
});
