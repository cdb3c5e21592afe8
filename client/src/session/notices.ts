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
  try {
    const shown = new Notification(title, { body, tag });
    shown.onclick = () => {
      window.focus();
      shown.close();
    };
    return () => shown.close();
  } catch {
    // On phones only the page's worker may say it, and answers a tap (see worker.ts).
    const workers = navigator.serviceWorker.getRegistration();
    void workers.then((own) => own?.showNotification(title, { body, tag, data: location.href }));
    return () => void workers.then((own) => takeBack(own, tag));
  }
}

async function takeBack(worker: ServiceWorkerRegistration | undefined, tag: string): Promise<void> {
  for (const shown of (await worker?.getNotifications({ tag })) ?? []) shown.close();
}
