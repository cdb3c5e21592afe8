/** Sharing a link: by the system's share sheet if there is one, else by copying. Browsers allow neither without https;
then `execCommand` is tried. */

/** Whether the browser has a share sheet. */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Share a link: `shared` by the share sheet, `copied` to the clipboard, or `failed`. */
export async function share(text: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (canShare()) {
    try {
      await navigator.share({ text, url });
      return 'shared';
    } catch (error) {
      // The user closed the share sheet.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copy(`${text}\n${url}`)) ? 'copied' : 'failed';
}

/** The server's public address, as it wrote it into the page, or else the page's own. */
export function publicAddress(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="yakai-address"]');
  return meta?.content ? meta.content : location.origin;
}

/** Whether that address works on this machine only. */
export const isOnlyHere = (): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(publicAddress()).hostname);

/** The link to a table. */
export const linkTo = (key: string): string => `${publicAddress()}/t/${key}`;

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text);
  }
}

function copyByCommand(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.className = 'unseen';
  // Behind a sheet nothing can be selected.
  (before?.closest('dialog') ?? document.body).append(field);
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}
