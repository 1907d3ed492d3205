/** Where the session is kept on the device. */
export const STORAGE_KEY = 'agence-session';

const memory = new Map<string, string>();

/** localStorage that never throws: where it is blocked or full, the session lasts as long as the tab. */
export const safeStorage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key) ?? memory.get(key) ?? null;
    } catch {
      return memory.get(key) ?? null;
    }
  },
  setItem(key: string, value: string): void {
    memory.set(key, value);
    try {
      localStorage.setItem(key, value);
    } catch {
      // Kept in memory above.
    }
  },
  removeItem(key: string): void {
    memory.delete(key);
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was stored.
    }
  },
};
