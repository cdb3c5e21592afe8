/** How each event of Pictomania is shown. During the drawing nothing holds the board. */
import type { Action, Choice, Event, ReviewEvent, ScoredEvent, View } from '../../generated/games/pictomania';
import type { Moment } from '../../play/moment';
import type { Kinds, Script } from '../../play/script';
import type { Stage } from '../../play/stage.svelte';
import { beats, type Beat } from './review/counting';
import type { OnShow, Piece } from './scene';
import * as sounds from './sounds';

export interface PictomaniaGame extends Kinds {
  view: View;
  legal: Choice;
  event: Event;
  action: Action;
  scene: OnShow;
  piece: Piece;
}

export type PictomaniaStage = Stage<PictomaniaGame>;

/** Seconds for a mark, a dealt word, and a word that a player does not know. */
const MARKED = 4;
const DEALT = 2.4;
const SEEN = 0.8;
/** The part of a drawing's time in the review in which it is replayed; then its word is shown. */
const GROWS = 5 / 6.5;

/** Events that hold the board, unless the player draws already. */
const HOLDING: readonly string[] = ['asked', 'scored', 'finest'];

export const script: Script<PictomaniaGame> = {
  idle: {
    step: 0,
    levels: [],
    ready: false,
    replace: [],
    stroke: false,
    undo: false,
    artists: [],
    numbers: [],
    tokens: [],
    finish: false,
    confess: false,
    agree: [],
    votes: [],
  },
  still: { asked: null, fresh: null, dealt: null, review: null, objected: null, scoring: null },
  acting: (view) => view.to_act,
  holds: ({ type }, { legal }) => HOLDING.includes(type) && !legal.finish,
  grows: ({ type }) => type === 'review',
  shows: {
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

    // While all draw

    stroke() {},
    undid() {},
    async guessed(event, moment) {
      moment.sound('card');
      await moment.travel(`seat-${event.seat}`, `stack-${event.artist}`, {
        what: 'guess',
        seat: event.seat,
        number: event.number,
      });
    },
    async took(event, moment) {
      moment.sound('draw');
      await moment.travel('tokens', `seat-${event.seat}`, { what: 'token', stars: event.stars, seat: null });
    },
    finished() {},

    // After the drawing

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
  },
};

/** Each drawing is replayed, then its word is stamped and logged. Blank sheets are skipped. */
async function review({ seconds }: ReviewEvent, moment: Moment<PictomaniaGame>): Promise<void> {
  moment.sound(sounds.PENCILS_DOWN);
  moment.log(1);
  const artists = moment.goal.drawings.flatMap((drawing, seat) => (drawing.length > 0 ? [seat] : []));
  const each = seconds / Math.max(1, artists.length);
  const over = () => moment.skipped || moment.scene.scoring !== null; // The review does not hold the board.
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
