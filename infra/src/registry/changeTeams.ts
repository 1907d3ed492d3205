import teamsOfRepository from '../../teams.json' with { type: 'json' };
import { alone } from './change.ts';
import { keyId } from './keys.ts';
import { ownershipRefusals } from './ownership.ts';
import { RegistryError } from './RegistryError.ts';
import { readRegistry } from './registryFile.ts';
import { releaseFolder } from './releaseStore.ts';
import { ownerKeyOf } from './rootKey.ts';
import { parseRoot, type Root, readRoot, type Team, type Teams } from './teams.ts';
import { readRelease } from './validateRelease.ts';
import { writeRoot } from './writeRoot.ts';

/**
 * Changes a team, or ends it, where what is shown of the site stays owned by whose it is.
 *
 * @param edit returns undefined to end the team
 * @throws RegistryError `team_invalid`, `not_owner`, `key_invalid` without the root key
 */
export async function changeTeams(
  dataDir: string,
  name: string,
  edit: (teams: Teams) => Team | undefined,
): Promise<Root> {
  return alone(dataDir, async () => {
    const root = await readRoot(dataDir);
    const { [name]: before, ...others } = root.teams;
    const after = edit(root.teams);
    if (before && !sameClaims(before, after) && Object.hasOwn(teamsOfRepository, name)) {
      throw new RegistryError(
        'team_invalid',
        `${name} is a team of the repository: change infra/teams.json, and start again.`,
      );
    }
    if (after) assertAlone(name, after, others);
    const changed = parseRoot({
      ...root,
      version: root.version + 1,
      teams: after ? { ...others, [name]: after } : others,
    });
    await assertStillOwned(dataDir, root.teams, changed.teams);
    await writeRoot(dataDir, changed, await ownerKeyOf(dataDir));
    // From now on nobody believes the one before.
    await readRegistry(dataDir, 'any');
    return changed;
  });
}

function sameClaims({ keys: _, retired: __, ...before }: Team, after: Team | undefined): boolean {
  const { keys: ___, retired: ____, ...rest } = after ?? {};
  return JSON.stringify(before) === JSON.stringify(rest);
}

/** @throws RegistryError where something would belong to two teams */
function assertAlone(name: string, { keys, remotes, paths }: Team, others: Teams): void {
  for (const key of keys) keyId(key);
  for (const [other, team] of Object.entries(others)) {
    const twice =
      remotes.find((remote) => team.remotes.includes(remote)) ??
      paths.find((path) => team.paths.includes(path)) ??
      keys.find((key) => team.keys.includes(key));
    if (twice)
      throw new RegistryError('team_invalid', `${twice} belongs to ${other}, and cannot belong to ${name} too.`);
  }
}

/** @throws RegistryError `not_owner` where a team would lose what it shows */
async function assertStillOwned(dataDir: string, before: Teams, after: Teams): Promise<void> {
  const { remotes } = await readRegistry(dataDir);
  for (const [name, { active }] of Object.entries(remotes)) {
    if (!active) continue;
    const release = await readRelease(releaseFolder(dataDir, name, active)).catch(() => undefined);
    const known = release ? ownershipRefusals(release, before) : [];
    const [refusal] = release ? ownershipRefusals(release, after).filter((one) => !known.includes(one)) : [];
    if (refusal) throw new RegistryError('not_owner', `${refusal} It does now: promote a version without it first.`);
  }
}
