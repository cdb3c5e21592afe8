/** How the events around the drawing are shown: the cards, the review, the count, the vote. */
import type { ReviewEvent, ScoredEvent } from '../../generated/games/pictomania';
import type { Moment } from '../../play/moment';
import type { Script } from '../../play/script';
import { beats, type Beat } from './review/counting';
import type { PictomaniaGame } from './script';
import * as sounds from './sounds';

/** How long something is marked that nobody waits for, and how long a word lies over the board. */
const MARKED = 4;
const DEALT = 2.4;
const SEEN = 0.8;
/** Of a drawing's time in the review it grows for so much; then its word stands there. */
const GROWS = 5 / 6.5;

type Shows = Script<PictomaniaGame>['shows'];
type Around = 'cards' | 'level' | 'ready' | 'asked' | 'fresh' | 'dealt' | 'time';
type After = 'review' | 'confessed' | 'agreed' | 'scored' | 'voting' | 'voted' | 'finest' | 'ended';

/** What all wait for, unless they draw already. */
export const HOLDING: readonly string[] = ['asked', 'scored', 'finest'];

export const around: Pick<Shows, Around | After> = {
  cards(_, moment) {
    moment.sound('card');
  },
  level(_, moment) {
    moment.sound('tick');
  },
  ready(_, moment) {
    moment.sound('tick');
  },
  async asked({ seat, letter }, moment) {
    moment.setScene({ asked: { seat, letter } });
    moment.log();
    await moment.pause(SEEN);
  },
  async fresh({ letter }, moment) {
    moment.sound(sounds.FRESH);
    moment.setScene({ fresh: letter });
    await moment.pause(MARKED);
  },
  async dealt(event, moment) {
    moment.sound(sounds.DEALT);
    moment.setScene({ dealt: event });
    await moment.pause(DEALT);
  },
  time(_, moment) {
    moment.sound(sounds.TIME);
  },

  review,
  confessed: ({ seat }, moment) => objected(seat, moment),
  agreed: ({ artist }, moment) => objected(artist, moment),
  scored,
  voting() {},
  voted(_, moment) {
    moment.sound('tick');
  },
  async finest({ seconds }, moment) {
    moment.view = moment.goal;
    moment.sound(sounds.FINEST);
    moment.log();
    await moment.pause(seconds);
  },
  ended(_, moment) {
    moment.sound('end');
  },
};

/** Drawing by drawing: it grows once more, then its word is stamped, and the log has it. Blank sheets are soon seen. */
async function review({ seconds }: ReviewEvent, moment: Moment<PictomaniaGame>): Promise<void> {
  moment.sound(sounds.PENCILS_DOWN);
  moment.log(1);
  const artists = moment.goal.drawings.flatMap((drawing, seat) => (drawing.length > 0 ? [seat] : []));
  const each = seconds / Math.max(1, artists.length);
  const over = () => moment.skipped || moment.scene.scoring !== null; // Nobody waits for it.
  for (const artist of artists) {
    if (over()) return;
    moment.setScene({ review: { artist, stamped: false, seconds: each * GROWS } });
    await moment.pause(each * GROWS);
    if (over()) return;
    moment.setScene({ review: { artist, stamped: true, seconds: each * GROWS } });
    moment.sound(sounds.STAMP);
    moment.log(artist + 2); // What it is about, and a line for each artist so far.
    await moment.pause(each * (1 - GROWS));
  }
}

async function objected(artist: number, moment: Moment<PictomaniaGame>): Promise<void> {
  moment.sound(sounds.OBJECTION);
  moment.setScene({ objected: artist });
  await moment.pause(MARKED);
}

const SOUNDS: Readonly<Record<Beat['sound'], Parameters<Moment<PictomaniaGame>['sound']>[0]>> = {
  artist: 'card',
  right: sounds.STAR,
  wrong: 'wrong',
  back: 'draw',
  sheep: sounds.SHEEP,
  sums: 'end',
};

/** Guess by guess; one tap goes to the sums, the next one goes on. */
async function scored(event: ScoredEvent, moment: Moment<PictomaniaGame>): Promise<void> {
  const { round, seconds } = event;
  const all = beats(round, event.scored, moment.goal.gallery[round - 1] ?? [], seconds);
  for (const { counting, seconds: lasts, sound } of all) {
    const last = counting.part === 'sums';
    if (moment.skipped && !last) continue;
    moment.setScene({ scoring: counting });
    const heard = sound === 'sheep' && counting.scored.sheep === null ? 'tick' : SOUNDS[sound];
    moment.sound(heard, sound === 'right' ? counting.turned : 0);
    if (last) {
      moment.log();
      moment.mark();
    }
    await moment.pause(lasts);
  }
}
