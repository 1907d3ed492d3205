import { runs } from '@agence/shared-contracts/testing/runs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { FunctionEnv, Mail } from '../../supabase/functions/_shared/FunctionEnv.ts';
import { MailError } from '../../supabase/functions/_shared/mail/MailError.ts';
import { handle as newsletter } from '../../supabase/functions/newsletter/handler.ts';
import { runJobs } from '../../supabase/functions/run-jobs/runJobs.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';
import { withSecondFactor } from './testing/withSecondFactor.ts';

let backend: TestBackend;
/** Staff with a second factor. */
let staff: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  staff = await backend.signedIn('admin');
  await withSecondFactor(backend, staff);
});
afterAll(() => backend?.close());
afterEach(async () => {
  await backend.sql('delete from private.letters where sequence is null');
  await backend.sql('delete from private.letter_sends');
  await backend.sql('update private.letters set on_since = null');
  await backend.sql("delete from public.leads where email like '%@lettre.test'");
  await backend.sql('delete from private.jobs');
  await backend.sql('delete from private.mail_refusals');
});

/** People who have confirmed, by their names. */
const confirmed = (names: readonly string[], page = '') =>
  backend.sql(
    `insert into public.leads (id, kind, email, status, confirmed_at, page)
     select gen_random_uuid(), 'newsletter', name || '@lettre.test', 'confirmed', now() - interval '2 hours', $2 from unnest($1::text[]) name`,
    [names, page],
  );
const people = (count: number) => Array.from({ length: count }, (_, index) => `abonne-${index}`);

/** What a function of the database gives staff. */
async function ask<Result>(name: string, parameters: object = {}, client = staff): Promise<Result> {
  const { data, error } = await client.rpc(name, parameters);
  if (error) throw error;
  return data as Result;
}

/** A letter that is written, with its revision. */
async function written(changes: object = {}) {
  const letter = crypto.randomUUID();
  const known_revision = await ask<number>('save_letter', {
    ...{ letter, known_revision: 0 },
    changes: { subject: 'Mardi', preheader: 'Une méthode', body: '## Titre\n\nBonjour.', ...changes },
  });
  return { letter, known_revision };
}
async function scheduled(changes: object = {}) {
  const { letter, known_revision } = await written(changes);
  await ask('schedule_letter', { letter, known_revision });
  return letter;
}

interface Numbers {
  readonly planned: number;
  readonly waiting: number;
  readonly sent: number;
  readonly failed: number;
  readonly skipped: number;
  readonly unsubscribed: number;
}
const read = (letter: string) =>
  ask<{ numbers: Numbers; state: string; failures: { email: string; error: string }[] }>('read_letter', { letter });
const numbersOf = async (letter: string) => (await read(letter)).numbers;

/** A worker whose mails go where the test says. */
const workerWith = (sendMail: FunctionEnv['sendMail'], mailsOnce = true): FunctionEnv => ({
  ...backend.env,
  sendMail,
  mailsOnce,
});
/** What of it was for whom. */
async function delivered(): Promise<Mail[]> {
  const mails: Mail[] = [];
  await runJobs(workerWith(async (mail) => void mails.push(mail)));
  return mails.filter(({ subject }) => !subject.startsWith('Confirmez')).sort((a, b) => a.to.localeCompare(b.to));
}
const lateLeases = () =>
  backend.sql("update private.jobs set leased_until = now() - interval '1 second' where lease is not null");

/** Ends a worker in the middle of a mail: the process is gone, nothing more of it is heard. */
class Killed {}
async function runUntilKilled(env: FunctionEnv) {
  const killed = new Promise<void>((resolve) => {
    const { sendMail } = env;
    env = {
      ...env,
      sendMail: (...given) =>
        sendMail(...given).catch((error: unknown) => {
          if (!(error instanceof Killed)) throw error;
          resolve();
          return new Promise<never>(() => {});
        }),
    };
  });
  void runJobs(env);
  await killed;
}

