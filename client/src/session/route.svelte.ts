/** Which page an address means: start, a table, its big screen, the history, one finished game; or none. */
export type Page =
  | { at: 'start' }
  | { at: 'table'; key: string }
  /** `invitation`: the secret of the join code, if the link has it. It is never sent to a server. */
  | { at: 'board'; key: string; invitation: string | null }
  | { at: 'history' }
  | { at: 'record'; key: string }
  | { at: 'nowhere' };

/** The page of an address: its path and its fragment. */
export function pageOf(address: string): Page {
  const [path = '', behind = ''] = address.split('#');
  const [, big] = /^\/t\/([^/]+)\/board\/?$/.exec(path) ?? [];
  if (big !== undefined)
    return { at: 'board', key: big, invitation: /^[\w-]{8,64}$/.test(behind) ? behind : null };
  const [, at, key] = /^\/([tg])\/([^/]+)\/?$/.exec(path) ?? [];
  if (key !== undefined) return { at: at === 't' ? 'table' : 'record', key };
  if (path === '/history') return { at: 'history' };
  return path === '/' ? { at: 'start' } : { at: 'nowhere' };
}

const here = () => pageOf(location.pathname + location.hash);

class Route {
  page = $state.raw<Page>(here());

  constructor() {
    addEventListener('popstate', () => {
      this.page = here();
    });
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.page = pageOf(path);
    scrollTo(0, 0);
  }

  /** Change the page's address without loading anything. The fragment is kept, unless `path` has its own. */
  become(before: string, path: string): void {
    if (location.pathname.replace(/\/$/, '') !== before) return;
    const [page = '', behind = location.hash.slice(1)] = path.split('#');
    const hash = behind === '' ? '' : `#${behind}`;
    history.replaceState(history.state, '', page + location.search + hash);
  }
}

export const route = new Route();
