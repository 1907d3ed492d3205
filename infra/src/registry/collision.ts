import type { Release } from '@agence/shared-contracts/remote/release';

/** What of a release another active release already serves, as a phrase; undefined when nothing. */
export function collision(release: Release, others: readonly Release[]): string | undefined {
  for (const other of others) {
    for (const [address, kind] of addresses(release)) {
      const taken = addresses(other).get(address);
      if (taken) return `its ${kind} ${address} is already a ${taken} of ${other.name}`;
    }
  }
  return undefined;
}

/** Everything that a release answers on the site. Parameters of patterns count by position, not by name. */
function addresses({ routes, redirects, publicFiles }: Release): Map<string, string> {
  const shape = (path: string) => path.replace(/:[^/]+/g, ':');
  return new Map([
    ...routes.map(({ path }) => [shape(path), 'route'] as const),
    ...redirects.map(({ from }) => [shape(from), 'redirect'] as const),
    ...Object.keys(publicFiles).map((path) => [path, 'file'] as const),
  ]);
}
