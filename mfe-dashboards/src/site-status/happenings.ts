import type { SiteStatusAnswer } from './siteStatusApi.ts';

type Entry = SiteStatusAnswer['history'][number];

/** One or more revisions that are one thing for who reads of them. */
export interface Happening extends Omit<Entry, 'action'> {
  /** What was done, the first first. */
  readonly actions: readonly string[];
}

const versionsOf = ({ changes }: Pick<Entry, 'changes'>) => changes.map(({ remote, to }) => `${remote} ${to}`);

/** What has happened, newest first: versions that somebody published and then put online are named once. */
export function happeningsOf(history: readonly Entry[]): readonly Happening[] {
  const all: Happening[] = [];
  for (const { action, ...entry } of history) {
    const after = all.at(-1);
    const isItsBegin =
      action === 'publish' &&
      after?.actions.at(-1) === 'promote' &&
      after.by === entry.by &&
      versionsOf(entry).every((version) => versionsOf(after).includes(version));
    if (after && isItsBegin) all[all.length - 1] = { ...after, actions: ['publish', 'promote'] };
    else all.push({ ...entry, actions: [action] });
  }
  return all;
}
