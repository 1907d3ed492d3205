import type { Release } from '@agence/shared-contracts/remote/release';
import { refusalByShell } from '../registry/contractFit.ts';
import { type Part, shellOf } from './liveSite.ts';
import { notRun, type Verdict, verdictOf } from './row.ts';

/** Row 3: the live shell offers what a remote needs; a shell offers what all active remotes need. */
export function contractRow(release: Release, active: readonly Part[]): Verdict {
  const shell = shellOf(active)?.release;
  if (!shell && release.name !== 'shell') return notRun('The site has no shell yet.');
  return verdictOf(contractRefusals(release, active));
}

/** Why a release and these parts of a site cannot run together. */
export function contractRefusals(release: Release, parts: readonly Part[]): string[] {
  const shell = release.name === 'shell' ? release : shellOf(parts)?.release;
  const remotes =
    release === shell ? parts.map((part) => part.release).filter(({ name }) => name !== 'shell') : [release];
  return remotes.flatMap((remote) => (shell ? (refusalByShell(shell, remote) ?? []) : []));
}
