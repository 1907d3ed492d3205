import { useSyncExternalStore } from 'react';

const nothing: ReadonlySet<string> = new Set();

/** Slugs of courses that are kept on this device, in step with its other tabs. */
interface PersistedSet {
  get(): ReadonlySet<string>;
  subscribe(listener: () => void): () => void;
  /** Adds or removes a course. Where storage is blocked or full, that holds as long as the page. */
  toggle(slug: string): void;
}

function createPersistedSet(key: string): PersistedSet {
  const listeners = new Set<() => void>();
  let slugs: ReadonlySet<string> | undefined;

  const show = (next: ReadonlySet<string>) => {
    slugs = next;
    for (const listener of [...listeners]) listener();
  };
  const onStorage = (event: StorageEvent) => event.key === key && show(readSlugs(key));

  return {
    get: () => (slugs ??= readSlugs(key)),
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        removeEventListener('storage', onStorage);
        slugs = undefined;
      };
    },
    toggle(slug) {
      const next = new Set(slugs ?? readSlugs(key));
      if (!next.delete(slug)) next.add(slug);
      try {
        localStorage.setItem(key, JSON.stringify([...next]));
      } catch (error) {
        console.warn('The choice cannot be kept on this device', error);
      }
      show(next);
    },
  };
}

function readSlugs(key: string): ReadonlySet<string> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? new Set(stored.filter((slug) => typeof slug === 'string')) : nothing;
  } catch {
    return nothing;
  }
}

/** Courses that the visitor wants to find again. */
export const favourites = createPersistedSet('formations-favorites');
/** Courses that the visitor likes. */
export const likes = createPersistedSet('formations-likes');

/** What a set holds; nothing until the page is hydrated. */
export function usePersistedSet({ subscribe, get }: PersistedSet): ReadonlySet<string> {
  return useSyncExternalStore(subscribe, get, () => nothing);
}
