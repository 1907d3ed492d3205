import type { EventBus } from '@agence/shared-contracts/events/bus';
import type { LeadOutcome, ShellApi } from '@agence/shared-contracts/remote/shell';
import type { Lead, LeadOutbox } from './leadOutbox.ts';
import { sendWhenOnline } from './sendWhenOnline.ts';

type Watch = NonNullable<ShellApi['watchLead']>;

/** Delivers the newsletter forms of remotes. @returns what tells them what became of each */
export function deliverNewsletters(events: EventBus, outbox: LeadOutbox): Watch {
  const watching = new Map<string, Parameters<Watch>[1]>();
  events.subscribe('lead.newsletterSubmitted.v1', async ({ id, email, form }) => {
    const lead: Lead = { id, kind: 'newsletter', email, form, return_to: location.pathname };
    const tell = (outcome: LeadOutcome) => watching.get(id)?.(outcome);
    const outcome = await outbox.add(lead);
    tell(outcome);
    if (outcome === 'kept' || outcome === 'failed') sendWhenOnline(outbox, lead, () => tell('delivered'));
  });
  return (id, tell) => void watching.set(id, tell);
}
