/** The start page, a table, a table on a big screen, what one has played, one finished game; anything else is nowhere. */
export type Place =
  | { at: 'start' }
  | { at: 'table'; key: string }
  /** `invitation`: what the code to join is made of, if the link has it. No server ever gets it. */
  | { at: 'board'; key: string; invitation: string | null }
  | { at: 'history' }
  | { at: 'record'; key: string }
  | { at: 'nowhere' };

/** By a path, with what stands behind its `#`. */
export function placeOf(address: string): Place {
  const [path = '', behind = ''] = address.split('#');
  const [, big] = /^\/t\/([^/]+)\/board\/?$/.exec(path) ?? [];
  if (big !== undefined)
    return { at: 'board', key: big, invitation: /^[\w-]{8,64}$/.test(behind) ? behind : null };
  const [, at, key] = /^\/([tg])\/([^/]+)\/?$/.exec(path) ?? [];
  if (key !== undefined) return { at: at === 't' ? 'table' : 'record', key };
  if (path === '/history') return { at: 'history' };
  return path === '/' ? { at: 'start' } : { at: 'nowhere' };
}

const here = () => placeOf(location.pathname + location.hash);

class Route {
  place = $state.raw<Place>(here());

  constructor() {
    addEventListener('popstate', () => {
      this.place = here();
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }

  /** The same page has another address now; it stays as it is. What stands behind a `#` is kept, unless `path` has its
  own. */
  become(before: string, path: string): void {
    if (location.pathname.replace(/\/$/, '') !== before) return;
    const [page = '', behind = location.hash.slice(1)] = path.split('#');
    const hash = behind === '' ? '' : `#${behind}`;
    history.replaceState(history.state, '', page + location.search + hash);
  }
}

export const route = new Route();
