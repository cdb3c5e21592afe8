/** Handing something on: by the system's own sheet where the browser has one, else by copying. Without a secure
connection browsers allow neither; then the old way of copying is tried. */

/** Has this browser a sheet for sharing? */
export const canShare = (): boolean => typeof navigator.share === 'function';

/** Hand it on. `copied` if it lies on the clipboard now, `shared` if the sheet has been shown, else `failed`. */
export async function share(text: string, url: string): Promise<'shared' | 'copied' | 'failed'> {
  if (canShare()) {
    try {
      await navigator.share({ text, url });
      return 'shared';
    } catch (error) {
      // Whoever closes the sheet did not want to.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return (await copy(`${text}\n${url}`)) ? 'copied' : 'failed';
}

/** Where others find this server: what it is called in the world, as it wrote into the page, or else where we are. */
export function publicAddress(): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="yakai-address"]');
  return meta?.content ? meta.content : location.origin;
}

/** Such an address means this machine, whoever asks for it. */
export const isOnlyHere = (): boolean =>
  /^(localhost|127\.[\d.]+|\[::1\])$/.test(new URL(publicAddress()).hostname);

/** The link to a table. */
export const linkTo = (key: string): string => `${publicAddress()}/t/${key}`;

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyOldWay(text);
  }
}

function copyOldWay(text: string): boolean {
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
