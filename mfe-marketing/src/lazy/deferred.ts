import type { ComponentType } from 'react';

/** A part of a page whose code comes later than the page. */
export interface Deferred<Props> {
  /** Loads the code, once however often it is asked for. @throws what `import()` throws; the next call tries again */
  load(): Promise<ComponentType<Props>>;
  /** The code, once it is there. */
  loaded(): ComponentType<Props> | undefined;
}

/**
 * Leaves a part's code out of the page's own. Unlike `React.lazy` it renders at once where the code is there already:
 * on the server, whose `load` waits for it, and on the next visit.
 */
export function deferred<Props>(open: () => Promise<ComponentType<Props>>): Deferred<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<ComponentType<Props>> | undefined;
  return {
    load() {
      loading ??= open().then(
        (found) => {
          component = found;
          return found;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    loaded: () => component,
  };
}
