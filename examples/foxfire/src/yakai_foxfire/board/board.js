/** The board of Foxfire: one ES module, written by hand, with no framework and nothing to build.

What it gets and gives is the contract of boards (`client/src/play/contract.ts`): it draws the view of each frame, offers
what is legal, and knows no rule. It never holds anybody up: turned sparks shine for as long as their event says,
while the next ones can already be laid.
*/

const SPARKS = [1, 2, 3, 4, 5];

/** An element with classes, a test id and children. */
function make(tag, { className = '', testid = '', text = '' } = {}, ...children) {
  const element = document.createElement(tag);
  element.className = className;
  if (testid) element.dataset.testid = testid;
  if (text) element.textContent = text;
  element.append(...children);
  return element;
}

/** A lantern: its colour, its pattern and its number, and all of it in words. */
function lantern({ colour, worth }, text, size = 'small') {
  const drawn = make('span', { className: `foxfire-lantern ${colour} ${size}`, text: String(worth) });
  drawn.setAttribute('role', 'img');
  drawn.setAttribute('aria-label', text('foxfire-board-lantern', { colour, worth }));
  return drawn;
}

/** May this spark be laid now? Not when it is over: then the view may know nothing of it, since all others gave up. */
const mayLay = ({ legal }, spark) => legal !== null && legal.sparks.includes(spark);

class Board {
  constructor(element, host) {
    this.host = host;
    this.sending = false;
    this.shining = 0;
    this.sheet = make('link');
    this.sheet.rel = 'stylesheet';
    this.sheet.href = new URL('board.css', import.meta.url).href;
    this.round = make('p', { className: 'round' });
    this.timer = make('p', { className: 'clock', testid: 'clock' });
    this.sky = make('div', { className: 'sky', testid: 'sky' });
    this.seats = make('ul', { className: 'seats', testid: 'seats' });
    this.says = make('p', { className: 'says' });
    this.wish = make('p', { className: 'wish', testid: 'wish' });
    this.sparks = SPARKS.map((spark) => this.button(spark));
    const hand = make('div', { className: 'hand', testid: 'hand' }, ...this.sparks);
    this.root = make(
      'div',
      { className: 'foxfire', testid: 'board' },
      make('div', { className: 'head' }, this.round, this.timer),
      this.sky,
      this.seats,
      make('div', { className: 'own' }, this.wish, this.says, hand),
    );
    element.append(this.sheet, this.root);
    this.draw(host.feed.latest);
    this.ends = [
      host.feed.listen((frame) => this.draw(frame)),
      host.company.listen(() => this.drawSeats(host.feed.latest)),
    ];
    const ticking = setInterval(() => this.drawTimer(host.feed.latest.timer), 250);
    this.ends.push(() => clearInterval(ticking));
  }

  unmount() {
    clearTimeout(this.shining);
    for (const end of this.ends) end();
    this.root.remove();
    this.sheet.remove();
  }

  /** A spark: a real button, so that touch, mouse and keyboard work by themselves. */
  button(spark) {
    const button = make('button', { className: 'spark', testid: `spark-${spark}`, text: String(spark) });
    button.type = 'button';
    button.addEventListener('click', () => void this.lay(spark));
    return button;
  }

  async lay(spark) {
    const frame = this.host.feed.latest;
    const { legal } = frame;
    if (this.sending || !mayLay(frame, spark)) return;
    this.sending = true;
    this.drawHand(frame);
    this.host.sound('card');
    await this.host.play({ type: 'lay', spark, round: legal.round });
    this.sending = false;
    this.drawHand(this.host.feed.latest);
  }

  draw(frame) {
    const { view, told } = frame;
    const { text } = this.host;
    const over = frame.result !== null;
    this.root.dataset.stage = view.stage;
    this.root.dataset.busy = 'false';
    this.round.textContent = over
      ? text('foxfire-board-over')
      : text('foxfire-board-round', { round: view.round });
    const lit = over ? null : (view.lantern ?? view.last?.lantern);
    this.sky.replaceChildren(...(lit ? [lantern(lit, text, 'large')] : []));
    for (const { event } of told) {
      if (event?.type === 'turned') this.shine(event);
      if (event?.type === 'laid' && event.seat !== frame.seat) this.host.sound('card');
    }
    this.drawTimer(frame.timer);
    this.drawSeats(frame);
    this.drawHand(frame);
    this.host.shown(frame);
  }

