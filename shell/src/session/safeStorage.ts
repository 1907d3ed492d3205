/** Where the session is kept on the device. */
export const STORAGE_KEY = 'agence-session';

/** What the device refused to keep. */
const memory = new Map<string, string>();

/** localStorage that never throws: where it is blocked or full, the session lasts as long as the tab. */
export const safeStorage = {
  getItem(key: string): string | null {
    const held = memory.get(key);
    if (held !== undefined) return held;
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
      memory.delete(key);
    } catch {
      // An older value must not outlive this one: a used refresh token signs the person out.
      safeStorage.removeItem(key);
      memory.set(key, value);
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
  /** Whether a value lives in this tab only, because the device did not keep it. */
  isTemporary: (key: string): boolean => memory.has(key),
};
