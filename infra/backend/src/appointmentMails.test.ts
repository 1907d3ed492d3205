import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Mail } from '../../supabase/functions/_shared/FunctionEnv.ts';
import { runJobs } from '../../supabase/functions/run-jobs/runJobs.ts';
import { PEOPLE } from './testing/accessFixture.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());
beforeEach(async () => {
  await backend.sql('delete from private.appointments');
  await backend.sql("delete from private.jobs where kind not in ('forget_old', 'forget_traces', 'check_figures')");
});

const call = (path: string, body?: object) =>
  fetch(`${backend.url}/functions/v1/${path}`, {
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    headers: { 'content-type': 'application/json' },
  });
const post = (body: Record<string, string>) =>
  fetch(`${backend.url}/functions/v1/appointments`, {
    method: 'POST',
    body: new URLSearchParams(body),
    redirect: 'manual',
  });
const free = async () => ((await (await call('appointments?pour=audit')).json()) as { times: string[] }).times;

/** The mails that leave now. */
async function leaving(): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  await runJobs({ ...backend.env, sendMail: async (mail) => void sent.push(mail) });
  return sent;
}

const request = (token: string) => ({
  kind: 'contact',
  id: crypto.randomUUID(),
  nom: 'Léa Roy',
  email: 'lea@exemple.test',
  message: 'Un site de dix pages.',
  demande: 'audit',
  consentement: 'oui',
  rendez_vous: token,
});

/** A line of the file, unfolded. */
const lineOf = (mail: Mail | undefined, name: string) =>
  mail?.calendar?.content
    .replaceAll('\r\n ', '')
    .split('\r\n')
    .find((line) => line.startsWith(name));

test('books by the booking dialog: one mail to the visitor with the file for a calendar, the agency’s says the time', async () => {
  const [at] = await free();
  const held = await (await call('appointments', { geste: 'tenir', pour: 'audit', moment: at })).json();
  const answer = await (await call('lead', request(held.token))).json();
  expect(answer).toMatchObject({ status: 'stored', appointment: { state: 'booked', host: 'Dominique Roy' } });
  const mails = await leaving();
  expect(mails.map(({ to }) => to).sort()).toEqual(
    [backend.env.agency.email, 'admin@exemple.test', 'lea@exemple.test'].sort(),
  );
  const visitor = mails.find(({ to }) => to === 'lea@exemple.test');
  expect(visitor?.text).toContain(`/rendez-vous/${held.token}?vu=0`);
  expect(visitor?.text).toContain('Audit marketing, 45\u00a0minutes');
  expect(`${visitor?.text} ${visitor?.calendar?.content}`).not.toMatch(/Léa|dix pages/);
  expect(mails.find(({ to }) => to === backend.env.agency.email)?.text).toMatch(
    /Rendez-vous\u00a0: .+, avec Dominique Roy/,
  );
  expect(visitor?.calendar?.method).toBe('REQUEST');
  expect(lineOf(visitor, 'DTSTART')).toBe(`DTSTART:${new Date(at ?? '').toISOString().replace(/[-:]|\.\d+/g, '')}`);
  const uid = lineOf(visitor, 'UID');

  // Moved and cancelled: the same event, with a higher number each time.
  const [, , , later = ''] = await free();
  await post({ geste: 'deplacer', jeton: held.token, moment: later });
  const moved = (await leaving()).find(({ to }) => to === 'lea@exemple.test');
  expect([lineOf(moved, 'UID'), lineOf(moved, 'SEQUENCE')]).toEqual([uid, 'SEQUENCE:1']);
  const cancelled = await post({ geste: 'annuler', jeton: held.token });
  expect(cancelled.headers.get('location')).toBe(`/rendez-vous/${held.token}?vu=2`);
  const ended = (await leaving()).find(({ to }) => to === 'lea@exemple.test');
  expect([lineOf(ended, 'UID'), lineOf(ended, 'SEQUENCE'), lineOf(ended, 'STATUS'), lineOf(ended, 'METHOD')]).toEqual([
    uid,
    'SEQUENCE:2',
    'STATUS:CANCELLED',
    'METHOD:CANCEL',
  ]);
});

test('leads plain forms through the pages, and back to the list where somebody was faster', async () => {
  const [at = ''] = await free();
  const first = await post({ geste: 'tenir', pour: 'audit', moment: at });
  expect(first.status).toBe(303);
  expect(first.headers.get('location')).toMatch(/^\/rendez-vous\/[0-9a-f-]{36}$/);
  const second = await post({ geste: 'tenir', pour: 'audit', moment: at });
  expect(second.headers.get('location')).toMatch(/^\/rendez-vous\?pour=audit&erreur=pris&vu=\d+$/);
  expect((await post({ geste: 'tenir', pour: 'fusée', moment: at })).headers.get('location')).toBe(
    '/rendez-vous?erreur=incomplet',
  );
  expect((await call('appointments', { geste: 'annuler', jeton: crypto.randomUUID() })).status).toBe(404);
  expect((await call('appointments?pour=audit&du=hier')).status).toBe(422);
});

test('a mail of an absence says whom the visitor meets now, or asks for another time; an older one says nothing', async () => {
  const [at] = await free();
  const held = await (await call('appointments', { geste: 'tenir', pour: 'audit', moment: at })).json();
  await call('lead', request(held.token));
  const admin = await backend.signedIn('admin');
  const day = 86_400_000;
  await admin.rpc('add_absence', {
    absence: crypto.randomUUID(),
    person: PEOPLE.admin,
    starts_at: new Date(Date.now() - day).toISOString(),
    ends_at: new Date(Date.parse(at ?? '') + day).toISOString(),
  });
  const mails = (await leaving()).filter(({ calendar }) => calendar);
  expect(mails.map(({ to, calendar, subject }) => [to, calendar?.method, subject]).sort()).toEqual([
    ['admin@exemple.test', 'CANCEL', expect.stringContaining('Rendez-vous retiré de votre agenda')],
    ['lea@exemple.test', 'CANCEL', 'Choisissons un autre moment pour votre rendez-vous'],
  ]);
  await backend.sql('delete from private.absences');
});
