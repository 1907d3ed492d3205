import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { callDatabase } from '../../supabase/functions/_shared/database.ts';
import type { FunctionEnv, Mail } from '../../supabase/functions/_shared/FunctionEnv.ts';
import { HAND_OVER_LIMIT_MS } from '../../supabase/functions/_shared/mail/handOverLimit.ts';
import { MailError } from '../../supabase/functions/_shared/mail/MailError.ts';
import { handle } from '../../supabase/functions/run-jobs/handler.ts';
import { BATCH, runJobs } from '../../supabase/functions/run-jobs/runJobs.ts';
import { withLimit } from './production/withLimit.ts';
import { repeat } from './repeat.ts';
import { JOBS_MS } from './startBackend.ts';
import { newcomerWith } from './testing/newcomer.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend?.close());
afterEach(() =>
  backend.sql("delete from private.jobs where kind not in ('forget_old', 'forget_traces', 'check_figures')"),
);

/** A request of somebody, which leaves two mails to send. */
async function ask(email = `${crypto.randomUUID()}@exemple.test`): Promise<string> {
  const id = crypto.randomUUID();
  await backend.sql(
    `insert into public.leads (id, kind, email, name, message, asked, consented_at, context)
     values ($1, 'contact', $2, 'Élodie Fortin', 'Bonjour, rappelez-moi demain.', 'audit', now(), $3)`,
    [id, email, JSON.stringify({ title: 'Audit marketing', lines: [['Note', '62 / 100']] })],
  );
  return id;
}

/** All jobs; how long they wait is told to ten seconds, as asking takes time too. */
const jobs = () =>
  backend.sql<{ kind: string; state: string; attempts: number; wait: number; last_error: string | null }>(
    `select kind, state, attempts, (round(extract(epoch from run_at - now()) / 10) * 10)::int as wait, last_error from private.jobs
     where kind not in ('forget_old', 'forget_traces', 'check_figures') order by kind`,
  );
/** The next try is due now. */
const due = () => backend.sql("update private.jobs set run_at = now() - interval '1 second' where state = 'waiting'");

/** A worker whose mails go where the test says. */
const workerWith = (sendMail: FunctionEnv['sendMail'], mailsOnce = false): FunctionEnv => ({
  ...backend.env,
  sendMail,
  mailsOnce,
});

test('a worker that is to end takes no more than it has, and the next goes on', async () => {
  for (let count = 0; count < BATCH; count += 1) await ask();
  const ending = new AbortController();
  const sent: Mail[] = [];
  const worker = workerWith(async (mail) => {
    sent.push(mail);
    ending.abort();
  });
  expect(await runJobs(worker, ending.signal)).toBe(BATCH);
  expect(sent.length).toBeLessThanOrEqual(BATCH);
  await runJobs(worker);
  expect(new Set((await jobs()).map(({ state }) => state))).toEqual(new Set(['done']));
});

test('a request reaches the agency within a minute, also beside letters to many', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const sent: string[] = [];
  const worker = workerWith(async ({ to }) => void sent.push(to));
  let running: Promise<unknown> = Promise.resolve();
  const stop = repeat((ending) => {
    running = runJobs(worker, ending);
    return running;
  }, JOBS_MS);
  try {
    await backend.sql(
      `insert into private.jobs (kind, unique_key, subject_id, is_bulk)
       select 'letter', 'letter:' || n, gen_random_uuid(), true from generate_series(1, 50) n`,
    );
    await ask();
    let seconds = 0;
    while (!sent.includes(backend.env.agency.email) && seconds < 120) {
      vi.advanceTimersByTime(1000);
      seconds += 1;
      await running;
    }
    expect(seconds).toBeLessThanOrEqual(60);
  } finally {
    await stop();
    vi.useRealTimers();
  }
});

