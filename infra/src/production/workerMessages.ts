import type { Heard } from '../composer/createStandIns.ts';

/** What a serving process tells the first: that it answers, in one sentence why it cannot, or what the others have to hear too. */
export type FromWorker = { readonly ready: true } | { readonly failed: string } | { readonly heard: Heard };

/** What it is told: to end, and how long others have to notice before, in milliseconds; or what another one has heard. */
export type ToWorker = { readonly handOver: number } | { readonly heard: Heard };
