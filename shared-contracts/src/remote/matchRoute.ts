/** The address of a route: of a manifest, a release or a snapshot. */
export interface RoutePattern {
  readonly path: string;
  readonly places?: readonly { readonly path: string }[] | undefined;
}

/** A route with what its parameters stand for. */
export interface RouteMatch<Route extends RoutePattern> {
  /** Of a subtree with places: with the address and all else that its place declares. */
  readonly route: Route;
  /** Percent-decoded; what is below a subtree without places is called `*`. */
  readonly params: Readonly<Record<string, string>>;
}

/** Whether a route is a subtree, or a place of one: its page stays mounted from one address to the next. */
export function isSubtree({ path, places }: RoutePattern): boolean {
  return places !== undefined || path.endsWith('/*');
}

/** The addresses of a route: those of a subtree's places, each with all that it declares, or the route's own. */
export function withPlaces<Route extends RoutePattern>(route: Route): readonly Route[] {
  const { places } = route;
  if (!places) return [route];
  const { path } = route;
  // The address of a place: it has been told apart before.
  if (!path.endsWith('/*')) return [route];
  const top = path.slice(0, -2);
  return places.map((place) => ({ ...route, ...place, path: place.path ? `${top}/${place.path}` : top || '/' }));
}

/** {@link compileRoutes} for a single path. */
export function matchRoute<Route extends RoutePattern>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | undefined {
  return compileRoutes(routes)(pathname);
}

/**
 * Finds the routes of paths. The same function decides in the composer, the shell and the remotes, so that all three
 * agree. Segment by segment, from the left, a literal wins over a parameter, and both over the rest of a subtree; a
 * trailing slash is ignored.
 *
 * @returns takes a path still percent-encoded, as in `location.pathname`
 */
export function compileRoutes<Route extends RoutePattern>(
  routes: readonly Route[],
): (pathname: string) => RouteMatch<Route> | undefined {
  const patterns = routes.flatMap(withPlaces).map((route) => ({ route, pattern: split(route.path) }));
  return (pathname) => {
    const segments = split(pathname);
    let best: (RouteMatch<Route> & { score: string }) | undefined;
    for (const { route, pattern } of patterns) {
      const match = matchSegments(pattern, segments);
      if (match && (!best || match.score > best.score)) best = { route, ...match };
    }
    return best && { route: best.route, params: best.params };
  };
}

function matchSegments(pattern: readonly string[], segments: readonly string[]) {
  const isOpen = pattern.at(-1) === '*';
  const named = isOpen ? pattern.slice(0, -1) : pattern;
  if (isOpen ? segments.length < named.length : segments.length !== named.length) return undefined;
  const params: Record<string, string> = {};
  let score = '';
  for (const [index, expected] of named.entries()) {
    const actual = segments[index] as string;
    if (expected.startsWith(':')) {
      const decoded = decode(actual);
      if (decoded === undefined) return undefined;
      params[expected.slice(1)] = decoded;
      score += '0';
    } else if (expected === actual) {
      score += '1';
    } else {
      return undefined;
    }
  }
  // Longer than every open pattern that begins like it.
  if (!isOpen) return { params, score: `${score}2` };
  const rest = segments.slice(named.length).map(decode);
  if (rest.includes(undefined)) return undefined;
  return { params: { ...params, '*': rest.join('/') }, score };
}

function split(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}

function decode(segment: string): string | undefined {
  // No name holds a null character, and no database takes one.
  if (segment.includes('%00')) return undefined;
  try {
    return decodeURIComponent(segment);
  } catch {
    return undefined;
  }
}
