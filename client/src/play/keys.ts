/** Keys by their place on the keyboard (`event.code`), so that they work in every layout. */
export type Keys = Readonly<Record<string, () => boolean | void>>;

/** Which of 1–9 a key is, on either part of the keyboard. */
export function digit(code: string): number | null {
  const found = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  return found ? Number(found[1]) : null;
}

/** Does this key belong to the board, and not to a field, an open sheet or the browser? */
export function forBoard(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return false;
  if (event.target instanceof HTMLSelectElement) return false;
  return document.querySelector('dialog[open]') === null;
}

/** Do what the key is for. A deed that returns `false` did nothing, and the browser has the key. */
export function press(event: KeyboardEvent, keys: Keys): void {
  if (!forBoard(event)) return;
  const deed = keys[event.code];
  if (deed !== undefined && deed() !== false) event.preventDefault();
}
