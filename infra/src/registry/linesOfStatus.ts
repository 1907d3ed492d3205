import type { AuditEntry } from './history.ts';
import type { Refusal } from './refusals.ts';
import type { Status, VersionStatus } from './status.ts';
import { DONE } from './told.ts';

/** A status for people to read. */
export function linesOfStatus({ revision, expires, remotes }: Status): string[] {
  if (revision === 0) return ['Nothing is published yet.'];
  return [`revision ${revision}, signed until ${minuteOf(expires)}`, ...remotes.flatMap(linesOfRemote)];
}

function linesOfRemote({ name, team, locked, versions }: Status['remotes'][number]): string[] {
  const lock = locked ? [`  locked by ${locked.by}, ${minuteOf(locked.at)}${because(locked.why)}`] : [];
  const routes = versions.find(({ state }) => state === 'active')?.routes ?? [];
  return [
    '',
    `${name}, ${team ? `team ${team}` : 'of no team'}`,
    ...lock,
    ...versions.map(lineOfVersion),
    ...(routes.length > 0 ? [`  serves ${routes.join(' ')}`] : []),
  ];
}

function lineOfVersion({ version, state, percent, contract, routes, bytes, by, at, why }: VersionStatus): string {
  const what = contract
    ? `contract ${contract}  ${String(routes.length).padStart(3)} routes  ${String(Math.ceil(bytes / 1024)).padStart(5)} kB`
    : 'its folder is gone';
  const share = percent === undefined ? '' : `  ${percent} % of sessions`;
  return `  ${state.padEnd(9)}  ${version.padEnd(17)}  ${what}${share}  ${by}, ${minuteOf(at)}${because(why)}`;
}

/** A history for people to read. */
export function linesOfHistory(entries: readonly AuditEntry[]): string[] {
  return entries.map(({ revision, at, by, why, action, changes }) => {
    const what = changes.map(({ remote, from, to }) =>
      from === to
        ? `${remote}${['canary', 'halt'].includes(action) ? ` ${to}` : ''}`
        : `${remote} ${from ?? 'none'} → ${to ?? 'none'}`,
    );
    return `${String(revision).padStart(4)}  ${minuteOf(at)}  ${by} ${DONE[action]} ${what.join(', ')}${because(why)}`;
  });
}

/** Refusals for people to read. */
export function linesOfRefusals(refusals: readonly Refusal[]): string[] {
  return refusals.map(({ at, by, asked, release, status, code, why, request }) => {
    const what = release ? `${asked} (${release})` : asked;
    return `${minuteOf(at)}  ${by ?? 'nobody known'}  ${what}  ${status} ${code}: ${why.replaceAll('\n', ' ')}  ${request}`;
  });
}

const because = (why: string) => (why ? `: ${why}` : '');
/** In UTC, to the minute: `2026-11-22 14:02Z`. */
const minuteOf = (iso: string) => iso.replace(/^(.{10})T(.{5}).*$/, '$1 $2Z');
