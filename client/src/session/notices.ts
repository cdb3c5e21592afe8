/** System notifications that it is the player's turn, while the page is hidden. Off unless the player wants them. */
import { settings } from './settings.svelte';

/** Whether the browser supports notifications here: not on a plain http address. */
export const canNotice = (): boolean => isSecureContext && 'Notification' in window;

/** Whether the player has blocked them for this page; only the browser's settings can change that. */
export const noticesBlocked = (): boolean => canNotice() && Notification.permission === 'denied';

/** Switch them on, asking for permission if needed; returns whether they are on. */
export async function allowNotices(): Promise<boolean> {
  settings.notices = canNotice() && (await Notification.requestPermission()) === 'granted';
  return settings.notices;
}

/** Show a notification if the page is hidden and they are on. Returns a function that removes it. */
export function notice(title: string, body: string, tag: string): () => void {
  if (!document.hidden || !settings.notices || !canNotice() || Notification.permission !== 'granted')
    return () => {};
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // On phones only the service worker may show it; worker.ts handles a tap on it.
    const workers = navigator.serviceWorker.getRegistration();
    void workers.then((own) => own?.showNotification(title, { body, tag, data: location.href }));
    return () => void workers.then((own) => takeBack(own, tag));
  }
}

async function takeBack(worker: ServiceWorkerRegistration | undefined, tag: string): Promise<void> {
  for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close();
}
