/** Load the page anew, but not again and again: once a minute at most. */
const MINUTE = 60_000;
const KEY = 'yakai.reloaded';

export function reloadOnce(): void {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE) return;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return; // A browser that keeps nothing could reload for ever.
  }
  location.reload();
}
