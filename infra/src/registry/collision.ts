import { isSubtree, withPlaces } from '@agence/shared-contracts/remote/matchRoute';
import { pictureAt } from '@agence/shared-contracts/remote/pictureAddress';
import type { Release } from '@agence/shared-contracts/remote/release';
import { isReserved } from '@agence/shared-contracts/remote/siteAddresses';

/** Something that a release answers on the site. */
interface Address {
  /** A path, or a pattern whose parameters have no name: they count by position. */
  readonly shape: string;
  readonly kind: 'route' | 'subtree' | 'place' | 'redirect' | 'file';
  readonly owner: string;
}

/**
 * What of a release is served already, by another release, twice by itself or by the site; as a phrase. A subtree is its
 * remote's alone: no address of another may lie in it, its own may, and win over the rest of it. The same goes for what a
 * parameter may stand for.
 */
export function collision(release: Release, others: readonly Release[]): string | undefined {
  const known = others.flatMap(addresses);
  const taken = new Map(known.map((address) => [address.shape, address]));
  for (const address of addresses(release)) {
    const { shape, kind } = address;
    if (isReserved(shape)) return `its ${kind} ${shape} is an address of the site itself`;
    const same = taken.get(shape);
    if (same) {
      return `its ${kind} ${shape} is already a ${same.kind} of ${same.owner === release.name ? 'its own' : same.owner}`;
    }
    const around = known.find((other) => other.kind === 'subtree' && overlap(other.shape, shape));
    if (around) return `its ${kind} ${shape} lies in the subtree ${around.shape} of ${around.owner}`;
    const inside = known.find((other) => overlap(shape, other.shape));
    if (inside && kind === 'subtree') {
      return `its subtree ${shape} takes in the ${inside.kind} ${inside.shape} of ${inside.owner}`;
    }
    if (inside) return `its ${kind} ${shape} answers where the ${inside.kind} ${inside.shape} of ${inside.owner} does`;
    taken.set(shape, address);
  }
  return undefined;
}

/** Everything that a release answers on the site; a picture's address says what is in it, so many may answer there. */
function addresses({ name, routes, redirects, publicFiles }: Release): Address[] {
  const shape = (path: string) => path.replace(/:[^/]+/g, ':');
  return [
    ...routes.flatMap((route): Address[] => [
      { shape: shape(route.path), kind: isSubtree(route) ? 'subtree' : 'route', owner: name },
      ...(route.places ? withPlaces(route) : []).map(
        ({ path }): Address => ({ shape: shape(path), kind: 'place', owner: name }),
      ),
    ]),
    ...redirects.map(({ from }): Address => ({ shape: shape(from), kind: 'redirect', owner: name })),
    ...Object.keys(publicFiles)
      .filter((path) => !pictureAt(path))
      .map((path): Address => ({ shape: path, kind: 'file', owner: name })),
  ];
}

/** Whether there is an address that both patterns answer. */
function overlap(one: string, other: string): boolean {
  const [a, b] = [segmentsOf(one), segmentsOf(other)];
  const [isOpen, isOtherOpen] = [a.at(-1) === '*', b.at(-1) === '*'];
  const [top, named] = [isOpen ? a.slice(0, -1) : a, isOtherOpen ? b.slice(0, -1) : b];
  if ((!isOpen && top.length < named.length) || (!isOtherOpen && named.length < top.length)) return false;
  const shared = Math.min(top.length, named.length);
  return top.slice(0, shared).every((segment, index) => {
    const against = named[index];
    return segment === ':' || against === ':' || segment === against;
  });
}

function segmentsOf(path: string): string[] {
  return path.split('/').filter((segment) => segment !== '');
}
