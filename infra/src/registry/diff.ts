import type { Release } from '@agence/shared-contracts/remote/release';
import { addressesOf } from './ownership.ts';
import { RegistryError } from './RegistryError.ts';
import type { ReleaseControl } from './ReleaseControl.ts';

/** What is only in one of two versions, and what is in both but not the same. */
interface Difference {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly string[];
}

export interface ReleaseDiff {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly contract: { readonly from: string; readonly to: string };
  /** Routes, redirects and public files. */
  readonly addresses: Difference;
  /** Links in menus. */
  readonly links: Difference;
  readonly files: Difference;
  /** By which all files together grow. */
  readonly bytes: number;
}

/**
 * Compares two versions of a remote.
 *
 * @param names the remote, and the versions: the active one and the newest where they are not given
 * @throws RegistryError `version_unknown`, `nothing_to_roll_back` where there are not two
 */
export async function diffOf(
  control: ReleaseControl,
  [name, ...given]: readonly [string, ...string[]],
): Promise<ReleaseDiff> {
  const { remotes } = await control.status();
  const { versions: all } = remotes.find((remote) => remote.name === name) ?? { versions: [] };
  const versions = all.filter(({ state }) => state !== 'withdrawn');
  const active = versions.find(({ state }) => state === 'active')?.version;
  const [from = active, to = versions.find(({ version }) => version !== from)?.version] = given;
  if (!from || !to) throw new RegistryError('version_unknown', `${name} has no two versions to compare.`);
  const known = versions.map(({ version }) => version);
  const unknown = [from, to].find((version) => !known.includes(version));
  if (unknown)
    throw new RegistryError(
      'version_unknown',
      `${name} has no published version ${unknown}; it has: ${known.join(', ')}.`,
    );
  const [before, after] = [await control.releaseOf(name, from), await control.releaseOf(name, to)];
  return {
    ...{ name, from, to },
    contract: { from: before.contract, to: after.contract },
    addresses: compare(addressMap(before), addressMap(after)),
    links: compare(linkMap(before), linkMap(after)),
    files: compare(fileMap(before), fileMap(after)),
    bytes: sizeOf(after) - sizeOf(before),
  };
}

export function linesOfDiff({ name, from, to, contract, addresses, links, files, bytes }: ReleaseDiff): string[] {
  return [
    `${name} ${from} → ${to}`,
    contract.from === contract.to ? `contract ${contract.to}` : `contract ${contract.from} → ${contract.to}`,
    ...linesOf('address', addresses),
    ...linesOf('link', links),
    ...linesOf('file', files),
    `${bytes < 0 ? '−' : '+'}${Math.abs(bytes)} bytes`,
  ];
}

function linesOf(kind: string, { added, removed, changed }: Difference): string[] {
  const signs = [
    ['+', added],
    ['−', removed],
    ['~', changed],
  ] as const;
  return signs.flatMap(([sign, names]) => names.map((one) => `${sign} ${kind} ${one}`));
}

type Named = ReadonlyMap<string, string | undefined>;

function compare(before: Named, after: Named): Difference {
  return {
    added: [...after.keys()].filter((key) => !before.has(key)),
    removed: [...before.keys()].filter((key) => !after.has(key)),
    changed: [...after.keys()].filter((key) => before.has(key) && before.get(key) !== after.get(key)),
  };
}

function addressMap(release: Release): Named {
  const routes = new Map(release.routes.map(({ modules: _, ...route }) => [route.path, JSON.stringify(route)]));
  const redirects = new Map(release.redirects.map(({ from, to }) => [from, to]));
  return new Map(addressesOf(release).map((path) => [path, routes.get(path) ?? redirects.get(path)]));
}

const linkMap = ({ navigation }: Release) =>
  new Map(navigation.map((entry) => [`${entry.slot} ${entry.to}`, JSON.stringify(entry)]));
const fileMap = ({ files }: Release) =>
  new Map(Object.entries(files).map(([path, { integrity }]) => [path, integrity]));
const sizeOf = ({ files }: Release) => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);