test('a request leaves a mail to the agency with all that it brought, and one to the visitor with nothing of it', async () => {
  const id = await ask('elodie@exemple.test');
  const sent: Mail[] = [];
  await runJobs(workerWith(async (mail) => void sent.push(mail)));
  const agency = sent.find(({ to }) => to === backend.env.agency.email);
  const visitor = sent.find(({ to }) => to === 'elodie@exemple.test');
  expect(agency).toMatchObject({
    replyTo: 'elodie@exemple.test',
    subject: 'Nouvelle demande, audit de 45 minutes\u00a0: Élodie Fortin',
  });
  expect(agency?.text).toContain(`/admin/demandes?demande=${id}`);
  expect(agency?.text).toContain('Note\u00a0: 62 / 100');
  expect(sent).toHaveLength(2);
  expect(visitor?.text).toContain('audit de 45 minutes');
  expect(visitor?.text).not.toMatch(/Élodie|rappelez|62/);
  expect((await jobs()).map(({ state }) => state)).toEqual(['done', 'done']);
  expect(await runJobs(workerWith(async () => expect.unreachable()))).toBe(0);
});

test('a provider that is down is asked again with ever longer pauses for a day, then the mail is undelivered and can be sent again', async () => {
  const id = await ask();
  let tries = 0;
  const down = workerWith(async () => {
    tries += 1;
    throw new MailError('later', 'The mail server refused the connection.');
  });
  const waits: number[] = [];
  for (let round = 0; round < 9; round += 1) {
    await due();
    await runJobs(down);
    waits.push((await jobs())[0]?.wait ?? 0);
  }
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3600, 3600]);
  expect(tries).toBe(18);
  await backend.sql("update private.jobs set give_up_at = now() + interval '30 minutes'");
  await due();
  await runJobs(down);
  expect(await jobs()).toMatchObject([
    { state: 'failed', last_error: 'The mail server refused the connection.' },
    { state: 'failed' },
  ]);

  const admin = await backend.signedIn('admin');
  const { data } = await admin.rpc('read_request', { request: id });
  const { mails } = data as { mails: { id: string; state: string }[] };
  expect(mails.map(({ state }) => state)).toEqual(['failed', 'failed']);
  const undelivered = async () => ((await admin.rpc('request_board')).data as { undelivered: number }).undelivered;
  expect(await undelivered()).toBe(1);
  for (const mail of mails) expect((await admin.rpc('resend_mail', { job: mail.id })).error).toBeNull();
  expect((await admin.rpc('resend_mail', { job: mails[0]?.id })).error?.code).toBe('request_not_found');
  const sent: Mail[] = [];
  await runJobs(workerWith(async (mail) => void sent.push(mail)));
  expect(sent).toHaveLength(2);
  expect(await undelivered()).toBe(0);
});

test('a mailbox that does not exist is tried once', async () => {
  await ask();
  await runJobs(
    workerWith(async () => {
      throw new MailError('never', '550 No such user');
    }),
  );
  expect(await jobs()).toMatchObject([
    { state: 'failed', attempts: 1, last_error: '550 No such user' },
    { state: 'failed', attempts: 1 },
  ]);
});

test('many workers at once send each mail once', async () => {
  for (let index = 0; index < 15; index += 1) await ask();
  const keys: (string | undefined)[] = [];
  const worker = workerWith(async (_, key) => void keys.push(key));
  await Promise.all([runJobs(worker), runJobs(worker), runJobs(worker), runJobs(worker)]);
  expect(keys).toHaveLength(30);
  expect(new Set(keys).size).toBe(30);
});

