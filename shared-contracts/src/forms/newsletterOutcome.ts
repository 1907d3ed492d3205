import type { LeadOutcome } from '../remote/shell.ts';

/** How long a form says that it works, in milliseconds (marketing-site §9). */
export const NEWSLETTER_MS = 1000;
/** How long it waits for word of the backend before it says that the address is kept, in milliseconds. */
const PATIENCE_MS = 4000;

/** What a newsletter form says came of an address, and when: no sooner than one can see that it works, and not for ever later. */
export async function newsletterOutcome(told: Promise<LeadOutcome>): Promise<LeadOutcome> {
  const [outcome] = await Promise.all([Promise.race([told, wait(PATIENCE_MS, 'kept')]), wait(NEWSLETTER_MS, 'kept')]);
  return outcome;
}

function wait(ms: number, outcome: LeadOutcome): Promise<LeadOutcome> {
  return new Promise((resolve) => setTimeout(resolve, ms, outcome));
}