test('a letter whose worker is killed in the middle goes to everybody who has confirmed, once each', {
  timeout: 240_000,
}, async () => {
  const count = runs(60, 2000);
  await confirmed(people(count));
  await backend.sql(
    `insert into public.leads (id, kind, email) values (gen_random_uuid(), 'newsletter', 'attend@lettre.test')`,
  );
  await backend.sql("delete from private.jobs where kind = 'newsletter_confirmation'");
  const letter = await scheduled();
  /** By the provider's key, which it sends once. */
  const sent = new Map<string | undefined, string>();
  let left = Math.floor(count / 2);
  await runUntilKilled(
    workerWith(async ({ to }, key) => {
      sent.set(key, to);
      left -= 1;
      if (left === 0) throw new Killed();
    }),
  );
  expect((await numbersOf(letter)).waiting).toBeGreaterThan(count / 3);
  await lateLeases();
  await runJobs(workerWith(async ({ to }, key) => void sent.set(key, to)));
  const reached = [...sent.values()].filter((to) => to.startsWith('abonne-'));
  expect(new Set(reached).size).toBe(count);
  expect(sent.size).toBe(count);
  expect(await numbersOf(letter)).toMatchObject({ planned: count, sent: count, waiting: 0, failed: 0 });
});

test('over SMTP, what a killed worker may have sent is not sent again: staff see it and decide', async () => {
  await confirmed(people(12));
  const letter = await scheduled();
  const sent: string[] = [];
  await runUntilKilled(
    workerWith(async ({ to }) => {
      sent.push(to);
      if (sent.length === 5) throw new Killed();
    }, false),
  );
  await lateLeases();
  await runJobs(workerWith(async ({ to }) => void sent.push(to), false));
  expect(new Set(sent).size).toBe(12);
  expect(sent).toHaveLength(12);
  const { numbers, failures } = await read(letter);
  expect(numbers).toMatchObject({ sent: 11, failed: 1 });
  expect(failures).toEqual([{ email: sent[4], error: 'interrupted' }]);

  // All that failed together: not this one, which may have arrived.
  expect(await ask('resend_letter', { letter })).toBe(0);
  const settle = (arrived: boolean, address = sent[4]) => ask('settle_letter_send', { letter, address, arrived });
  expect(await settle(true, sent[3])).toBe(false);
  expect(await settle(false)).toBe(true);
  expect(await numbersOf(letter)).toMatchObject({ sent: 11, waiting: 1, failed: 0 });
  await runUntilKilled(
    workerWith(async () => {
      throw new Killed();
    }, false),
  );
  await lateLeases();
  await runJobs(workerWith(async ({ to }) => void sent.push(to), false));
  expect(sent).toHaveLength(12);
  expect(await settle(true)).toBe(true);
  // Somebody else had decided about it meanwhile.
  expect(await settle(false)).toBe(false);
  expect(await read(letter)).toMatchObject({ numbers: { sent: 12, failed: 0, waiting: 0 }, failures: [] });
  await runJobs(workerWith(async ({ to }) => void sent.push(to), false));
  expect(sent).toHaveLength(12);
});

test('has both parts in the site’s look, the postal address, the reason and a way out with one click (LCAP, RFC 8058)', async () => {
  await confirmed(['lea']);
  const letter = await scheduled();
  const [mail] = await delivered();
  expect(mail).toMatchObject({ to: 'lea@lettre.test', subject: 'Mardi', preheader: 'Une méthode' });
  expect(mail?.reason).toMatch(/confirmé votre inscription/);
  const out = new URL(mail?.unsubscribeUrl ?? '');
  const open = (method: string, body?: URLSearchParams) =>
    newsletter(new Request(out, { method, ...(body ? { body } : {}) }), backend.env);
  const asking = await open('GET');
  expect(asking.headers.get('location')).toBe(
    `http://localhost:4100/desabonnement?envoi=${out.searchParams.get('envoi')}`,
  );
  expect(await numbersOf(letter)).toMatchObject({ unsubscribed: 0 });
  const button = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' });
  expect((await open('POST', button)).status).toBe(204);
  expect((await open('POST', button)).status).toBe(204);
  expect(await numbersOf(letter)).toMatchObject({ unsubscribed: 1 });
  const form = await open('POST', new URLSearchParams({ page: 'oui' }));
  expect(form.headers.get('location')).toBe('http://localhost:4100/desabonnement?fait=oui');
  out.searchParams.set('envoi', crypto.randomUUID());
  expect((await open('POST', button)).status).toBe(404);

  await scheduled();
  expect(await delivered()).toEqual([]);
});