test.for([
  ['before it hands the mail over', false, false, 1],
  ['with the mail handed over, to a server that may have sent it', true, false, 0],
  ['with the mail handed over, to a provider that sends the same key once', true, true, 1],
] as const)('a worker that dies %s sends nothing twice', async ([, handed, mailsOnce, sentAgain]) => {
  await ask();
  await backend.sql("delete from private.jobs where kind = 'request_to_visitor'");
  // Takes the job and is killed: it never says how that went.
  const [job] = await callDatabase<{ id: string; lease: string }[]>(backend.env, 'claim_jobs', { size: 10 });
  if (handed) {
    expect(await callDatabase(backend.env, 'hand_over_job', { job: job?.id, job_lease: job?.lease })).toBe(true);
  }
  const keys: (string | undefined)[] = [];
  const next = workerWith(async (_, key) => void keys.push(key), mailsOnce);
  await runJobs(next);
  expect(keys).toEqual([]);
  await backend.sql("update private.jobs set leased_until = now() - interval '1 second' where lease is not null");
  // Who has lost the lease hands nothing over, and its word counts no more.
  expect(await callDatabase(backend.env, 'hand_over_job', { job: job?.id, job_lease: job?.lease })).toBe(false);
  await runJobs(next);
  expect(keys).toEqual(sentAgain ? [job?.id] : []);
  await callDatabase(backend.env, 'settle_job', { job: job?.id, job_lease: job?.lease, outcome: 'retry' });
  expect(await jobs()).toMatchObject([sentAgain ? { state: 'done' } : { state: 'failed', last_error: 'interrupted' }]);
});

test('a connection that is lost when the whole mail had left is not tried again', async () => {
  await ask();
  await runJobs(
    workerWith(async () => {
      throw new MailError('unknown', 'Timeout');
    }),
  );
  expect((await jobs()).map(({ state }) => state)).toEqual(['failed', 'failed']);
});

test('nothing is sent about a request that was erased meanwhile', async () => {
  const id = await ask();
  await backend.sql('delete from public.leads where id = $1', [id]);
  expect(await jobs()).toEqual([]);
  await ask();
  await backend.sql('alter table public.leads disable trigger leads_forgotten');
  await backend.sql("delete from public.leads where name = 'Élodie Fortin'");
  await backend.sql('alter table public.leads enable trigger leads_forgotten');
  await runJobs(workerWith(async () => expect.unreachable()));
  expect((await jobs()).map(({ state }) => state)).toEqual(['done', 'done']);
});

test('a stranger’s address gets three confirmations a day, however many requests name it', async () => {
  for (let index = 0; index < 5; index += 1) await ask('victime@exemple.test');
  const kinds = (await jobs()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'request_to_visitor')).toHaveLength(3);
  expect(kinds.filter((kind) => kind === 'request_to_agency')).toHaveLength(5);
});

test('only the service role has jobs run', async () => {
  const request = (key: string) =>
    new Request('http://x/functions/v1/run-jobs', { method: 'POST', headers: { authorization: `Bearer ${key}` } });
  expect((await handle(request('x'), backend.env)).status).toBe(401);
  expect((await handle(request(backend.env.secretKey), backend.env)).status).toBe(200);
});

test('what is older than two years is deleted once a day, with what was done about it (Law 25)', async () => {
  const [old, fresh] = [await ask(), await ask()];
  const admin = await backend.signedIn('admin');
  await admin.rpc('note_request', { request: old, note: crypto.randomUUID(), note_text: 'Rappelée.' });
  await backend.sql("update public.leads set touched_at = now() - interval '25 months' where id = $1", [old]);
  await backend.sql("delete from private.jobs where kind = 'forget_old'");
  await runJobs(workerWith(async () => {}));
  const left = await backend.sql<{ id: string }>('select id::text from public.leads where id = any($1)', [
    [old, fresh],
  ]);
  expect(left).toEqual([{ id: fresh }]);
  expect(await backend.sql('select detail from private.staff_acts where subject_id = $1', [old])).toEqual([
    { detail: {} },
  ]);
});

test('a lease outlasts ten hand-overs, each of which ends in time', async () => {
  for (let number = 0; number < BATCH; number += 1) await ask();
  await callDatabase(backend.env, 'claim_jobs', { size: BATCH });
  const [lease] = await backend.sql<{ ms: number }>(
    'select min(extract(epoch from leased_until - now()) * 1000)::integer as ms from private.jobs where lease is not null',
  );
  // Half a minute is left for the database.
  expect(lease?.ms).toBeGreaterThan(BATCH * HAND_OVER_LIMIT_MS + 30_000);
  await expect(withLimit(new Promise(() => {}), 1)).rejects.toMatchObject({ fate: 'unknown' });
  await expect(withLimit(Promise.resolve(1), HAND_OVER_LIMIT_MS)).resolves.toBe(1);
});

