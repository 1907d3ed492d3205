import { removeUnlisted } from '../store/shareVersions.ts';
import { type Author, change } from './change.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Removes what nobody needs any more: every version that is neither active nor one of the ten before it, and was published
 * more than a number of days ago; and whatever interrupted commands have left. That a version was withdrawn is never forgotten.
 *
 * @returns what was removed, as `name version`
 */
export async function prune(dataDir: string, days: number, author: Author): Promise<string[]> {
  const before = Date.now() - days * DAY_MS;
  const removed: { remote: string; from: string; to: null }[] = [];
  const registry = await change(dataDir, author, ({ remotes }) => {
    const kept = Object.entries(remotes).map(([name, entry]) => {
      const versions = Object.entries(entry.versions).filter(([version, { publishedAt, withdrawn }]) => {
        const shown = [entry.active, entry.canary?.version, ...entry.history];
        const isNeeded = withdrawn || shown.includes(version);
        if (isNeeded || Date.parse(publishedAt) > before) return true;
        removed.push({ remote: name, from: version, to: null });
        return false;
      });
      return [name, { ...entry, versions: Object.fromEntries(versions) }] as const;
    });
    return removed.length > 0 ? { action: 'prune', remotes: Object.fromEntries(kept), changes: removed } : undefined;
  });
  await removeUnlisted(dataDir, registry);
  return removed.map(({ remote, from }) => `${remote} ${from}`);
}
