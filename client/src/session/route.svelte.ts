/** Two places: the start page and a table. */
export type Place = { at: 'start' } | { at: 'table'; key: string };

function placeOf(path: string): Place {
  const table = /^\/t\/([^/]+)\/?$/.exec(path);
  return table?.[1] ? { at: 'table', key: table[1] } : { at: 'start' };
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
