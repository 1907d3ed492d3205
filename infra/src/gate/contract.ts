import type { Release } from '@agence/shared-contracts/remote/release';
import { refusalByShell, unknownEvents } from '../registry/contractFit.ts';
import { type Part, shellOf } from './liveSite.ts';
import { notRun, type Verdict, verdictOf } from './row.ts';

/** Row 3: the live shell offers what a remote needs; a shell offers what all active remotes need. */
export function contractRow(release: Release, active: readonly Part[]): Verdict {
  const shell = shellOf(active)?.release;
  if (!shell && release.name !== 'shell') return notRun('The site has no shell yet.');
  return verdictOf(contractRefusals(release, active), warningOf(release, active));
}

/** Why a release and these parts of a site cannot run together. */
export function contractRefusals(release: Release, parts: readonly Part[]): string[] {
  const { shell, remotes } = sideBySide(release, parts);
  return remotes.flatMap((remote) => (shell ? (refusalByShell(shell, remote) ?? []) : []));
}

/** The shell and the remotes that are compared: a release with the live shell, or a shell with all live remotes. */
function sideBySide(release: Release, parts: readonly Part[]) {
  if (release.name !== 'shell') return { shell: shellOf(parts)?.release, remotes: [release] };
  return { shell: release, remotes: parts.map((part) => part.release).filter(({ name }) => name !== 'shell') };
}

/** What a team should know of events that the shell's bus does not know; they do nothing until it does. */
function warningOf(release: Release, active: readonly Part[]): string {
  const { shell, remotes } = sideBySide(release, active);
  return remotes
    .flatMap((remote) => (shell ? unknownEvents(shell, remote) : []).map((event) => `${remote.name} uses ${event}`))
    .map((use) => `${use}, which the shell does not know: it does nothing there.`)
    .join('\n');
}