  /** Turned sparks are marked for as long as the event takes to be looked at. */
  shine({ turned, seconds }) {
    clearTimeout(this.shining);
    this.root.dataset.turned = 'true';
    this.host.sound(turned.winner === null ? 'wrong' : 'right');
    this.shining = setTimeout(() => delete this.root.dataset.turned, seconds * 1000);
  }

  drawTimer(timer) {
    if (timer === null) {
      this.timer.textContent = '';
      return;
    }
    const gone = timer.running ? (performance.now() - timer.at) / 1000 : 0;
    this.timer.textContent = `${Math.max(0, Math.ceil(timer.left - gone))} s`;
  }

  drawSeats({ view, names, seat: mine }) {
    const { text, company } = this.host;
    const rows = names.map((name, seat) => {
      const taken = view.taken[seat].map((one) => lantern(one, text));
      const last = view.last ? String(view.last.sparks[seat]) : '';
      const laid = view.laid[seat];
      const mark = make('span', { className: 'mark', text: laid ? '●' : '' });
      if (laid) mark.setAttribute('aria-label', text('foxfire-board-laid'));
      const row = make(
        'li',
        { className: 'seat', testid: `seat-${seat}` },
        make('span', { className: 'name', text: seat === mine ? `${name} (${text('play-you')})` : name }),
        mark,
        make('span', { className: 'last', text: last }),
        make('span', { className: 'taken' }, ...taken),
      );
      row.classList.toggle('away', company.latest.seats[seat]?.here === false);
      row.classList.toggle('won', view.last?.winner === seat);
      row.dataset.laid = String(laid);
      row.dataset.taken = String(view.taken[seat].length);
      return row;
    });
    this.seats.replaceChildren(...rows);
  }

  drawHand(frame) {
    const { view, seat, result } = frame;
    const { text } = this.host;
    const able = SPARKS.filter((spark) => !this.sending && mayLay(frame, spark));
    this.root.dataset.turn = String(able.length > 0);
    this.wish.textContent = view.wish ? text('foxfire-board-wish', { colour: view.wish.colour }) : '';
    this.wish.dataset.colour = view.wish?.colour ?? '';
    const says = () => {
      if (result !== null) return '';
      if (seat === null) return text('foxfire-board-watch');
      return text(able.length > 0 ? 'foxfire-board-choose' : 'foxfire-board-wait');
    };
    this.says.textContent = says();
    this.sparks.forEach((button, at) => {
      const spark = SPARKS[at];
      button.hidden = seat === null || !view.sparks[seat].includes(spark);
      button.disabled = !able.includes(spark);
      button.classList.toggle('laid', view.own === spark);
      button.setAttribute('aria-label', text('foxfire-board-spark', { spark }));
    });
  }
}

export default {
  mount: (element, host) => new Board(element, host),

  acting: (view) => (view.stage === 'lay' ? view.laid.flatMap((laid, seat) => (laid ? [] : [seat])) : []),

  guide(element, text) {
    const sections = ['goal', 'round', 'end'].flatMap((part) => [
      make('h3', { text: text(`foxfire-rules-${part}-title`) }),
      make('p', { text: text(`foxfire-rules-${part}`) }),
    ]);
    const guide = make('div', { testid: 'foxfire-guide' }, ...sections);
    element.append(guide);
    return () => guide.remove();
  },

  end(element, { view, result, seat, text }) {
    if (seat === null) return () => {};
    const row = make('div', { className: 'foxfire-end' });
    if (result.scores.length > 0) {
      row.append(make('strong', { text: text('foxfire-board-points', { score: result.scores[seat] }) }));
    }
    row.append(make('p', {}, ...view.taken[seat].map((one) => lantern(one, text))));
    const wish = view.shown[seat];
    if (wish) row.append(make('p', { text: text('foxfire-board-wished', { colour: wish.colour }) }));
    element.append(row);
    return () => row.remove();
  },
};
