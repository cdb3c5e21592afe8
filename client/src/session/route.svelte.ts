/** Two places, the start page and a table; anything else is nowhere. */
export type Place = { at: 'start' } | { at: 'table'; key: string } | { at: 'nowhere' };

function placeOf(path: string): Place {
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  if (table?.[1]) return { at: 'table', key: table[1] };
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
}

export const route = new Route();