test('chooses by interest and by purchase, one mail for an address with several inscriptions', async () => {
  await confirmed(['blogue', 'partout'], '/blog/un-article#infolettre');
  await confirmed(['partout'], '/creation-site-web-quebec');
  await confirmed(['pied'], '/');
  const { email, user_id } = await newcomerWith(backend);
  await backend.sql(
    `insert into public.leads (id, kind, email, status, confirmed_at) values (gen_random_uuid(), 'newsletter', $1, 'confirmed', now())`,
    [email],
  );
  const [product] = await backend.sql<{ id: string; name: string }>(
    `select id::text, name from public.products where category = 'formation' and is_active limit 1`,
  );
  await backend.sql('insert into public.user_products (user_id, product_id) values ($1, $2)', [user_id, product?.id]);
  const { subscribers } = await ask<{
    subscribers: { confirmed: number; interests: { id: string; count: number }[]; products: { name: string }[] };
  }>('letters_board');
  expect(subscribers.confirmed).toBe(4);
  expect(subscribers.interests).toEqual([
    { id: 'blog', count: 2 },
    { id: 'services', count: 1 },
  ]);
  expect(subscribers.products).toEqual([{ ...product, count: 1 }]);
  const count = (audience: object) => ask<number>('count_audience', { audience });
  expect(await count({})).toBe(4);
  expect(await count({ interests: ['services'] })).toBe(1);
  expect(await count({ interests: ['blog'], products: [product?.id] })).toBe(3);
  expect(await count({ interests: ['rien'] })).toBe(0);
  await scheduled({ audience: { interests: ['blog'], products: [product?.id] } });
  expect((await delivered()).map(({ to }) => to)).toEqual(
    ['blogue@lettre.test', 'partout@lettre.test', email].sort((a, b) => a.localeCompare(b)),
  );
  await backend.sql('delete from public.leads where email = $1', [email]);
});

test('lets what one person waits for go before a letter to many', async () => {
  await confirmed(people(20));
  const letter = await scheduled();
  await ask('read_letter', { letter });
  const order: string[] = [];
  let asked = false;
  await runJobs(
    workerWith(async ({ to }) => {
      order.push(to);
      if (asked) return;
      asked = true;
      await backend.sql(
        `insert into public.leads (id, kind, email, name, message, asked, consented_at)
         values (gen_random_uuid(), 'contact', 'presse@lettre.test', 'Pressé', 'Rappelez-moi vite.', 'audit', now())`,
      );
    }),
  );
  expect(order).toHaveLength(22);
  expect(order.indexOf('presse@lettre.test')).toBeLessThan(12);
});

test('leaves at its hour, can be called back before and stopped in the middle', async () => {
  await confirmed(people(30));
  const { letter, known_revision } = await written();
  const send_at = new Date(Date.now() + 3_600_000).toISOString();
  await ask('schedule_letter', { letter, known_revision, send_at });
  expect(await delivered()).toEqual([]);
  const change = ask('save_letter', { letter, known_revision: known_revision + 1, changes: { subject: 'Autre' } });
  await expect(change).rejects.toMatchObject({ code: 'letter_on_its_way' });
  await ask('halt_letter', { letter });
  await backend.sql("update private.jobs set run_at = now() - interval '1 minute'");
  expect(await delivered()).toEqual([]);
  await ask('schedule_letter', { letter, known_revision: known_revision + 2 });
  let sent = 0;
  await runJobs(
    workerWith(async () => {
      sent += 1;
      if (sent === 3) await ask('halt_letter', { letter });
    }),
  );
  expect(sent).toBe(3);
  expect(await numbersOf(letter)).toMatchObject({ planned: 30, sent: 3, skipped: 27, waiting: 0 });
  expect((await read(letter)).state).toBe('stopped');
  await expect(ask('halt_letter', { letter })).rejects.toMatchObject({ code: 'letter_on_its_way' });
});

