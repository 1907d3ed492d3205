import { LRUCache } from 'lru-cache';

/** Entries kept before the oldest are dropped, so that made-up keys cannot fill the memory. */
const MAX_KEYS = 50_000;

/** At most `limit` events per key within a sliding window. */
export class RateLimit {
  readonly #limit: number;
  readonly #windowMs: number;
  readonly #now: () => number;
  // By size: a maximum would take a megabyte for each limit at once.
  readonly #events = new LRUCache<string, number[]>({ maxSize: MAX_KEYS, sizeCalculation: () => 1 });

  constructor(limit: number, windowMs: number, now: () => number = Date.now) {
    this.#limit = limit;
    this.#windowMs = windowMs;
    this.#now = now;
  }

  /**
   * Counts an event before it happens, so that parallel attempts cannot all slip through.
   *
   * @returns 0 when it may happen, else the seconds until it may
   */
  take(key: string): number {
    const now = this.#now();
    const recent = (this.#events.peek(key) ?? []).filter((time) => time > now - this.#windowMs);
    const oldest = recent[0];
    if (recent.length >= this.#limit && oldest !== undefined) return (oldest + this.#windowMs - now) / 1000;
    this.#events.set(key, [...recent, now]);
    return 0;
  }

  /** Whether an event was counted within the window. */
  has(key: string): boolean {
    const last = this.#events.peek(key)?.at(-1);
    return last !== undefined && last > this.#now() - this.#windowMs;
  }

  /** Takes the last counted event back: it turned out not to be one to limit. */
  giveBack(key: string): void {
    const events = this.#events.peek(key);
    if (!events) return;
    events.pop();
    if (events.length === 0) this.#events.delete(key);
  }
}
