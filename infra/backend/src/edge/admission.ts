export interface AdmissionLimits {
  /** Requests worked on at once. */
  readonly running: number;
  /** Requests that may wait for one of those. */
  readonly waiting: number;
  /** Of one client, whether they wait or are worked on. */
  readonly each: number;
  /** Instead, for a while after all places were taken: how many of all and of one client wait or are worked on. */
  readonly inFlood?: { readonly places: number; readonly each: number };
}

/** How long places stay fewer after all were taken, in milliseconds. */
const FLOOD_MS = 10_000;

/**
 * Lets a bounded number of requests in, of one client fewer, and turns the rest away at once: past some 20 in flight the database's
 * latency explodes (threats F8, LOD-02), and an early 503 is worth more than a late answer. Nothing that waits for a
 * client, such as reading a body, belongs inside: slow clients would keep everybody else out.
 *
 * A burst may wait; a queue that stays full makes everybody late and serves nobody more, so it is kept shorter meanwhile. All places
 * come back even while the flood goes on: what fills the fewer ones does not fill all.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queue: (() => void)[] = [];
  /** Client → places that they have. */
  readonly #held = new Map<string, number>();
  #running = 0;
  #fullAt = Number.NEGATIVE_INFINITY;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /** Whether a client would be turned away now. */
  isFullFor(client: string): boolean {
    const { running, waiting, each, inFlood } = this.#limits;
    const limits =
      inFlood && performance.now() - this.#fullAt < FLOOD_MS ? inFlood : { places: running + waiting, each };
    return this.#taken >= limits.places || (this.#held.get(client) ?? 0) >= limits.each;
  }

  /**
   * Runs work when there is room for it.
   *
   * @param client whose share it takes a place of
   * @returns what the work returned, or undefined when it was turned away
   */
  async run<T>(client: string, work: () => Promise<T>): Promise<T | undefined> {
    if (this.isFullFor(client)) return undefined;
    if (this.#taken + 1 >= this.#limits.running + this.#limits.waiting) this.#fullAt = performance.now();
    this.#held.set(client, (this.#held.get(client) ?? 0) + 1);
    try {
      return await this.wait(work);
    } finally {
      const left = (this.#held.get(client) ?? 1) - 1;
      if (left > 0) this.#held.set(client, left);
      else this.#held.delete(client);
    }
  }

  get #taken(): number {
    return this.#running + this.#queue.length;
  }

  /**
   * Runs work however many are waiting: the end of something long, such as an upload, that another gate has let in.
   *
   * @returns what the work returned
   */
  async wait<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.running) this.#running += 1;
    else await new Promise<void>((start) => this.#queue.push(start));
    try {
      return await work();
    } finally {
      // A waiting request takes over this one's place.
      const next = this.#queue.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
