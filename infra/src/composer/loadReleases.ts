import type { Release } from '@agence/shared-contracts/remote/release';
import type { Log } from '../log/createLog.ts';
import { collision } from '../registry/collision.ts';
import { RegistryError } from '../registry/RegistryError.ts';
import type { Published, Registry, RegistryEntry } from '../registry/registryFile.ts';
import { releaseFolder } from '../registry/releaseStore.ts';
import { readRoot } from '../registry/teams.ts';
import { wholeRelease } from '../registry/wholeRelease.ts';

/**
 * All active releases, every file of theirs as it was published. For a damaged one the version before stands in, as far as
 * it is whole and collides with nobody; otherwise its remote is left out, and the site goes on. Says so either way.
 *
 * @param prove says what is there as it was published
 * @throws RegistryError when the shell can be had in no version, or when active releases collide
 */
export async function loadReleases(
  dataDir: string,
  { remotes }: Registry,
  log: Log,
  prove = wholeRelease,
): Promise<Release[]> {
  const { teams } = await readRoot(dataDir);

  /** The newest version that is whole, and what is wrong with the active one if it is another. */
  async function newestWhole(name: string, { active, history, versions }: RegistryEntry) {
    let damage: Error | undefined;
    for (const version of [active, ...history]) {
      try {
        const { manifest } = versions[version] as Published;
        return { release: await prove(releaseFolder(dataDir, name, version), manifest, teams), damage };
      } catch (error) {
        damage ??= error as Error;
      }
    }
    return { damage };
  }

  const active = Object.entries(remotes).filter(([, entry]) => entry.active !== '');
  const loaded = await Promise.all(
    active.map(async ([name, entry]) => ({ entry, name, ...(await newestWhole(name, entry)) })),
  );
  const releases = loaded.flatMap(({ release, entry }) => (release?.version === entry.active ? [release] : []));
  for (const [index, release] of releases.entries()) {
    const clash = collision(release, releases.slice(index + 1));
    if (clash) throw new RegistryError('route_collision', `${release.name} ${release.version}: ${clash}.`);
  }
  for (const { name, entry, release, damage } of loaded) {
    if (!damage) continue;
    const standsIn = release && !collision(release, releases);
    if (standsIn) releases.push(release);
    else if (name === 'shell') throw damage;
    log.problem(
      `${damage.message} ${name} ${standsIn ? `is shown as ${release.version}` : 'is left out'} instead of ${entry.active}.`,
    );
  }
  return releases;
}
