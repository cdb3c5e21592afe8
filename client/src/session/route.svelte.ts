/** The start page, a table, what one has played, one finished game; anything else is nowhere. */
export type Place =
  | { at: 'start' }
  | { at: 'table'; key: string }
  | { at: 'history' }
  | { at: 'record'; key: string }
  | { at: 'nowhere' };

function placeOf(path: string): Place {
  const [, at, key] = /^\/([tg])\/([^/]+)\/?$/.exec(path) ?? [];
  if (key !== undefined) return { at: at === 't' ? 'table' : 'record', key };
  if (path === '/history') return { at: 'history' };
  return path === '/' ? { at: 'start' } : { at: 'nowhere' };
}

class Route {
  place = $state.raw<Place>(placeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => {
      this.place = placeOf(location.pathname);
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.place = placeOf(path);
    scrollTo(0, 0);
  }

  /** The same page has another address now; it stays as it is. */
  become(before: string, path: string): void {
    if (location.pathname.replace(/\/$/, '') === before)
      history.replaceState(history.state, '', path + location.search + location.hash);
  }
}

export const route = new Route();
