import { releaseSchema } from '@agence/shared-contracts/remote/release';
import { array, type InferOutput, number, object, record, string } from 'valibot';
import { type Registry, readRegistry } from '../registry/registryFile.ts';
import { readRoot } from '../registry/teams.ts';

const { name, version, navigation } = releaseSchema.entries;
const versions = record(name, version);

/** What a site says of itself to who builds for it. */
export const siteListingSchema = object({
  revision: number(),
  /** Public key of the backend. */
  anonKey: string(),
  /** Name → version that visitors get. */
  active: versions,
  /** Name → version that a rollback would bring back. */
  previous: versions,
  /** Who owns what. */
  teams: record(
    string(),
    object({
      remotes: array(string()),
      paths: array(string()),
      slots: array(navigation.item.entries.slot),
      budget: object({ js: number(), html: number() }),
    }),
  ),
});
export type SiteListing = InferOutput<typeof siteListingSchema>;

/** Only what any visitor may know: nothing of versions that nobody has seen yet. @throws RegistryError as `readRegistry` does */
export async function siteListing(dataDir: string, anonKey: string): Promise<SiteListing> {
  const [registry, { teams }] = [await readRegistry(dataDir), await readRoot(dataDir)];
  return {
    revision: registry.revision,
    anonKey,
    ...shownVersions(registry),
    teams: Object.fromEntries(
      Object.entries(teams).map(([team, { remotes, paths, slots, budget }]) => [
        team,
        { remotes, paths, slots, budget },
      ]),
    ),
  };
}

/** Whether a version is one that visitors get, or would get again after a rollback. */
export async function isShown(dataDir: string, name: string, version: string): Promise<boolean> {
  const { active, previous } = shownVersions(await readRegistry(dataDir));
  return active[name] === version || previous[name] === version;
}

function shownVersions({ remotes }: Registry): Pick<SiteListing, 'active' | 'previous'> {
  const named = Object.entries(remotes).filter(([, { active }]) => active !== '');
  const before = named.filter(([, { history }]) => history.length > 0);
  return {
    active: Object.fromEntries(named.map(([name, { active }]) => [name, active])),
    previous: Object.fromEntries(before.map(([name, { history }]) => [name, history[0] as string])),
  };
}
