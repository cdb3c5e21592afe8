/** Load the page anew, but not again and again: once a minute at most. Tells whether it does. */
const MINUTE = 60_000;
const KEY = 'yakai.reloaded';

export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // A browser that keeps nothing could reload for ever.
  }
  location.reload();
  return true;
}
