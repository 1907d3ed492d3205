import type { LeadOutcome } from '../remote/shell.ts';
/** How long a form says that it works, in milliseconds (marketing-site §9). */
export declare const NEWSLETTER_MS = 1000;
/** What a newsletter form says came of an address, and when: no sooner than one can see that it works, and not for ever later. */
export declare function newsletterOutcome(told: Promise<LeadOutcome>): Promise<LeadOutcome>;
