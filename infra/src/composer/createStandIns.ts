import { createCanaries, type HeardOfCanary, type Tried } from '../canary/createCanaries.ts';
import { createFallbacks } from '../fallback/createFallbacks.ts';
import { earlierVersion } from '../fallback/earlierVersion.ts';
import type { Strike } from '../fallback/strikes.ts';
import type { Log } from '../log/createLog.ts';
import { createPreviews } from '../preview/createPreviews.ts';
import type { Registry } from '../registry/registryFile.ts';
import type { CompositionSnapshot } from './snapshot.ts';
import type { Versions } from './snapshotCache.ts';

/** What one process has heard of a release, which all of them count. */
export type Heard = { readonly ofActive: Strike } | { readonly ofCanary: HeardOfCanary };

interface StandInOptions {
  /** What everybody gets. */
  readonly current: () => CompositionSnapshot;
  readonly registry: () => Registry;
  /** Public half of the registry's key. */
  readonly registryKey: () => string;
  /** The site as it is now with other releases in place of the active ones. */
  readonly compose: (versions: Versions) => Promise<CompositionSnapshot>;
  /** Takes over what other processes have published until now. */
  readonly lookAgain: () => Promise<void>;
  /** Some of these sites is not looked at any more. */
  readonly onIdle: () => void;
  /** Tells the other processes that serve this site, where there are any. */
  readonly tell?: (heard: Heard) => void;
  readonly log: Log;
}

/** The sites that some visitors get in place of the one that everybody gets: a preview, the version before, or what is tried. */
export function createStandIns(options: StandInOptions) {
  const { current, registry, registryKey, compose, lookAgain, onIdle, tell = () => {}, log } = options;
  const isPublished = (remote: string, version: string) => current().isPublished(remote, version);
  const previewed = createPreviews({ key: registryKey, isPublished, lookAgain, compose, onIdle });
  const fallbacks = createFallbacks({
    earlier(name) {
      const entry = registry().remotes[name];
      return entry && earlierVersion(entry);
    },
    tell: (ofActive) => tell({ ofActive }),
    ...{ current, compose, onIdle, log },
  });
  const canaries = createCanaries({
    tried: () => triedIn(registry()),
    tell: (ofCanary) => tell({ ofCanary }),
    ...{ current, compose, onIdle, log },
  });
  return {
    ...{ previews: previewed.previews, fallbacks, canaries },
    /** What is looked at now. */
    snapshots: () => [previewed, fallbacks, canaries].flatMap((each) => each.snapshots()),
    /** Another process that serves this site tells so. */
    heardElsewhere(heard: Heard) {
      if ('ofActive' in heard) fallbacks.heardElsewhere(heard.ofActive);
      else canaries.heardElsewhere(heard.ofCanary);
    },
    /** Other releases are active now. */
    flipped() {
      previewed.clear();
      fallbacks.flipped();
      canaries.flipped();
    },
  };
}

/** What is tried, remote → version and share. */
function triedIn({ remotes }: Registry): Tried {
  return Object.fromEntries(
    Object.entries(remotes).flatMap(([name, { canary }]) => (canary ? [[name, canary] as const] : [])),
  );
}
