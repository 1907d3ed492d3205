import { whenBack } from '../boot/whenBack.ts';
import type { Lead, LeadOutbox } from './leadOutbox.ts';

/**
 * Sends a lead that was kept once more whenever the network may answer again, until it has arrived: whoever still looks at the
 * form learns of it. The outbox does so by itself, but tells nobody.
 */
export function sendWhenOnline(outbox: LeadOutbox, lead: Lead, arrived: () => void): void {
  const stop = whenBack(async () => {
    const outcome = await outbox.add(lead);
    if (outcome === 'delivered' || outcome === 'refused') stop();
    if (outcome === 'delivered') arrived();
  });
}
