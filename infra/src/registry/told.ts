import type { Action, AuditEntry } from './history.ts';

export const DONE: Readonly<Record<Action, string>> = {
  publish: 'published',
  promote: 'promoted',
  rollback: 'rolled back',
  withdraw: 'withdrew',
  prune: 'pruned',
  lock: 'locked',
  unlock: 'unlocked',
  canary: 'began to try',
  halt: 'ended the trial of',
};

/**
 * An entry of the history as the end of a sentence.
 *
 * @example key 3f2a91bc (evenements) promoted mfe-evenements 0.3.1-0123456789 at 14:02
 */
export function told({ by, action, changes, at }: AuditEntry): string {
  const what = changes.map(({ remote, from, to }) => {
    if (action === 'lock' || action === 'unlock') return remote;
    if (action === 'canary' || action === 'halt') return `${remote} ${to}`;
    return `${remote}${action === 'rollback' ? ' to ' : ' '}${action === 'withdraw' ? from : (to ?? 'none')}`;
  });
  return `${by} ${DONE[action]} ${what.join(', ')} at ${timeOf(at)}`;
}

/** The time of day on this machine, with the day where that is not today. */
function timeOf(at: string): string {
  const date = new Date(at);
  const time = date.toTimeString().slice(0, 5);
  return date.toDateString() === new Date().toDateString() ? time : `${time} on ${at.slice(0, 10)}`;
}
