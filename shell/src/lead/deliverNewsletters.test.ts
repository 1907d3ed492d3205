// @vitest-environment jsdom
import { createEventBus } from '@agence/shared-contracts/events/bus';
import { expect, test, vi } from 'vitest';
import { deliverNewsletters } from './deliverNewsletters.ts';
import { createLeadOutbox } from './leadOutbox.ts';

test('tells the form that its address is kept, and once it has arrived after all (AMB-10)', async () => {
  localStorage.clear();
  const stored = { type: 'lead', id: '1', status: 'stored' };
  const send = vi.fn(async () => Response.json(stored)).mockResolvedValueOnce(new Response('<!doctype html>'));
  const events = createEventBus();
  const watchLead = deliverNewsletters(events, createLeadOutbox(send));
  const told = vi.fn();
  watchLead('1', told);
  events.publish('lead.newsletterSubmitted.v1', { id: '1', email: 'marie@exemple.test', form: 'newsletter_signup' });
  await vi.waitFor(() => expect(told.mock.calls).toEqual([['kept']]));
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(told.mock.calls).toEqual([['kept'], ['delivered']]));
});
