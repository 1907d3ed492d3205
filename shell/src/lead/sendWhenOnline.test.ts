// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createLeadOutbox, type Lead } from './leadOutbox.ts';
import { sendWhenOnline } from './sendWhenOnline.ts';

const lead: Lead = { id: '1', kind: 'newsletter', email: 'marie@exemple.test' };
const stored = () => Response.json({ type: 'lead', id: lead.id, status: 'stored' });
beforeEach(() => localStorage.clear());

test('tells once that a kept lead has arrived, after as many reconnections as that takes (SHL-080)', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(Response.json({}, { status: 503 }))
    .mockImplementation(async () => stored());
  const outbox = createLeadOutbox(send);
  expect(await outbox.add(lead)).toBe('kept');
  const arrived = vi.fn();
  sendWhenOnline(outbox, lead, arrived);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(send).toHaveBeenCalledTimes(2));
  await outbox.flush();
  expect(arrived).not.toHaveBeenCalled();
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
  dispatchEvent(new Event('online'));
  expect(outbox.pending()).toBe(0);
});

test('is one delivery where the outbox sends the lead at the same moment (DLS-01)', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockImplementation(async () => stored());
  const outbox = createLeadOutbox(send);
  await outbox.add(lead);
  addEventListener('online', () => void outbox.flush(), { once: true });
  const arrived = vi.fn();
  sendWhenOnline(outbox, lead, arrived);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledTimes(2);
});

test('delivers when the visitor comes back from the sign-in page of a guest network, which is no reconnection', async () => {
  const send = vi
    .fn()
    .mockResolvedValueOnce(new Response('<!doctype html>'))
    .mockImplementation(async () => stored());
  const outbox = createLeadOutbox(send);
  expect(await outbox.add(lead)).toBe('kept');
  const arrived = vi.fn();
  sendWhenOnline(outbox, lead, arrived);
  document.dispatchEvent(new Event('visibilitychange'));
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
});

test('asks no more for one that is refused', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new TypeError())
    .mockImplementation(async () => Response.json({ code: 'a' }, { status: 422 }));
  const outbox = createLeadOutbox(send);
  await outbox.add(lead);
  sendWhenOnline(outbox, lead, () => {});
  for (const _ of [1, 2]) {
    dispatchEvent(new Event('online'));
    await vi.waitFor(() => expect(outbox.pending()).toBe(0));
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect(send).toHaveBeenCalledTimes(2);
});
