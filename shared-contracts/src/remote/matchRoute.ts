import type { RouteDeclaration } from './manifest.ts';

export interface RouteMatch<Route extends Pick<RouteDeclaration, 'path'>> {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/**
 * Finds the route of a path. The same function decides in the composer, the shell and the remotes, so that
 * all three agree. Literal segments win over parameters; a trailing slash is ignored.
 *
 * @param pathname still percent-encoded, as in `location.pathname`
 */
export function matchRoute<Route extends Pick<RouteDeclaration, 'path'>>(
  routes: readonly Route[],
  pathname: string,
): RouteMatch<Route> | undefined {
  const segments = split(pathname);
  let best: (RouteMatch<Route> & { score: string }) | undefined;
  for (const route of routes) {
    const match = matchSegments(split(route.path), segments);
    if (match && (!best || match.score > best.score)) best = { route, ...match };
  }
  return best && { route: best.route, params: best.params };
}

function matchSegments(pattern: readonly string[], segments: readonly string[]) {
  if (pattern.length !== segments.length) return undefined;
  const params: Record<string, string> = {};
  let score = '';
  for (const [index, expected] of pattern.entries()) {
    const actual = segments[index] ?? '';
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
  return { params, score };
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
