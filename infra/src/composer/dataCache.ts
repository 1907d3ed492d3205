import { LRUCache } from 'lru-cache';

interface Entry<Value> {
  readonly value: Value;
  /** Milliseconds since the epoch. */
  readonly at: number;
}

/** What is known under a key. */
interface Slot<Value> {
  readonly kept?: Entry<Value>;
  /** The last value that rests on a failure. */
  readonly degraded?: Entry<Value> | undefined;
}

export interface Ages {
  /** How long a value is served without asking again, in milliseconds. */
  readonly freshMs: number;
  /** How long an old value is served while a new one is made, in milliseconds. */
  readonly staleMs: number;
}

interface DataCacheOptions<Value> extends Ages {
  readonly maxEntries: number;
  /** How much all values may weigh together; without it only their number counts. */
  readonly bytes?: { readonly max: number; readonly of: (value: Value) => number };
  /** Whether a value rests on a failure: it is never kept, and an old value that does not is served instead. */
  readonly isDegraded?: (value: Value) => boolean;
  /** Told of a value that could not be made anew while an old one was served. */
  readonly onFailure?: (key: string, error: unknown) => void;
}

/**
 * For how long after a degraded value nobody asks again, in milliseconds. All who ask while it is made share it; without a
 * pause those who come right after would ask a backend in trouble as fast as it fails.
 */
const PAUSE_MS = 1000;

/**
 * Stale-while-revalidate with a single flight per key; failures leave the old value in place, and the least recently
 * used values go when there are too many.
 */
export class DataCache<Value> {
  readonly #slots: LRUCache<string, Slot<Value>>;
  readonly #loading = new Map<string, Promise<Value>>();
  readonly #options: DataCacheOptions<Value>;

  constructor(options: DataCacheOptions<Value>) {
    const { maxEntries, bytes } = options;
    this.#options = options;
    const weighed = bytes && {
      maxSize: bytes.max,
      sizeCalculation: ({ kept, degraded }: Slot<Value>) =>
        1 + (kept ? bytes.of(kept.value) : 0) + (degraded ? bytes.of(degraded.value) : 0),
    };
    this.#slots = new LRUCache({ max: maxEntries, ...weighed });
  }

  /**
   * @param ages of values under this key, where they are not those of all
   * @throws whatever `load` throws when there is no value young enough to serve instead
   */
  async get(key: string, load: () => Promise<Value>, ages: Ages = this.#options): Promise<Value> {
    const { kept, degraded } = this.#slots.get(key) ?? {};
    const age = kept ? Date.now() - kept.at : Number.POSITIVE_INFINITY;
    if (kept && age < ages.freshMs) return kept.value;
    const pausing = degraded && Date.now() - degraded.at < PAUSE_MS ? degraded : undefined;
    if (kept && age < ages.staleMs) {
      if (!pausing) this.#load(key, load).catch((error) => this.#options.onFailure?.(key, error));
      return kept.value;
    }
    return pausing?.value ?? this.#load(key, load);
  }

  /** Weighs what is kept under a key again, after it has grown. */
  weigh(key: string): void {
    const slot = this.#slots.peek(key);
    if (slot) this.#slots.set(key, { ...slot });
  }

  /** Lets go of what nobody will ask for any more. */
  forget(isOver: (key: string) => boolean): void {
    for (const key of this.#slots.keys()) if (isOver(key)) this.#slots.delete(key);
  }

  #load(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = load()
      .then((value) => {
        const entry = { value, at: Date.now() };
        const isDegraded = this.#options.isDegraded?.(value) ?? false;
        this.#slots.set(key, isDegraded ? { ...this.#slots.peek(key), degraded: entry } : { kept: entry });
        return value;
      })
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }
}
