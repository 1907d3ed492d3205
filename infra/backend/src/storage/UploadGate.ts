export interface UploadLimits {
  /** Uploads at once. */
  readonly inAll: number;
  /** Of one person at once. */
  readonly each: number;
}

/** Lets a few files in at once, and of one person fewer, so that nobody's uploads keep the others' out. */
export class UploadGate {
  readonly #limits: UploadLimits;
  readonly #running = new Map<string, number>();
  #all = 0;

  constructor(limits: UploadLimits) {
    this.#limits = limits;
  }

  /** Which of both limits keeps a person out now; undefined when none does. */
  closedFor(person: string): keyof UploadLimits | undefined {
    if ((this.#running.get(person) ?? 0) >= this.#limits.each) return 'each';
    return this.#all >= this.#limits.inAll ? 'inAll' : undefined;
  }

  /**
   * Runs an upload when there is room for it.
   *
   * @returns what it returned, or which of both limits kept it out
   */
  async run<Result>(person: string, upload: () => Promise<Result>): Promise<Result | keyof UploadLimits> {
    const closed = this.closedFor(person);
    if (closed) return closed;
    this.#all += 1;
    this.#running.set(person, (this.#running.get(person) ?? 0) + 1);
    try {
      return await upload();
    } finally {
      this.#all -= 1;
      const left = (this.#running.get(person) ?? 1) - 1;
      if (left > 0) this.#running.set(person, left);
      else this.#running.delete(person);
    }
  }
}
