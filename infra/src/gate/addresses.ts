import type { Release } from '@agence/shared-contracts/remote/release';
import { collision } from '../registry/collision.ts';
import { ownershipRefusals } from '../registry/ownership.ts';
import type { LiveSite } from './liveSite.ts';
import { type Verdict, verdictOf } from './row.ts';

/** Row 2: its team owns every address and menu that the release uses, and nobody else answers there. */
export function addressRow(release: Release, { active, teams }: LiveSite): Verdict {
  const others = active.map((part) => part.release).filter(({ name }) => name !== release.name);
  const clash = collision(release, others);
  return verdictOf([
    ...ownershipRefusals(release, teams),
    ...(clash ? [`${release.name} ${release.version}: ${clash}.`] : []),
  ]);
}