test('shows who a letter did not reach, and sends it to them again', async () => {
  await confirmed(['bonne', 'fausse']);
  const letter = await scheduled();
  await runJobs(
    workerWith(async ({ to }) => {
      if (to.startsWith('fausse')) throw new MailError('never', '550 No such user');
    }),
  );
  const { numbers, failures } = await read(letter);
  expect(numbers).toMatchObject({ planned: 2, sent: 1, failed: 1 });
  expect(failures).toEqual([{ email: 'fausse@lettre.test', error: '550 No such user' }]);
  expect(await ask('resend_letter', { letter })).toBe(1);
  expect((await delivered()).map(({ to }) => to)).toEqual(['fausse@lettre.test']);
  expect(await numbersOf(letter)).toMatchObject({ sent: 2, failed: 0 });
});

test('is written by one at a time, tested by who writes it, and sent only whole and with the second factor', async () => {
  const { letter, known_revision } = await written({ body: ' ' });
  const save = (revision: number, changes: object) => ask('save_letter', { letter, known_revision: revision, changes });
  await expect(save(0, { subject: 'X' })).rejects.toMatchObject({ code: 'letter_changed', details: '1' });
  await expect(save(known_revision, { state: 'sending' })).rejects.toMatchObject({ code: 'bad_request' });
  await expect(save(known_revision, { audience: { interests: 'tous' } })).rejects.toMatchObject({ code: '23514' });
  await expect(ask('schedule_letter', { letter, known_revision })).rejects.toMatchObject({ code: 'letter_incomplete' });
  await expect(ask('read_letter', { letter: crypto.randomUUID() })).rejects.toMatchObject({ code: 'letter_not_found' });
  await ask('send_letter_test', { letter });
  const [mail] = await delivered();
  expect(mail).toMatchObject({ to: 'admin@exemple.test', subject: '[Essai] Mardi' });
  expect(await numbersOf(letter)).toMatchObject({ planned: 0, sent: 0 });
  const learner = await backend.signedIn('learner');
  for (const [name, parameters] of [
    ['letters_board', {}],
    ['read_letter', { letter }],
    ['save_letter', { letter, known_revision: 1, changes: {} }],
    ['send_letter_test', { letter }],
    ['halt_letter', { letter }],
    ['remove_letter', { letter }],
    ['count_audience', { audience: {} }],
  ] as const) {
    await expect(ask(name, parameters, learner), name).rejects.toMatchObject({ code: '42501' });
  }
  await ask('remove_letter', { letter });
  await expect(ask('remove_letter', { letter })).rejects.toMatchObject({ code: 'letter_not_found' });
});

test('previews a letter as it is typed, for content staff alone', async () => {
  const { data } = await staff.auth.getSession();
  const ask = (fields: Record<string, string>) =>
    fetch(`${backend.url}/functions/v1/letter-preview`, {
      method: 'POST',
      body: new URLSearchParams({
        ...{ access_token: data.session?.access_token ?? '', subject: 'Objet', preheader: '', body: '**Oui** <b>' },
        ...fields,
      }),
    });
  const page = await ask({ part: 'html' });
  expect([page.status, page.headers.get('content-security-policy')]).toEqual([200, expect.stringContaining('sandbox')]);
  expect(await page.text()).toContain('<strong>Oui</strong> &lt;b&gt;');
  expect(await (await ask({ part: 'text' })).text()).toMatch(/^Oui <b>\n\n-- \n/);
  const other = (await (await backend.signedIn('learner')).auth.getSession()).data.session?.access_token ?? '';
  for (const access_token of [other, 'x']) {
    expect((await ask({ part: 'html', access_token })).status).toBe(403);
  }
  expect((await ask({ part: 'html', body: 'x'.repeat(40_001) })).status).toBe(422);
});

const sequence = async (name: string, hours: number) => {
  const { letters } = await ask<{ letters: { id: string; sequence: string | null }[] }>('letters_board');
  const letter = letters.find((candidate) => candidate.sequence === name)?.id ?? '';
  await ask('switch_sequence', { letter, is_on: true, hours });
  await backend.sql("update private.letters set on_since = now() - interval '30 days' where id = $1", [letter]);
  return letter;
};
/** A quarter of an hour later. */
const nextQuarter = () => backend.sql("delete from private.jobs where kind = 'plan_sequences'");

