import type { Lead, LeadOutbox } from './leadOutbox.ts';

/**
 * Sends a lead that was kept once more whenever the connection comes back, until it has arrived: whoever still looks at the
 * form learns of it. The outbox does so by itself, but tells nobody.
 */
export function sendWhenOnline(outbox: LeadOutbox, lead: Lead, arrived: () => void): void {
  const again = async () => {
    if ((await outbox.add(lead)) !== 'delivered') return;
    removeEventListener('online', again);
    arrived();
  };
  addEventListener('online', again);
}
