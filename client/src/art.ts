/** Where each drawing lies. They are files of their own: loaded when shown, kept by the browser.

What all share is in `art/` and called by its name; a game's own is in its folder and called `<id>/<name>`. */
const shared = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?url', import: 'default' });
const games = import.meta.glob<string>('./games/*/art/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** './art/seal.svg' is `seal`, './games/yak/art/goat.svg' is `yak/goat`. */
const nameOf = (path: string) => path.replace(/^\.\/(?:games\/)?|art\/|\.svg$/g, '');

const byName = new Map(Object.entries({ ...shared, ...games }).map(([path, url]) => [nameOf(path), url]));

/** Drawings that come with a game's own code, so that nobody else loads their addresses: `bring('sketch', files)` with a
glob like the ones above, called `<id>/<name>` from then on. */
export function bring(game: string, files: Readonly<Record<string, string>>): void {
  for (const [path, url] of Object.entries(files)) {
    byName.set(`${game}/${path.replace(/^.*\/|\.svg$/g, '')}`, url);
  }
}

/** The address of a drawing, as a CSS value. */
export function artUrl(name: string): string {
  const url = byName.get(name);
  return url === undefined ? 'none' : `url("${url}")`;
}

/** Kept, so that the browser keeps them too. */
const fetched = new Map<string, HTMLImageElement>();

/** Have what all share and a game's own drawings at hand, so that its first picture is whole; but nobody waits for them
longer than `patience`, in milliseconds. */
export async function ready(game: string, patience = 600): Promise<void> {
  const wanted = [...byName].filter(([name]) => !name.includes('/') || name.startsWith(`${game}/`));
  const all = wanted.map(([, url]) => {
    const image = fetched.get(url) ?? new Image();
    if (!fetched.has(url)) {
      image.crossOrigin = 'anonymous'; // As masks are asked for.
      image.src = url;
      fetched.set(url, image);
    }
    return image.decode();
  });
  await Promise.race([Promise.allSettled(all), new Promise((late) => setTimeout(late, patience))]);
}

/** Is there a drawing of that name? */
export function drawn(name: string): boolean {
  return byName.has(name);
}
