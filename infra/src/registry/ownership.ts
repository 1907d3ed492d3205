import { withPlaces } from '@agence/shared-contracts/remote/matchRoute';
import { pictureAt } from '@agence/shared-contracts/remote/pictureAddress';
import type { Release } from '@agence/shared-contracts/remote/release';
import { type Team, type Teams, teamOfRemote } from './teams.ts';

/** A path that a team owns with everything below it. */
interface Prefix {
  readonly path: string;
  readonly team: string;
  readonly segments: readonly string[];
}

/** The team that owns an address: the one with the longest path above it. @param address a path, or a route's pattern */
export function ownerOf(address: string, teams: Teams): string | undefined {
  return prefixOf(address, teams)?.team;
}

/** What of a release its team does not own, each as a sentence. */
export function ownershipRefusals(release: Release, teams: Teams): string[] {
  const { name } = release;
  const team = teamOfRemote(name, teams);
  if (!team) {
    return [
      `${name} belongs to no team; the owner of the site says whose it is: agence team add <team> --remote ${name} …`,
    ];
  }
  const { slots } = teams[team] as Team;
  const foreign = new Set(release.navigation.map(({ slot }) => slot).filter((slot) => !slots.includes(slot)));
  return [
    ...addressesOf(release).flatMap((address) => addressRefusal(name, team, address, teams) ?? []),
    ...[...foreign].map(
      (slot) => `${name} may not put links into ${slot}: ${team} has ${slots.join(', ') || 'no menu'}.`,
    ),
  ];
}

/** Every address that a release answers: paths and patterns. Those of pictures, which name their content, are everybody's. */
export function addressesOf({ routes, redirects, publicFiles }: Release): string[] {
  return [
    ...routes.flatMap((route) => [route.path, ...(route.places ? withPlaces(route) : []).map(({ path }) => path)]),
    ...redirects.map(({ from }) => from),
    ...Object.keys(publicFiles).filter((path) => !pictureAt(path)),
  ];
}

function addressRefusal(name: string, team: string, address: string, teams: Teams): string | undefined {
  const may = `${name} may not serve ${address}`;
  if (/^\/[:*]/.test(address)) return `${may}: it would take every unknown address of the site.`;
  const prefix = prefixOf(address, teams);
  if (!prefix) return `${may}: nobody owns it yet.`;
  if (prefix.team !== team) return `${may}: ${prefix.path} belongs to ${prefix.team}.`;
  const reached = prefixesOf(teams).find(
    (other) => other.team !== team && weightOf(other) >= weightOf(prefix) && reaches(address, other),
  );
  return reached && `${may}: it reaches over ${reached.path}, which belongs to ${reached.team}.`;
}

/** The longest path above an address; a literal one before one with parameters. */
function prefixOf(address: string, teams: Teams): Prefix | undefined {
  const segments = segmentsOf(address);
  const above = prefixesOf(teams).filter((prefix) =>
    prefix.segments.every((segment, index) =>
      isParameter(segment) ? segments[index] !== undefined && segments[index] !== '*' : segment === segments[index],
    ),
  );
  return above.sort((a, b) => weightOf(b) - weightOf(a))[0];
}

/** The longer wins, and of equally long ones the one with fewer parameters. */
function weightOf({ segments }: Prefix): number {
  return segments.length * 100 + segments.filter((one) => !isParameter(one)).length;
}

/** Whether a pattern answers for something at or below a prefix. */
function reaches(pattern: string, prefix: Prefix): boolean {
  const segments = segmentsOf(pattern);
  const isOpen = segments.at(-1) === '*';
  const named = isOpen ? segments.slice(0, -1) : segments;
  if (!isOpen && named.length < prefix.segments.length) return false;
  return prefix.segments.every((segment, index) => {
    const own = named[index];
    return own === undefined || own === segment || isParameter(own) || isParameter(segment);
  });
}

function prefixesOf(teams: Teams): Prefix[] {
  return Object.entries(teams).flatMap(([team, { paths }]) =>
    paths.map((path) => ({ path, team, segments: segmentsOf(path) })),
  );
}

const isParameter = (segment: string) => segment.startsWith(':');
const segmentsOf = (path: string) => path.split('/').filter((segment) => segment !== '');
