/** How long an answer counts as fresh, in milliseconds (marketplace §9). */
export const CACHE_TTL_MS = 120_000;
/** How many answers are kept (§9). */
export const CACHE_ENTRIES = 100;
/** Which share of them goes, oldest first, when there are more (§9). */
const CLEANUP_SHARE = 0.3;

export interface Cached<Value> {
  readonly value: Value;
  /** When it was read, in milliseconds since the epoch. */
  readonly at: number;
}

/**
 * Answers of the catalogue, kept in memory per query for as long as the page's code lives, so that going back and
 * forth asks nothing twice. Old answers stay to stand in when the backend does not answer.
 */
export class CatalogueCache<Value> {
  readonly #entries = new Map<string, Cached<Value>>();

  /** An answer that is fresh enough to be shown without asking. */
  fresh(key: string, now: number): Cached<Value> | undefined {
    const entry = this.#entries.get(key);
    return entry && now - entry.at < CACHE_TTL_MS ? entry : undefined;
  }

  /** The last answer, however old. */
  last(key: string): Cached<Value> | undefined {
    return this.#entries.get(key);
  }

  keep(key: string, value: Value, now: number): Cached<Value> {
    const entry = { value, at: now };
    this.#entries.delete(key);
    this.#entries.set(key, entry);
    if (this.#entries.size > CACHE_ENTRIES) this.#cleanUp();
    return entry;
  }

  clear() {
    this.#entries.clear();
  }

  #cleanUp() {
    const oldest = [...this.#entries.keys()].slice(0, Math.floor(CACHE_ENTRIES * CLEANUP_SHARE));
    for (const key of oldest) this.#entries.delete(key);
  }
}
