export interface AdmissionLimits {
  /** Requests worked on at once. */
  readonly running: number;
  /** Requests that may wait for one of those. */
  readonly waiting: number;
}

/**
 * Lets a bounded number of requests in and turns the rest away at once: past some 20 in flight the database's
 * latency explodes (reliability.md F8, LOD-02), and an early 503 is worth more than a late answer.
 */
export class Admission {
  readonly #limits: AdmissionLimits;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  constructor(limits: AdmissionLimits) {
    this.#limits = limits;
  }

  /**
   * Runs work when there is room for it.
   *
   * @returns what the work returned, or undefined when it was turned away
   */
  async run<T>(work: () => Promise<T>): Promise<T | undefined> {
    if (this.#running < this.#limits.running) this.#running += 1;
    else if (this.#queue.length < this.#limits.waiting) await new Promise<void>((start) => this.#queue.push(start));
    else return undefined;
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
