// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createLeadOutbox, type Lead } from './leadOutbox.ts';

const lead = (id: string): Lead => ({ id, kind: 'newsletter', email: 'marie@exemple.test' });
beforeEach(() => localStorage.clear());

test('keeps a lead until the backend has it (SHL-080, DLS-01)', async () => {
  const send = vi.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(Response.json({}));
  const outbox = createLeadOutbox(send);
  outbox.add(lead('1'));
  await outbox.flush();
  expect(outbox.pending()).toBe(1);
  // The next page finds what the last one could not deliver.
  const next = createLeadOutbox(send);
  await next.flush();
  expect(next.pending()).toBe(0);
  expect(send.mock.calls.map(([sent]) => sent.id)).toEqual(['1', '1']);
});

test('tries again after the backend was busy and drops what it refuses for good', async () => {
  const send = vi
    .fn()
    .mockResolvedValueOnce(Response.json({}, { status: 503 }))
    .mockResolvedValueOnce(Response.json({}, { status: 429 }))
    .mockResolvedValueOnce(Response.json({}, { status: 422 }));
  const outbox = createLeadOutbox(send);
  outbox.add(lead('1'));
  for (const left of [1, 1, 0]) {
    await outbox.flush();
    expect(outbox.pending()).toBe(left);
  }
});