test('welcomes who has confirmed, once, after the delay, and nobody while it is switched off', async () => {
  await confirmed(['nouvelle']);
  expect(await delivered()).toEqual([]);
  const letter = await sequence('welcome', 3);
  expect(await delivered()).toEqual([]);
  await backend.sql(
    "update public.leads set confirmed_at = now() - interval '4 hours' where email like '%@lettre.test'",
  );
  await nextQuarter();
  expect((await delivered()).map(({ to }) => to)).toEqual(['nouvelle@lettre.test']);
  await nextQuarter();
  expect(await delivered()).toEqual([]);
  await ask('switch_sequence', { letter, is_on: false, hours: 3 });
  await confirmed(['suivante']);
  await nextQuarter();
  expect(await delivered()).toEqual([]);
});

/** Somebody new with a product that is sold as a course. */
async function buyer() {
  const { user_id, email } = await newcomerWith(backend);
  const [product] = await backend.sql<{ id: string; formation_id: string; slug: string; title: string }>(
    `select p.id::text, p.formation_id::text, f.slug, f.title from public.products p join public.formations f on f.id = p.formation_id
     where p.is_active and f.is_published limit 1`,
  );
  if (!product) throw new Error('no course is sold');
  return { user_id, email, product };
}

test('reminds of a checkout that was left, once, and not who has paid since or wants nothing', async () => {
  await sequence('abandoned_checkout', 24);
  const begun = async () => {
    const { user_id, email, product } = await buyer();
    await backend.sql(
      `insert into public.checkout_sessions (user_id, product_id, name, category, subtotal_cents, created_at, status)
       values ($1, $2, 'X', 'formation', 1000, now() - interval '25 hours', 'expired')`,
      [user_id, product.id],
    );
    return { user_id, email, product };
  };
  const [left, paid, refusing] = [await begun(), await begun(), await begun()];
  await backend.sql('select private.plan_sequences()');
  await backend.sql('insert into public.user_products (user_id, product_id) values ($1, $2)', [
    paid.user_id,
    paid.product.id,
  ]);
  await backend.sql('select private.end_mails($1)', [refusing.email]);
  const [mail, ...others] = await delivered();
  expect(others).toEqual([]);
  expect(mail?.to).toBe(left.email);
  expect(mail?.text).toContain(left.product.title);
  expect(mail?.text).toContain(`http://localhost:4100/formations/${left.product.slug}`);
  expect(mail?.reason).toMatch(/commencé une commande/);
  await nextQuarter();
  expect(await delivered()).toEqual([]);
});

test('invites who has bought a course and not begun it, and not who has', async () => {
  await sequence('course_not_begun', 72);
  const bought = async () => {
    const { user_id, email, product } = await buyer();
    await backend.sql(
      `insert into public.user_products (user_id, product_id, access_granted_at) values ($1, $2, now() - interval '4 days')`,
      [user_id, product.id],
    );
    return { user_id, email, product };
  };
  const [idle, busy] = [await bought(), await bought()];
  await backend.sql(
    `insert into public.user_module_progress (user_id, formation_id, module_id)
     select $1, formation_id, id from public.formation_modules where formation_id = $2 limit 1`,
    [busy.user_id, busy.product.formation_id],
  );
  const mails = await delivered();
  expect(mails.map(({ to }) => to)).toEqual([idle.email]);
  expect(mails[0]?.text).toContain(`/formation-viewer/${idle.product.slug}`);
  // The way out works without an account being signed in, and ends what else would come.
  const out = new URL(mails[0]?.unsubscribeUrl ?? '');
  expect((await newsletter(new Request(out, { method: 'POST' }), backend.env)).status).toBe(204);
  expect(await backend.sql('select private.refuses_mail($1) as is', [idle.email])).toEqual([{ is: true }]);
});

test('an old link of confirmation does not undo that somebody wants no mail (LCAP)', async () => {
  await confirmed(['partie']);
  const [lead] = await backend.sql<{ token: string }>(
    "select token::text from public.leads where email = 'partie@lettre.test'",
  );
  await backend.sql("select private.end_mails('partie@lettre.test')");
  const button = new Request(`http://localhost:4100/functions/v1/newsletter?token=${lead?.token}`, {
    method: 'POST',
    body: new URLSearchParams({ page: 'oui', geste: 'confirmer' }),
  });
  expect((await newsletter(button, backend.env)).headers.get('location')).toBe(
    'http://localhost:4100/confirmation-infolettre?fait=inconnu',
  );
  expect(
    await backend.sql(
      "select status, private.refuses_mail(email) as refuses from public.leads where email = 'partie@lettre.test'",
    ),
  ).toEqual([{ status: 'unsubscribed', refuses: true }]);
});

