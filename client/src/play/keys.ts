/** Keys by their place on the keyboard (`event.code`), so that they work in every layout. */
export type Keys = Readonly<Record<string, () => boolean | void>>;

/** Which of 1–9 a key is, on either part of the keyboard. */
export function digit(code: string): number | null {
  const found = /^(?:Digit|Numpad)([1-9])$/.exec(code);
  return found ? Number(found[1]) : null;
}

/** Whether a key is for the board, and not for a field, an open sheet or the browser. */
export function forBoard(event: KeyboardEvent): boolean {
  if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented) return false;
  if (event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement) return false;
  if (event.target instanceof HTMLSelectElement) return false;
  return document.querySelector('dialog[open]') === null;
}

/** Run the action of a key. If it returns `false`, the browser handles the key. */
export function press(event: KeyboardEvent, keys: Keys): void {
  if (!forBoard(event)) return;
  const action = keys[event.code];
  if (action !== undefined && action() !== false) event.preventDefault();
}
