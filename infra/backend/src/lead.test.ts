import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { runJobs } from '../../supabase/functions/run-jobs/runJobs.ts';
import { CLIENT_ADDRESS_HEADER } from './edge/clientAddress.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let visitors = 0;

beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());
// Every test is another visitor, so that only the one about limits meets them.
beforeEach(() => {
  visitors += 1;
});

const post = (body: string, type: string, more: Record<string, string> = {}) =>
  fetch(`${backend.url}/functions/v1/lead`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...more, 'content-type': type, [CLIENT_ADDRESS_HEADER]: `203.0.113.${visitors}` },
    body,
  });
const postJson = (fields: unknown) => post(JSON.stringify(fields), 'application/json');
const postForm = (fields: Record<string, string>, more?: Record<string, string>) =>
  post(new URLSearchParams(fields).toString(), 'application/x-www-form-urlencoded', more);
const stored = (email: string) =>
  backend.sql<Record<string, unknown>>('select * from public.leads where email = $1', [email]);

const CONTACT = {
  kind: 'contact',
  nom: 'Élodie Fortin',
  email: 'elodie@exemple.test',
  telephone: '418 555-0100',
  entreprise: '',
  service: 'Publicité Facebook',
  budget: '',
  message: 'Bonjour, nous ouvrons une deuxième succursale.',
  consentement: 'on',
  form: 'contact',
  return_to: '/contact?x=1',
};

test('stores a newsletter address once, however often the request is delivered (AMB-10)', async () => {
  const lead = {
    kind: 'newsletter',
    id: crypto.randomUUID(),
    email: ' Abonnee@Exemple.test ',
    form: 'footer',
  };
  const answers = await Promise.all([postJson(lead), postJson(lead), postJson(lead)]);
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await answers[0]?.json()).toEqual({ type: 'lead', id: lead.id, status: 'stored' });
  expect(await stored('abonnee@exemple.test')).toMatchObject([
    { id: lead.id, kind: 'newsletter', form: 'footer', status: 'pending' },
  ]);
});

test('sends a plain form back to its page with the result (AMB-12)', async () => {
  const answer = await postForm(CONTACT);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/contact?x=1&inscription=ok#inscription-ok']);
  const [row] = await stored('elodie@exemple.test');
  expect(row).toMatchObject({
    name: 'Élodie Fortin',
    phone: '418 555-0100',
    company: null,
    budget: null,
    page: '/contact?x=1',
  });
  expect(row?.consented_at).not.toBeNull();

  const refused = await postForm({ kind: 'newsletter', email: 'pas une adresse', return_to: '/blog' });
  expect([refused.status, refused.headers.get('location')]).toEqual([
    303,
    '/blog?inscription=erreur#inscription-erreur',
  ]);
  const away = await postForm({
    kind: 'newsletter',
    email: 'ailleurs@exemple.test',
    return_to: '//evil.example/x',
  });
  expect(away.headers.get('location')).toBe('/?inscription=ok#inscription-ok');
});

test('accepts a multipart form and an empty id', async () => {
  const form = new FormData();
  for (const [name, value] of Object.entries({ kind: 'newsletter', id: '', email: 'multi@exemple.test' }))
    form.set(name, value);
  const answer = await fetch(`${backend.url}/functions/v1/lead`, {
    method: 'POST',
    body: form,
    redirect: 'manual',
  });
  expect(answer.headers.get('location')).toBe('/?inscription=ok#inscription-ok');
  expect(await stored('multi@exemple.test')).toHaveLength(1);
});

test.for([
  [{ nom: 'É' }, ['nom']],
  [{ message: 'Court' }, ['message']],
  [{ consentement: undefined }, ['consentement']],
  [{ consentement: false }, ['consentement']],
  [{ email: 'x' }, ['email']],
  [{ telephone: 'abc' }, ['telephone']],
  [{ telephone: '555-0142' }, ['telephone']],
  [{ id: 'pas-un-uuid' }, ['id']],
  [{ kind: 'autre' }, ['kind']],
  [{ nom: undefined, message: 'x'.repeat(2001) }, ['nom', 'message']],
  [{ email: `${'a'.repeat(250)}@exemple.test` }, ['email']],
] as [Record<string, unknown>, string[]][])('names what is wrong with %o', async ([change, fields]) => {
  const answer = await postJson({ ...CONTACT, email: 'faux@exemple.test', ...change });
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({ code: 'invalid_lead', fields });
  expect(await stored('faux@exemple.test')).toEqual([]);
});