test('a sequence that runs is rewritten with the second factor alone, and that is noted', async () => {
  const letter = await sequence('welcome', 3);
  const { revision } = await ask<{ revision: number }>('read_letter', { letter });
  const rewrite = { letter, known_revision: revision, changes: { preheader: 'Ce que vous recevrez.' } };
  const writer = await newcomerWith(backend);
  await backend.sql("insert into public.staff_roles (user_id, role) values ($1, 'content')", [writer.user_id]);
  await expect(ask('save_letter', rewrite, writer.client)).rejects.toMatchObject({ code: 'second_factor_required' });
  const acts = () =>
    backend.sql("select from private.staff_acts where subject_id = $1 and kind = 'rewritten'", [letter]);
  expect(await acts()).toHaveLength(0);
  expect(await ask('save_letter', rewrite)).toBe(revision + 1);
  expect(await acts()).toHaveLength(1);
});

test('a failed mail of a letter is sent again from the page of the day too', async () => {
  await confirmed(['encore']);
  const letter = await scheduled();
  await runJobs(workerWith(() => Promise.reject(new MailError('never', '550 <encore@lettre.test> No such user'))));
  // Whose address it was is known while they are: the error does not keep it.
  expect((await read(letter)).failures).toEqual([{ email: 'encore@lettre.test', error: '550 <…> No such user' }]);
  const [job] = await backend.sql<{ id: string }>("select id::text from private.jobs where kind = 'letter'");
  await ask('resend_mail', { job: job?.id });
  expect((await delivered()).map(({ to }) => to)).toEqual(['encore@lettre.test']);
  expect(await numbersOf(letter)).toMatchObject({ sent: 1, failed: 0 });
});

test('forgets in time who never confirmed, who left and why a mail to somebody failed (Law 25)', async () => {
  await confirmed(['reste', 'efface']);
  await backend.sql(
    `insert into public.leads (id, kind, email, status, created_at, unsubscribed_at) values
       (gen_random_uuid(), 'newsletter', 'attend@lettre.test', 'pending', now() - interval '29 days', null),
       (gen_random_uuid(), 'newsletter', 'jamais@lettre.test', 'pending', now() - interval '31 days', null),
       (gen_random_uuid(), 'newsletter', 'sortie@lettre.test', 'unsubscribed', now() - interval '2 years', now() - interval '300 days'),
       (gen_random_uuid(), 'newsletter', 'oubli@lettre.test', 'unsubscribed', now() - interval '2 years', now() - interval '370 days')`,
  );
  await scheduled();
  await runJobs(workerWith(() => Promise.reject(new MailError('never', '550 No such user'))));
  await backend.sql("delete from public.leads where email = 'efface@lettre.test'");
  await backend.sql(
    `insert into private.absences (id, during, reason) values
       (gen_random_uuid(), tstzrange(now() - interval '14 months', now() - interval '13 months'), 'Opération'),
       (gen_random_uuid(), tstzrange(now() - interval '11 months', now() - interval '10 months'), 'Voyage')`,
  );
  await backend.sql('select private.forget_old()');
  expect(
    (
      await backend.sql<{ email: string }>(
        "select email from public.leads where email like '%@lettre.test' order by email",
      )
    ).map(({ email }) => email),
  ).toEqual(['attend@lettre.test', 'reste@lettre.test', 'sortie@lettre.test']);
  expect(await backend.sql('select lead_id is null as gone, error from private.letter_sends order by gone')).toEqual([
    { gone: false, error: '550 No such user' },
    { gone: true, error: null },
  ]);
  expect(await backend.sql("select reason from private.absences where reason <> ''")).toEqual([{ reason: 'Voyage' }]);
  await backend.sql("delete from private.absences where reason = 'Voyage'");
});
