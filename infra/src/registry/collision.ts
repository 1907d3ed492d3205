import type { Release } from '@agence/shared-contracts/remote/release';

/** Addresses that the composition server answers itself. */
const OWN_ADDRESSES = /^\/(?:(?:r|_data|social|rest|auth|functions)(?:\/|$)|(?:healthz|robots\.txt|sitemap\.xml)$)/;

/** What of a release is served already, by another release, twice by itself or by the site; as a phrase. */
export function collision(release: Release, others: readonly Release[]): string | undefined {
  const taken = new Map<string, string>();
  for (const other of others) {
    for (const [address, kind] of addresses(other)) taken.set(address, `already a ${kind} of ${other.name}`);
  }
  for (const [address, kind] of addresses(release)) {
    if (OWN_ADDRESSES.test(address)) return `its ${kind} ${address} is an address of the site itself`;
    if (taken.has(address)) return `its ${kind} ${address} is ${taken.get(address)}`;
    taken.set(address, `already a ${kind} of its own`);
  }
  return undefined;
}

/** Everything that a release answers on the site. Parameters of patterns count by position, not by name. */
function addresses({ routes, redirects, publicFiles }: Release): (readonly [address: string, kind: string])[] {
  const shape = (path: string) => path.replace(/:[^/]+/g, ':');
  return [
    ...routes.map(({ path }) => [shape(path), 'route'] as const),
    ...redirects.map(({ from }) => [shape(from), 'redirect'] as const),
    ...Object.keys(publicFiles).map((path) => [path, 'file'] as const),
  ];
}
