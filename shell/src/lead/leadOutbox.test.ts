// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { createLeadOutbox, type Lead } from './leadOutbox.ts';

const lead = (id: string): Lead => ({ id, kind: 'newsletter', email: 'marie@exemple.test' });
const stored = ({ id }: Pick<Lead, 'id'>) => Response.json({ type: 'lead', id, status: 'stored' });
beforeEach(() => localStorage.clear());

test('keeps a lead until the backend has it (SHL-080, DLS-01)', async () => {
  const send = vi
    .fn()
    .mockRejectedValueOnce(new Error('offline'))
    .mockImplementation(async (lead) => stored(lead));
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

test('says how it went: delivered, failed at the backend, refused, or kept for want of an answer (SHL-080)', async () => {
  const answers = [stored({ id: '0' }), Response.json({}, { status: 500 }), Response.json({}, { status: 422 })];
  const outbox = createLeadOutbox(async ({ id }) => answers[Number(id)] ?? Promise.reject(new TypeError('offline')));
  expect(await outbox.add(lead('0'))).toBe('delivered');
  expect(await outbox.add(lead('1'))).toBe('failed');
  expect(await outbox.add(lead('2'))).toBe('refused');
  expect(await outbox.add(lead('3'))).toBe('kept');
  expect(outbox.pending()).toBe(2);
});

test('delivers a lead that is added while another is on its way', async () => {
  let answer: (response: Response) => void = () => {};
  const first = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const send = vi
    .fn()
    .mockReturnValueOnce(first)
    .mockImplementation(async (lead) => stored(lead));
  const outbox = createLeadOutbox(send);
  const outcomes = Promise.all([outbox.add(lead('1')), outbox.add(lead('2'))]);
  answer(stored({ id: '1' }));
  expect(await outcomes).toEqual(['delivered', 'delivered']);
  expect(send.mock.calls.map(([sent]) => sent.id)).toEqual(['1', '2']);
});

test('is one lead, however often the same one is sent', async () => {
  const outbox = createLeadOutbox(async () => Response.json({}, { status: 503 }));
  await outbox.add(lead('1'));
  await outbox.add({ ...lead('1'), email: 'autre@exemple.test' });
  expect(outbox.pending()).toBe(1);
});

test.each([
  [
    'a sign-in page of a guest network',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'text/html' } }),
  ],
  [
    'that page, called JSON',
    () => new Response('<!doctype html>', { headers: { 'content-type': 'application/json' } }),
  ],
  ['JSON of somebody else', () => Response.json({})],
  ['the answer to another lead', () => stored({ id: 'other' })],
  ['a page that refuses everything', () => new Response('<!doctype html>', { status: 403 })],
  ['a page that understands nothing', () => new Response('<!doctype html>', { status: 400 })],
])('keeps a lead to which %s is the answer, until ours comes (SHL-080, AMB-10)', async (_, other) => {
  const send = vi.fn(async () => other());
  const outbox = createLeadOutbox(send);
  expect(await outbox.add(lead('1'))).toBe('kept');
  expect(outbox.pending()).toBe(1);
  send.mockImplementation(async () => stored({ id: '1' }));
  await outbox.flush();
  expect(outbox.pending()).toBe(0);
});

test('gives up what is too large for a proxy before the backend', async () => {
  const outbox = createLeadOutbox(async () => new Response('<h1>Too large</h1>', { status: 413 }));
  expect(await outbox.add(lead('1'))).toBe('refused');
});

test.each([
  '[null]',
  '[1,"a",[]]',
  '{}',
  'null',
  '[{"id":"","kind":"contact"}]',
  '[{"id":"2","kind":"contact","nom":7}]',
  '[',
])('delivers past what is damaged on the device: %s', async (damaged) => {
  localStorage.setItem('agence-leads', damaged);
  const outbox = createLeadOutbox(async (lead) => stored(lead));
  await outbox.flush();
  expect(outbox.pending()).toBe(0);
  expect(await outbox.add(lead('1'))).toBe('delivered');
});

test('keeps what is whole beside what is damaged (conditions C18)', async () => {
  localStorage.setItem('agence-leads', JSON.stringify([null, lead('1'), { id: 2 }]));
  const send = vi.fn(async (lead: Lead) => stored(lead));
  await createLeadOutbox(send).flush();
  expect(send.mock.calls.map(([sent]) => sent.id)).toEqual(['1']);
});
