/** Which page is open. Paths are those that the server answers with the client; secrets travel in the fragment only. */

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'watch' }
  | { readonly page: 'records' }
  | { readonly page: 'help' }
  | { readonly page: 'stop' }
  | { readonly page: 'learn'; readonly title: string }
  | { readonly page: 'own'; readonly title: string; readonly id: string }
  | { readonly page: 'table'; readonly id: string; readonly at?: number; readonly again?: true }
  | { readonly page: 'lost' };

/** A key from the link of a seat or of the table's host. */
export interface LinkKey {
  readonly kind: 'seat' | 'host';
  readonly key: string;
}

const PAGES: Readonly<Record<string, Route>> = {
  '/': { page: 'lobby' },
  '/watch': { page: 'watch' },
  '/records': { page: 'records' },
  '/help': { page: 'help' },
  '/stop': { page: 'stop' },
};

export function routeOf(path: string): Route {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const learn = /^\/learn(?:\/(?<title>[a-z0-9]+))?$/.exec(plain);
  if (learn) return { page: 'learn', title: learn.groups?.['title'] ?? '' };
  const own = /^\/own\/(?<title>[a-z0-9]+)(?:\/(?<id>[a-z0-9]+))?$/.exec(plain)?.groups;
  if (own) return { page: 'own', title: own['title'] ?? '', id: own['id'] ?? '' };
  const table = /^\/t\/(?<id>[\w-]+)(?:\/at\/(?<at>\d{1,9})|\/(?<again>again))?$/.exec(plain)?.groups;
  if (!table) return PAGES[plain] ?? { page: 'lost' };
  const id = table['id'] ?? '';
  if (table['again']) return { page: 'table', id, again: true };
  return table['at'] ? { page: 'table', id, at: Number(table['at']) } : { page: 'table', id };
}

export function pathOf(route: Route): string {
  if (route.page === 'table' && route.again) return `/t/${route.id}/again`;
  if (route.page === 'table') return route.at === undefined ? `/t/${route.id}` : `/t/${route.id}/at/${route.at}`;
  if (route.page === 'learn') return route.title ? `/learn/${route.title}` : '/learn';
  if (route.page === 'own') return route.id ? `/own/${route.title}/${route.id}` : `/own/${route.title}`;
  return route.page === 'lobby' || route.page === 'lost' ? '/' : `/${route.page}`;
}

/** The keys in the fragment of a link: one for a guest, several in the link that somebody made for another device. */
export function keysIn(fragment: string): LinkKey[] {
  return fragment
    .replace(/^#/, '')
    .split('&')
    .flatMap((part) => {
      const found = /^(?<kind>seat|host)=(?<key>[\w-]+)$/.exec(part)?.groups;
      return found ? [{ kind: found['kind'] as LinkKey['kind'], key: found['key'] ?? '' }] : [];
    });
}

/** A link to a table; without keys it is good for watching. */
export function linkOf(origin: string, table: string, keys: readonly LinkKey[] = []): string {
  const fragment = keys.map(({ kind, key }) => `${kind}=${key}`).join('&');
  return `${origin}/t/${table}${fragment ? `#${fragment}` : ''}`;
}

/** A link to a position of a match, for whoever may watch it. */
export function positionLink(origin: string, table: string, at: number): string {
  return origin + pathOf({ page: 'table', id: table, at });
}

class Router {
  route = $state.raw<Route>(routeOf(location.pathname));

  constructor() {
    addEventListener('popstate', () => (this.route = routeOf(location.pathname)));
  }

  go(route: Route): void {
    history.pushState(null, '', pathOf(route));
    this.route = route;
    scrollTo(0, 0);
  }

  /** The position that the link named, once: the address is then that of the table. */
  takePosition(): number | null {
    const { route } = this;
    if (route.page !== 'table' || route.at === undefined) return null;
    history.replaceState(null, '', pathOf({ page: 'table', id: route.id }) + location.hash);
    return route.at;
  }

  /** Takes the keys out of the address, so that they are neither copied with it nor kept in the history. */
  takeKeys(): LinkKey[] {
    const keys = keysIn(location.hash);
    if (keys.length) history.replaceState(null, '', location.pathname);
    return keys;
  }
}

export const router = new Router();

/** For links inside the client: a plain click changes the page without loading it, any other click is the browser's. */
export function follow(event: MouseEvent, route: Route): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  router.go(route);
}
