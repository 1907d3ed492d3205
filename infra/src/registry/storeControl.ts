import { userInfo } from 'node:os';
import { DEFAULT_PORT } from '../cli/workspace.ts';
import { issuePreview } from '../preview/issuePreview.ts';
import { activate, rollback } from './activate.ts';
import { halt, startCanary } from './canary.ts';
import type { Author } from './change.ts';
import { historyOf } from './history.ts';
import { publicKeyOf } from './keys.ts';
import { lock, unlock } from './lock.ts';
import { prune } from './prune.ts';
import { publish } from './publish.ts';
import { RegistryError } from './RegistryError.ts';
import type { Changed, Decision, ReleaseControl } from './ReleaseControl.ts';
import { refusalsOf } from './refusals.ts';
import type { Registry, RegistryEntry } from './registryFile.ts';
import { releaseFolder } from './releaseStore.ts';
import { ownerKeyOf } from './rootKey.ts';
import { statusOf } from './status.ts';
import { assertMayChange, holderOf, readRoot } from './teams.ts';
import { readRelease } from './validateRelease.ts';
import { withdraw } from './withdraw.ts';

export interface StoreUser {
  /** A private key of a team: it decides for the team's remotes alone. */
  readonly key?: string | undefined;
  /** A person's name; without it who is signed in to the machine, or the holder of the key. */
  readonly by?: string | undefined;
  /** Whether who asks has shown elsewhere that they hold the root key; absent on the machine of the store, which looks for it. */
  readonly isOwner?: boolean;
  /** Public address of the site; that of an evaluation when absent. */
  readonly siteUrl?: string | undefined;
}

/** Where `npm start` serves the site. */
function evaluationUrl(env = process.env): string {
  return env.SITE_URL ?? `http://localhost:${env.PORT ?? DEFAULT_PORT}`;
}

/** The releases of a store in a folder of this machine. @throws RegistryError `not_owner` where the key is another team's */
export function storeControl(
  dataDir: string,
  { key, by, isOwner, siteUrl = evaluationUrl() }: StoreUser,
): ReleaseControl {
  /** Who changes these remotes. */
  async function authorOf(names: readonly string[], { why }: Decision): Promise<Author> {
    if (!key) return { by: by ?? userInfo().username, why };
    const { teams } = await readRoot(dataDir);
    const publicKey = publicKeyOf(key);
    for (const name of names) assertMayChange(publicKey, name, teams);
    return { by: by ?? holderOf(publicKey, teams), why };
  }

  /** Whether who asks is the owner of the site; who speaks for a team is not. */
  const asksOwner = async () => isOwner ?? (!key && (await ownerKeyOf(dataDir)) !== undefined);

  const changed = ({ revision, remotes }: Registry, names: readonly string[]): Changed => ({
    revision,
    active: Object.fromEntries(names.map((name) => [name, (remotes[name] as RegistryEntry).active || null])),
  });

  return {
    publish: (folder) => publish(dataDir, folder, { key, by }),
    status: () => statusOf(dataDir),
    history: () => historyOf(dataDir),
    refusals: () => refusalsOf(dataDir),
    releaseOf: (name, version) => readRelease(releaseFolder(dataDir, name, version)),
    async preview(remote, version, lasts) {
      await authorOf([remote], {});
      return issuePreview(dataDir, { remote, version, lasts, siteUrl });
    },
    async promote(versions, decision) {
      const names = Object.keys(versions);
      const { expected } = decision;
      return changed(await activate(dataDir, { ...(await authorOf(names, decision)), versions, expected }), names);
    },
    async canary(name, version, percent, decision) {
      const { expected } = decision;
      const start = { ...(await authorOf([name], decision)), version, percent, expected };
      return changed(await startCanary(dataDir, name, start), [name]);
    },
    async halt(name, decision) {
      return changed(await halt(dataDir, name, await authorOf([name], decision)), [name]);
    },
    async rollback(names, { asRoot, ...decision }) {
      if (asRoot && !isOwner && !(await ownerKeyOf(dataDir))) {
        throw new RegistryError('not_owner', 'Only who has the root key rolls back as owner of the site.');
      }
      const author = asRoot ? { by: by ?? 'owner of the site', why: decision.why } : await authorOf(names, decision);
      const { expected } = decision;
      return changed(await rollback(dataDir, names, { ...author, expected, byRoot: asRoot === true }), names);
    },
    async withdraw(name, version, decision) {
      return changed(await withdraw(dataDir, name, version, await authorOf([name], decision)), [name]);
    },
    async lock(name, decision) {
      return changed(await lock(dataDir, name, { ...(await authorOf([name], decision)), isOwner: await asksOwner() }), [
        name,
      ]);
    },
    async unlock(name, decision) {
      return changed(
        await unlock(dataDir, name, { ...(await authorOf([name], decision)), isOwner: await asksOwner() }),
        [name],
      );
    },
    prune: async (days, decision) => prune(dataDir, days, await authorOf([], decision)),
  };
}
