/** Where each drawing lies. They are files of their own: loaded when shown, kept by the browser. */
const files = import.meta.glob<string>('./art/*.svg', { eager: true, query: '?url', import: 'default' });

const byName = new Map(
  Object.entries(files).map(([path, url]) => [path.slice('./art/'.length, -'.svg'.length), url]),
);

/** The address of a drawing, as a CSS value. */
export function artUrl(name: string): string {
  const url = byName.get(name);
  return url === undefined ? 'none' : `url("${url}")`;
}

/** Is there a drawing of that name? */
export function drawn(name: string): boolean {
  return byName.has(name);
}
