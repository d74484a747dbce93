// A router on the fragment of the address: works from any folder, offline, and keeps secret links out of server logs.

const parse = (hash: string): { path: string[]; query: URLSearchParams } => {
  const [path = '', query = ''] = hash.replace(/^#?\/?/, '').split('?');
  return {
    path: path.split('/').filter(Boolean).map(decodeURIComponent),
    query: new URLSearchParams(query),
  };
};

/** Links that are sent to people have a path (`/match/ID#TOKEN`); here they become an address like the others. */
function fromPath(): void {
  const game = /^\/game\/([a-z-]+)\/?$/.exec(location.pathname)?.[1];
  if (game !== undefined) history.replaceState(null, '', `/${href(['new', game])}`);
  const match = /^\/match\/([A-Za-z0-9_-]+)\/?$/.exec(location.pathname)?.[1];
  if (match === undefined) return;
  const token = location.hash.slice(1);
  const path = /^[A-Za-z0-9_-]{43}$/.test(token) ? ['join', match, token] : ['match', match];
  history.replaceState(null, '', `/${href(path)}`);
}

class Route {
  #hash = $state(location.hash);
  readonly #parsed = $derived(parse(this.#hash));

  constructor() {
    addEventListener('hashchange', () => {
      this.#hash = location.hash;
    });
    addEventListener('popstate', () => {
      this.#hash = location.hash;
    });
  }

  /** The parts of the address: `#/rules/GAME/TV-1.1a` is `['rules', 'GAME', 'TV-1.1a']`. */
  get path(): readonly string[] {
    return this.#parsed.path;
  }

  get query(): URLSearchParams {
    return this.#parsed.query;
  }

  go(path: readonly string[], query: Readonly<Record<string, string>> = {}): void {
    location.hash = href(path, query);
  }

  /** The same, without a step in the history: a scrubber, a search as it is typed. */
  replace(path: readonly string[], query: Readonly<Record<string, string>> = {}): void {
    history.replaceState(history.state, '', href(path, query));
    this.#hash = location.hash;
  }
}

export function href(
  path: readonly string[],
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `#/${path.map(encodeURIComponent).join('/')}${search ? `?${search}` : ''}`;
}

fromPath();
/** An address that the server knows nothing of: no page, whatever stands after it. */
export const isLostPath = !/^\/(index\.html)?$/.test(location.pathname);
export const route = new Route();
