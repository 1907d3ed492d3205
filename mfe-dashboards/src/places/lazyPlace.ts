import type { PageHead } from '@agence/shared-contracts/remote/head';
import type { ComponentType } from 'react';

/** The shape of every `*Place.tsx` module. */
export interface PlaceModule {
  readonly default: ComponentType;
  readonly head: () => PageHead;
}

export interface LazyPlace {
  /** @throws Error when its code cannot be loaded */
  readonly load: () => Promise<PlaceModule>;
  /** The code where it is there already, as after `load`; else the promise of it, the same one each time. */
  readonly code: () => PlaceModule | Promise<PlaceModule>;
}

/**
 * A place with its code apart. React's own `lazy` waits even for code that is there, and the heading that the shell
 * focuses would come too late.
 */
export function lazyPlace(importPlace: () => Promise<PlaceModule>): LazyPlace {
  let loaded: PlaceModule | undefined;
  let waiting: Promise<PlaceModule> | undefined;
  const load = async () => {
    loaded = await importPlace();
    return loaded;
  };
  return {
    load,
    code() {
      if (loaded) return loaded;
      waiting ??= load();
      return waiting;
    },
  };
}
