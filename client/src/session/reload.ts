/** Reload the page, at most once a minute; returns whether it reloads. */
const MINUTE = 60_000;
const KEY = 'yakai.reloaded';

export function reloadOnce(): boolean {
  try {
    if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < MINUTE) return false;
    sessionStorage.setItem(KEY, String(Date.now()));
  } catch {
    return false; // Without storage it could reload for ever.
  }
  location.reload();
  return true;
}
