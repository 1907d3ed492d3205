interface Entry<Value> {
  value: Value;
  /** Milliseconds since the epoch. */
  at: number;
}

interface DataCacheOptions {
  /** How long a value is served without asking again, in milliseconds. */
  readonly freshMs: number;
  /** How long an old value is served while a new one is made, in milliseconds. */
  readonly staleMs: number;
  readonly maxEntries: number;
}

/** Stale-while-revalidate with one refresh at a time per key; failures leave the old value in place. */
export class DataCache<Value> {
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #loading = new Map<string, Promise<Value>>();
  readonly #options: DataCacheOptions;

  constructor(options: DataCacheOptions) {
    this.#options = options;
  }

  /** @throws whatever `load` throws when there is no value young enough to serve instead */
  async get(key: string, load: () => Promise<Value>): Promise<Value> {
    const entry = this.#entries.get(key);
    const age = entry ? Date.now() - entry.at : Number.POSITIVE_INFINITY;
    if (entry && age < this.#options.freshMs) return entry.value;
    if (entry && age < this.#options.staleMs) {
      this.#load(key, load).catch((error) => console.error(`Refreshing ${key} failed: ${error}`));
      return entry.value;
    }
    return this.#load(key, load);
  }

  #load(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.#loading.get(key);
    if (running) return running;
    const loading = load()
      .then((value) => this.#store(key, value))
      .finally(() => this.#loading.delete(key));
    this.#loading.set(key, loading);
    return loading;
  }

  #store(key: string, value: Value): Value {
    this.#entries.delete(key);
    this.#entries.set(key, { value, at: Date.now() });
    const [oldest] = this.#entries.keys();
    if (this.#entries.size > this.#options.maxEntries && oldest !== undefined) this.#entries.delete(oldest);
    return value;
  }
}
