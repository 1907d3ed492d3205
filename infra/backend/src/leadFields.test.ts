import type { ContactLead } from '@agence/shared-contracts/forms/lead';
import { ASKED, CHOICE_LENGTH, contactColumns, contactFields } from '@agence/shared-contracts/forms/leadFields';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CLIENT_ADDRESS_HEADER } from './edge/clientAddress.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());

type Field = keyof typeof contactFields;
/** What is typed into some fields, and what is kept of it; of the others it is a number of their own, which any of them takes. */
const SPECIAL: { readonly [Name in Field]?: { readonly typed: string; readonly stored?: unknown } } = {
  email: { typed: 'Champ.Courriel@exemple.test', stored: 'champ.courriel@exemple.test' },
  message: { typed: 'Le message,\nsur deux lignes.' },
  telephone: { typed: '(418) 555-0177', stored: '418 555-0177' },
  consentement: { typed: 'oui', stored: expect.stringMatching(/^\d{4}-/) },
};
const FIELDS = Object.fromEntries(
  Object.values(contactFields).map(({ name }, index) => {
    const { typed = String(index + 11), stored = typed } = SPECIAL[name] ?? {};
    return [name, { column: contactColumns[name], typed, stored }];
  }),
) as unknown as Readonly<Record<Field, { column: string; typed: string; stored: unknown }>>;
/** What a form sends besides what is typed: of these too each has its place, or is said to have none. */
const OTHERS: Readonly<
  Record<Exclude<keyof ContactLead, keyof typeof contactFields>, { column?: string; sent: string; stored?: unknown }>
> = {
  kind: { column: 'kind', sent: 'contact' },
  id: { sent: '' },
  form: { column: 'form', sent: 'le-formulaire' },
  return_to: { column: 'page', sent: '/la-page' },
  demande: { column: 'asked', sent: 'vip' },
  contexte: { column: 'context', sent: '{"title":"La page"}', stored: { title: 'La page' } },
  origine: { column: 'origin', sent: '{"landing":"/arrivee"}', stored: { landing: '/arrivee' } },
  // Judged before anything is stored; the time is another table's.
  site_web: { sent: '' },
  rendez_vous: { sent: '' },
};

test.each([
  ['alone', '00000000-0000-4000-8000-00000000f1e1', ''],
  ['with a time that is held no more', '00000000-0000-4000-8000-00000000f1e2', '00000000-0000-4000-8000-00000000f1e3'],
])('each field of a request goes from the form to its column, and none anywhere else: %s', async (_, id, held) => {
  const form = Object.fromEntries([
    ...Object.values(contactFields).map(({ name }) => [name, FIELDS[name].typed]),
    ...Object.entries(OTHERS).map(([name, { sent }]) => [name, sent]),
    ['id', id],
    ['rendez_vous', held],
  ]);
  const answer = await fetch(`${backend.url}/functions/v1/lead`, {
    method: 'POST',
    redirect: 'manual',
    headers: { [CLIENT_ADDRESS_HEADER]: '203.0.113.31' },
    body: new URLSearchParams(form),
  });
  expect(answer.headers.get('location')).toContain('inscription=ok');
  const [row = {}] = await backend.sql<Record<string, unknown>>('select * from public.leads where id = $1', [id]);
  const expected = [
    ...Object.values(FIELDS).map(({ column, stored }) => [column, stored]),
    ...Object.values(OTHERS).flatMap(({ column, sent, stored = sent }) => (column ? [[column, stored]] : [])),
  ];
  // A number is typed as a text.
  const kept = (column: unknown) => {
    const value = row[String(column)];
    return typeof value === 'number' ? String(value) : value;
  };
  expect(Object.fromEntries(expected.map(([column]) => [column, kept(column)]))).toEqual(Object.fromEntries(expected));
});

test('a column takes what the form takes, and the database knows what may be asked for', async () => {
  const checks = await backend.sql<{ name: string; definition: string }>(
    `select conname as name, pg_get_constraintdef(oid) as definition from pg_constraint where conrelid = 'public.leads'::regclass`,
  );
  const limitOf = (column: string) => {
    const definition = checks.find(({ name }) => name === `leads_${column}_check`)?.definition ?? '';
    const most = /<= (\d+)/.exec(definition)?.[1] ?? '';
    // A number is typed digit by digit.
    return definition.includes('length(') ? Number(most) : most.length;
  };
  for (const { name, ...limits } of Object.values(contactFields)) {
    if ('maxLength' in limits) expect(limitOf(FIELDS[name].column), name).toBe(limits.maxLength);
  }
  for (const [name, length] of Object.entries(CHOICE_LENGTH)) expect(limitOf(name), name).toBe(length);
  const asked = checks.find(({ name }) => name === 'leads_asked_check')?.definition ?? '';
  expect([...asked.matchAll(/'(\w+)'/g)].map(([, word]) => word)).toEqual([...ASKED]);
});

test('a renamed field is refused and named, by script and by form', async () => {
  const { telephone: _, ...rest } = Object.fromEntries(
    Object.values(contactFields).map(({ name }) => [name, FIELDS[name].typed]),
  );
  const answer = await fetch(`${backend.url}/functions/v1/lead`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', [CLIENT_ADDRESS_HEADER]: '203.0.113.32' },
    body: JSON.stringify({ kind: 'contact', ...rest, email: 'renomme@exemple.test', tel: '418 555-0177' }),
  });
  expect([answer.status, await answer.json()]).toMatchObject([422, { code: 'invalid_lead', fields: ['tel'] }]);
  expect(await backend.sql(`select from public.leads where email = 'renomme@exemple.test'`)).toEqual([]);
});
