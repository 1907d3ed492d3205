// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createLeadOutbox, type Lead } from './leadOutbox.ts';
import { sendWhenOnline } from './sendWhenOnline.ts';

const lead: Lead = { id: '1', kind: 'newsletter', email: 'marie@exemple.test' };
beforeEach(() => localStorage.clear());

test('tells once that a kept lead has arrived, after as many reconnections as that takes (SHL-080)', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new TypeError('offline'))
    .mockResolvedValueOnce(Response.json({}, { status: 503 }))
    .mockResolvedValue(Response.json({}));
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
  const send = vi.fn().mockRejectedValueOnce(new TypeError('offline')).mockResolvedValue(Response.json({}));
  const outbox = createLeadOutbox(send);
  await outbox.add(lead);
  addEventListener('online', () => void outbox.flush(), { once: true });
  const arrived = vi.fn();
  sendWhenOnline(outbox, lead, arrived);
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(arrived).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledTimes(2);
});