test('what failed goes away when somebody settles it, in the history, or when it has succeeded; failing anew it is there again', async () => {
  const admin = await backend.signedIn('admin');
  const day = async () => {
    const { data } = await admin.rpc('console_day');
    return data as { failures: { mails: number }; failed: { kind: string; id: string; what: string }[] };
  };
  await ask();
  const fail = async () => {
    await due();
    await runJobs(workerWith(() => Promise.reject(new MailError('never', 'No such mailbox.'))));
  };
  await fail();
  const before = await day();
  expect(before.failures.mails).toBe(2);
  const [one, other] = before.failed.filter(({ kind }) => kind === 'mail').map(({ id }) => id) as [string, string];
  const settle = (client: typeof admin, id: string) =>
    client.rpc('settle_failure', { failure_kind: 'mail', failure_id: id });
  expect((await settle(await backend.signedIn('learner'), one)).error?.code).toBe('42501');
  for (let time = 0; time < 2; time += 1) expect((await settle(admin, one)).error).toBeNull();
  expect((await day()).failed.map(({ id }) => id)).toEqual([other]);
  const { data: history } = await admin.rpc('staff_history');
  expect((history as { area: string }[]).filter(({ area }) => area === 'failure')).toMatchObject([
    { kind: 'settled', detail: { kind: 'mail', id: one } },
  ]);
  expect((await admin.rpc('resend_mail', { job: other })).error).toBeNull();
  await runJobs(workerWith(async () => {}));
  expect((await day()).failures.mails).toBe(0);
  expect((await admin.rpc('resend_mail', { job: one })).error).toBeNull();
  await fail();
  expect((await day()).failed.map(({ id }) => id)).toEqual([one]);
});

test('who sends mails again publishes no text and sends no letter by it', async () => {
  const admin = await backend.signedIn('admin');
  for (const kind of ['publish_text', 'plan_letter', 'calendar']) {
    const [job] = await backend.sql<{ id: string }>(
      `insert into private.jobs (kind, unique_key, state, finished_at) values ($1::text, $1, 'failed', now()) returning id::text`,
      [kind],
    );
    expect((await admin.rpc('resend_mail', { job: job?.id })).error?.code).toBe('request_not_found');
  }
  expect(await backend.sql("select from private.jobs where state = 'waiting' and kind = 'publish_text'")).toEqual([]);
});

/** What leaves when the worker runs: to whom, about what. */
async function sentNow(): Promise<readonly Mail[]> {
  const sent: Mail[] = [];
  await due();
  await runJobs(workerWith(async (mail) => void sent.push(mail)));
  return sent;
}

/** An order of a newcomer's, paid; its receipt waits. */
async function paidOrder(): Promise<{ order: string; email: string; user: string }> {
  const { email, user_id: user } = await newcomerWith(backend);
  const order = crypto.randomUUID();
  await backend.sql(
    `insert into public.orders (id, user_id, stripe_session_id, payment_intent_id, subtotal_cents, total_cents)
     values ($1::uuid, $2, $1::text, $1::text, 1000, 1000)`,
    [order, user],
  );
  await backend.sql(
    `insert into public.order_items (order_id, name, category, unit_price) values ($1, 'Plan d’attaque', 'resource', 1000)`,
    [order],
  );
  return { order, email, user };
}

test('a receipt leaves with its order, is tried again, and the order says when it was delivered (AMB-52)', async () => {
  const { order, email } = await paidOrder();
  await runJobs(workerWith(() => Promise.reject(new MailError('later', 'The mail server is down.'))));
  const receipt = () =>
    backend.sql<{ sent: boolean }>('select receipt_sent_at is not null as sent from public.orders where id = $1', [
      order,
    ]);
  expect(await receipt()).toEqual([{ sent: false }]);
  expect(await sentNow()).toMatchObject([{ to: email, subject: `Votre reçu, commande ${order.slice(0, 8)}` }]);
  expect(await receipt()).toEqual([{ sent: true }]);
  expect(await sentNow()).toEqual([]);
});

