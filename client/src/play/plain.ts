/** The plain board, for a game without its own. It shows the values as they are. */
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

/** The acting seats, guessed from the field names that games usually have. */
export function acting(view: unknown): readonly Seat[] {
  const turn = isFields(view) ? (view['turn'] ?? view['turns'] ?? view['acting'] ?? view['to_act']) : null;
  if (isSeat(turn)) return [turn];
  return Array.isArray(turn) ? turn.filter(isSeat) : [];
}

/** An action offered by a button. */
export interface Offer {
  action: unknown;
  tag: string;
  /** Its other fields, briefly. */
  details: string;
}

/** The actions in a legal value: tagged values anywhere in it, and fields that are true and named like an action. A name
is an action's if there is a text `<id>-action-<tag>`. */
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

/** A value in one line. */
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
