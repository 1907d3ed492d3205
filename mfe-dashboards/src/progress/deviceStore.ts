/** Key and value pairs that outlive the page. */
export interface KeyValueStore {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): string[];
  /** Calls the listener when another tab has changed something. @returns the function that ends it */
  subscribe(listener: () => void): () => void;
}

/** What the device refused to keep: it lasts as long as the tab. */
const memory = new Map<string, string>();

/** localStorage that never throws where it is blocked or full (AUT-13). */
export const deviceStore: KeyValueStore = {
  get(key) {
    const held = memory.get(key);
    if (held !== undefined) return held;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      memory.set(key, value);
      // What was stored before is no longer what is kept, also for other tabs.
      forget(key);
    }
  },
  remove(key) {
    memory.delete(key);
    forget(key);
  },
  keys() {
    try {
      return [...new Set([...Object.keys(localStorage), ...memory.keys()])];
    } catch {
      return [...memory.keys()];
    }
  },
  subscribe(listener) {
    addEventListener('storage', listener);
    return () => removeEventListener('storage', listener);
  },
};

function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was stored.
  }
}
