import { randomBytes } from 'node:crypto';
import Stripe from 'stripe';
import type { SimulatorStore } from './SimulatorStore.ts';

/** Pauses before a delivery is tried again, in milliseconds; the last one repeats. */
const RETRIES_MS = [1_000, 5_000, 30_000, 300_000];
/** After so many a delivery is given up, as the provider does after three days. */
const MAX_ATTEMPTS = 20;

export interface DeliveryOptions {
  readonly store: SimulatorStore;
  readonly webhookSecret: string;
  /** The webhook function. */
  readonly deliver: (request: Request) => Promise<Response>;
  readonly now: () => number;
}

/** Signs events as the provider does and delivers them when they are due, again and again until one is acknowledged. */
export class WebhookDeliveries {
  readonly #options: DeliveryOptions;
  #timer: NodeJS.Timeout | undefined;
  #isRunning = false;
  #running: Promise<void> = Promise.resolve();

  constructor(options: DeliveryOptions) {
    this.#options = options;
  }

  /**
   * @param delayMs how long after now the event arrives
   * @param times how often it arrives, as the same event
   */
  async queue(type: Stripe.Event['type'], object: object, delayMs: number, times = 1): Promise<void> {
    const { store, now } = this.#options;
    const event = {
      id: `evt_sim_${randomBytes(12).toString('hex')}`,
      object: 'event',
      type,
      livemode: false,
      created: Math.floor(now() / 1000),
      data: { object },
    };
    for (let time = 0; time < times; time += 1) await store.queue(event, now() + delayMs + time * 1000);
    if (this.#isRunning) await this.#plan();
  }

  /** Delivers from now on, beginning with what a former run has left. */
  async start(): Promise<void> {
    this.#isRunning = true;
    await this.#plan();
  }

  /** Resolves when the delivery that is under way has ended. */
  async stop(): Promise<void> {
    this.#isRunning = false;
    clearTimeout(this.#timer);
    await this.#running;
  }

  /** Delivers everything that is due. */
  async deliverDue(): Promise<void> {
    const { store, now } = this.#options;
    for (const { id, event, attempts } of await store.due(now())) {
      if ((await this.#isTaken(event)) || attempts >= MAX_ATTEMPTS) await store.delivered(id, now());
      else await store.postpone(id, now() + (RETRIES_MS[Math.min(attempts, RETRIES_MS.length - 1)] ?? 0));
    }
  }

  async #isTaken(event: object): Promise<boolean> {
    const { webhookSecret, deliver, now } = this.#options;
    const payload = JSON.stringify(event, null, 2);
    const signature = await Stripe.webhooks.generateTestHeaderStringAsync({
      payload,
      secret: webhookSecret,
      timestamp: Math.floor(now() / 1000),
    });
    const request = new Request('http://backend.internal/functions/v1/stripe-webhook', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      body: payload,
    });
    return deliver(request).then(
      ({ ok }) => ok,
      () => false,
    );
  }

  async #plan(): Promise<void> {
    const due = await this.#options.store.nextDue();
    clearTimeout(this.#timer);
    if (due === undefined || !this.#isRunning) return;
    this.#timer = setTimeout(
      () => {
        this.#running = this.deliverDue().then(() => this.#plan(), console.error);
      },
      Math.max(0, due - this.#options.now()),
    );
  }
}
