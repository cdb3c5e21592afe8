/** The address of each drawing. Drawings are separate files, loaded when shown and cached by the browser.

A shared drawing lies in `art/` and is called by its name; a game's own lies in the game's folder and is called
`<id>/<name>`. */
const shared = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?url', import: 'default' });
const games = import.meta.glob<string>('./games/*/art/*.svg', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** './art/seal.svg' is `seal`, './games/yak/art/goat.svg' is `yak/goat`. */
const nameOf = (path: string) => path.replace(/^\.\/(?:games\/)?|art\/|\.svg$/g, '');

const byName = new Map(Object.entries({ ...shared, ...games }).map(([path, url]) => [nameOf(path), url]));

/** Add drawings from a game's own code, so that other pages do not load their addresses: `bring('sketch', files)` with a
glob like the ones above. They are called `<id>/<name>`. */
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

/** Images are referenced here so that the browser keeps them decoded. */
const fetched = new Map<string, HTMLImageElement>();

/** Load the shared drawings and those of a game, so that its first picture is complete; waits at most `patience`
milliseconds. */
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

/** Whether there is a drawing of that name. */
export function drawn(name: string): boolean {
  return byName.has(name);
}
