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

/** The address of a drawing, as a CSS value. */
export function artUrl(name: string): string {
  const url = byName.get(name);
  return url === undefined ? 'none' : `url("${url}")`;
}

/** Is there a drawing of that name? */
export function drawn(name: string): boolean {
  return byName.has(name);
}