test('answers a robot like a person and stores nothing', async () => {
  const answer = await postForm({
    ...CONTACT,
    email: 'robot@exemple.test',
    site_web: 'https://spam.example',
  });
  expect(answer.headers.get('location')).toBe('/contact?x=1&inscription=ok#inscription-ok');
  const id = crypto.randomUUID();
  const robot = { ...CONTACT, id, email: 'robot@exemple.test', site_web: 'x' };
  expect(await (await postJson(robot)).json()).toEqual({ type: 'lead', id, status: 'stored' });
  expect(await stored('robot@exemple.test')).toEqual([]);
});

test.for(['{', '[]', 'null', '"x"', ''])('refuses the body %s', async (body) => {
  const answer = await post(body, 'application/json');
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'bad_json' });
});

test('limits how much one visitor can send', async () => {
  const statuses: number[] = [];
  for (let index = 0; index < 22; index++) {
    statuses.push((await postJson({ kind: 'newsletter', email: `flot-${index}@exemple.test` })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  expect(statuses.at(-1)).toBe(429);
});

test('asks an address to confirm once, and again only a day later, with the same answer every time (AMB-10)', async () => {
  const email = 'curieuse@exemple.test';
  const mails = async () => {
    await runJobs(backend.env);
    return readMails();
  };
  const readMails = () =>
    backend.sql<{ body: string }>('select body from dev_mailbox.mails where recipient = $1 order by id', [email]);
  const subscribe = async () => {
    const id = crypto.randomUUID();
    const answer = await (await postJson({ kind: 'newsletter', id, email })).json();
    expect(answer).toEqual({ type: 'lead', id, status: 'stored' });
  };
  await subscribe();
  await subscribe();
  expect(await mails()).toHaveLength(1);
  await mails();
  await backend.sql(`update public.leads set confirmation_sent_at = now() - interval '25 hours' where email = $1`, [
    email,
  ]);
  await subscribe();
  const sent = await mails();
  expect(sent).toHaveLength(2);

  const [confirm, end] = sent[1]?.body.match(/http\S+/g) ?? [];
  const open = async (link: string | undefined, form?: Record<string, string>) => {
    const { pathname, search } = new URL(link ?? '');
    const answer = await fetch(backend.url + pathname + search, {
      redirect: 'manual',
      ...(form ? { method: 'POST', body: new URLSearchParams(form) } : {}),
    });
    return [answer.status, answer.headers.get('location')];
  };
  const statuses = async () =>
    (await backend.sql<{ status: string }>('select status from public.leads where email = $1', [email])).map(
      ({ status }) => status,
    );
  // A program that only looks at links confirms nothing and unsubscribes nobody.
  const token = new URL(end ?? '').searchParams.get('token');
  expect(await open(confirm)).toEqual([303, `http://localhost:4100/confirmation-infolettre?token=${token}`]);
  expect(await open(end)).toEqual([303, `http://localhost:4100/desabonnement?token=${token}`]);
  expect(new Set(await statuses())).toEqual(new Set(['pending']));
  const confirmed = [303, 'http://localhost:4100/confirmation-infolettre?fait=oui'];
  const button = { page: 'oui', geste: 'confirmer' };
  expect(await open(confirm, button)).toEqual(confirmed);
  expect(await open(confirm, button)).toEqual(confirmed);
  expect((await statuses()).filter((status) => status === 'confirmed')).toHaveLength(1);
  await subscribe();
  expect(await mails()).toHaveLength(2);
  expect(await open(end)).toEqual([303, `http://localhost:4100/desabonnement?token=${token}`]);
  expect(await statuses()).toContain('confirmed');
  expect(await open(end, {})).toEqual([204, null]);
  expect(new Set(await statuses())).toEqual(new Set(['unsubscribed']));
  expect(await open(`${confirm}x`)).toEqual([303, 'http://localhost:4100/confirmation-infolettre?fait=inconnu']);
});

test('keeps what the page knew of a request, and a number as it can be called', async () => {
  const email = 'contexte@exemple.test';
  const contexte = {
    title: 'Calculateur de prix',
    lines: [
      ['Pages', '12'],
      ['Total', '4\u00a0500 $\0'],
      ['Emoji', '\ud83d'.concat('x')],
    ],
  };
  const answer = await postJson({
    ...CONTACT,
    email,
    telephone: '+1 (418) 555.0142 ext. 12',
    demande: 'quote',
    contexte: JSON.stringify(contexte),
    origine: JSON.stringify({ landing: '/creation-site-web-quebec', source: 'infolettre', inconnu: 'x' }),
  });
  expect(answer.status).toBe(200);
  expect(await stored(email)).toMatchObject([
    {
      asked: 'quote',
      phone: '418 555-0142 poste 12',
      context: {
        title: 'Calculateur de prix',
        lines: [
          ['Pages', '12'],
          ['Total', '4\u00a0500 $'],
          ['Emoji', 'x'],
        ],
      },
      origin: { landing: '/creation-site-web-quebec', source: 'infolettre' },
    },
  ]);
});

test.for(['{', '[]', '{"lines":"x"}', 'x'.repeat(7000), '{"lines":[[1,2]]}'])(
  'loses no request for the context « %.12s »',
  async (contexte, { task }) => {
    const email = `ctx-${task.id.replace(/\W/g, '')}@exemple.test`;
    expect((await postJson({ ...CONTACT, email, demande: 'autre', contexte })).status).toBe(200);
    expect(await stored(email)).toMatchObject([{ asked: 'consultation', context: {} }]);
  },
);

test.for([
  'abc',
  '555-0142',
  '118 555-0142',
  '418 155-0142',
  '+33 12',
  'appelez le 418 555-0142',
  '418 555-0142 et 418 555-0143',
])('refuses the telephone number « %s »', async (telephone) => {
  const answer = await postJson({ ...CONTACT, email: 'numero@exemple.test', telephone });
  expect(await answer.json()).toMatchObject({ fields: ['telephone'] });
});

test('stores text with null characters, which some documents paste along, without them', async () => {
  const email = 'colle@exemple.test';
  const answer = await postJson({ ...CONTACT, email, message: 'Bonjour,\0 à bientôt' });
  expect(answer.status).toBe(200);
  expect(await stored(email)).toMatchObject([{ message: 'Bonjour, à bientôt' }]);
});

test('keeps what is typed on one line on one line, without control characters', async () => {
  const email = 'lignes@exemple.test';
  const message = 'Bonjour,\r\nune ligne\tpuis une autre.\u0007';
  const nom = ' Élodie\r\nBcc: tout@exemple.test\u2028Fortin\u0000 ';
  expect((await postJson({ ...CONTACT, email, nom, entreprise: 'A\nB\u001b[0m', message })).status).toBe(200);
  expect(await stored(email)).toMatchObject([
    {
      name: 'Élodie Bcc: tout@exemple.test Fortin',
      company: 'A B [0m',
      message: 'Bonjour,\nune ligne\tpuis une autre.',
    },
  ]);
});

test('the database still takes what the version before sent: a contact that does not say what is asked for', async () => {
  await backend.sql(
    `insert into public.leads (id, kind, email, form, page, name, phone, message, consented_at)
     values (gen_random_uuid(), 'contact', 'avant@exemple.test', 'contact', '/contact', 'Élodie Fortin', 'au bureau',
       'Bonjour, rappelez-moi demain.', now())`,
  );
  expect(await stored('avant@exemple.test')).toMatchObject([{ asked: 'consultation', phone_key: null }]);
});

test('a form without JavaScript carries what its page says, and the campaign in the address of the page', async () => {
  const email = 'sans-script@exemple.test';
  const page = 'http://site.test/google-ads-quebec?utm_source=infolettre&utm_campaign=hiver';
  await postForm({ ...CONTACT, email, demande: 'audit' }, { referer: page });
  expect(await stored(email)).toMatchObject([
    { asked: 'audit', origin: { landing: '/google-ads-quebec', source: 'infolettre', campaign: 'hiver' } },
  ]);
});

test.each(['http://site.test/contact', 'nulle part', ''])(
  'a page at %j says nothing of where a visit began',
  async (referer) => {
    const email = `page-${referer.length}@exemple.test`;
    await postForm({ ...CONTACT, email }, { referer });
    expect(await stored(email)).toMatchObject([{ asked: 'consultation', origin: {} }]);
  },
);
