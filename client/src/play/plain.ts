/** The plain board: for a game that brings none. It knows nothing but what the values look like. */
import type { Game, Seat } from './contract';
import { mountBoard } from './mount';
import PlainBoard from './PlainBoard.svelte';
import type { Kinds, Script } from './script';

export interface Plain extends Kinds {
  view: unknown;
  legal: unknown;
  action: unknown;
  scene: null;
  piece: null;
}

const script: Script<Plain> = { idle: null, still: null, acting, holds: () => false, shows: {} };

type Fields = Readonly<Record<string, unknown>>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSeat = (value: unknown): value is Seat => typeof value === 'number' && Number.isInteger(value);

/** Games call it `turn`, mostly, and it is a seat or several. */
export function acting(view: unknown): readonly Seat[] {
  const turn = isFields(view) ? (view['turn'] ?? view['turns'] ?? view['acting'] ?? view['to_act']) : null;
  if (isSeat(turn)) return [turn];
  return Array.isArray(turn) ? turn.filter(isSeat) : [];
}

/** An action that can be had by a button. */
export interface Offer {
  action: unknown;
  tag: string;
  /** What else is in it, in short. */
  details: string;
}

/** The actions that a legal value lists (as tagged values, wherever they are in it), and those that it names: a field
that is true and called like an action. Which names are actions' the game's texts say (`<id>-action-<tag>`). */
export function offers(legal: unknown, isAction: (tag: string) => boolean): Offer[] {
  const named = isFields(legal)
    ? Object.entries(legal).flatMap(([name, value]) => {
        const type = name.replace(/_$/, '');
        return value === true && isAction(type) ? [{ action: { type }, tag: type, details: '' }] : [];
      })
    : [];
  return [...listed(legal), ...named];
}

function listed(value: unknown): Offer[] {
  if (Array.isArray(value)) return value.flatMap(listed);
  if (!isFields(value)) return [];
  const tag = value['type'];
  if (typeof tag !== 'string') return Object.values(value).flatMap(listed);
  const details = Object.entries(value).flatMap(([key, part]) => (key === 'type' ? [] : [inShort(part)]));
  return [{ action: value, tag, details: details.join(', ') }];
}

/** A value in a line. */
export function inShort(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? '✓' : '✗';
  if (Array.isArray(value)) return value.map(inShort).join(' · ');
  if (isFields(value)) {
    const parts = Object.entries(value);
    return parts.map(([key, part]) => (key === 'type' ? String(part) : `${key} ${inShort(part)}`)).join(', ');
  }
  return String(value);
}

/** The plain board of a game. */
export const plain = (id: string): Game => ({
  mount: mountBoard<Plain, { id: string }>(PlainBoard, script, { id }),
  acting,
});