test('a buyer hears by mail of each turn of their refund, and the agency of what is to be decided (AMB-66)', async () => {
  const { order, email } = await paidOrder();
  await sentNow();
  const refund = crypto.randomUUID();
  await backend.sql(
    `insert into public.refunds (id, order_id, status, is_asked_by_buyer, reason) values ($1, $2, 'asked', true, 'Trop avancé')`,
    [refund, order],
  );
  const asked = await sentNow();
  expect(asked.map(({ to }) => to).sort()).toEqual([backend.env.agency.email, email].sort());
  expect(asked.find(({ to }) => to !== email)?.text).toContain(`/admin/commandes/${order}`);
  const set = async (changes: string) => {
    await backend.sql(`update public.refunds set ${changes} where id = $1`, [refund]);
    return sentNow();
  };
  expect(await set(`status = 'declined', answer = 'Déjà suivie'`)).toMatchObject([
    { to: email, subject: 'Réponse à votre demande de remboursement', text: expect.stringContaining('Déjà suivie') },
  ]);
  expect(await set(`status = 'sending', amount_cents = 500`)).toEqual([]);
  expect(await set(`status = 'sent', provider_id = 're_1'`)).toMatchObject([
    { subject: 'Votre remboursement est parti', text: expect.stringContaining('5,00') },
  ]);
  expect(await set(`status = 'failed'`)).toMatchObject([{ subject: 'Votre remboursement n’a pas abouti' }]);
  // The same again says nothing; another attempt does.
  expect(await set(`status = 'failed'`)).toEqual([]);
  await set(`status = 'sending', provider_id = null`);
  expect(await set(`status = 'sent', provider_id = 're_2'`)).toMatchObject([
    { subject: 'Votre remboursement est parti' },
  ]);
});

test('who applies to create courses hears that it has arrived, and what was decided with the answer', async () => {
  const { email, user_id } = await newcomerWith(backend);
  const apply = () =>
    backend.sql(
      `insert into public.creator_applications (user_id, about) values ($1, 'Vingt ans de publicité locale')`,
      [user_id],
    );
  await apply();
  const received = await sentNow();
  expect(received.map(({ subject }) => subject).sort()).toEqual([
    expect.stringMatching(/^Nouvelle candidature/),
    'Votre candidature est bien arrivée',
  ]);
  await backend.sql(
    `update public.creator_applications set status = 'declined', answer = 'Écrivez-nous dans un an' where user_id = $1`,
    [user_id],
  );
  expect(await sentNow()).toMatchObject([{ to: email, text: expect.stringContaining('Écrivez-nous dans un an') }]);
  await apply();
  await backend.sql(
    `update public.creator_applications set status = 'accepted' where user_id = $1 and status = 'waiting'`,
    [user_id],
  );
  // Decided before anybody was told that it had arrived: that would be no news.
  expect(await sentNow()).toMatchObject([{ subject: 'Bienvenue parmi les formateurs' }]);
});

test('what failed and is no mail is not offered as one to send again', async () => {
  const admin = await backend.signedIn('admin');
  await backend.sql(
    `insert into private.jobs (kind, unique_key, state, finished_at, last_error) values ('calendar', 'calendar:x', 'failed', now(), 'x')`,
  );
  const { data } = await admin.rpc('console_day');
  const { failures, failed } = data as {
    failures: { mails: number };
    failed: { kind: string; id: string; what: string }[];
  };
  expect([failures.mails, failed.map(({ kind, what }) => [kind, what])]).toEqual([0, [['task', 'calendar']]]);
  const settled = await admin.rpc('settle_failure', { failure_kind: 'task', failure_id: failed[0]?.id });
  expect(settled.error).toBeNull();
  expect(((await admin.rpc('console_day')).data as { failed: unknown[] }).failed).toEqual([]);
});
