/** A notice by the system that it is one's turn, for whoever looks at something else. Only by their wish. */
import { settings } from './settings.svelte';

/** Can this browser do it here? Not on a plain http address. */
export const canNotice = (): boolean => isSecureContext && 'Notification' in window;

/** Has the reader said no to all notices of this page? Then only the browser's own settings help. */
export const noticesBlocked = (): boolean => canNotice() && Notification.permission === 'denied';

/** Switch it on, asking for leave if need be; tells whether it is on now. */
export async function allowNotices(): Promise<boolean> {
  settings.notices = canNotice() && (await Notification.requestPermission()) === 'granted';
  return settings.notices;
}

/** Say something if the page is hidden and notices are wanted. Returns what takes it back. */
export function notice(title: string, body: string, tag: string): () => void {
  if (!document.hidden || !settings.notices || !canNotice() || Notification.permission !== 'granted')
    return () => {};
  let shown: Notification | null = null;
  try {
    shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown?.close();
    };
  } catch {
    // On phones only an installed page may do this; the title says it anyway.
  }
  return () => shown?.close();
}
