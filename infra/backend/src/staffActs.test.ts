import { afterAll, beforeAll, expect, test } from 'vitest';
import { COURSE, createStranger, id, MODULE, PEOPLE, PRODUCT, ROW, restore } from './testing/accessFixture.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
  await backend.sql(createStranger);
  for (const statement of restore) await backend.sql(statement);
  await backend.sql(`update public.bookings set status = 'proposed' where id = $1`, [ROW.booking]);
  await backend.sql(`insert into private.letters (id, subject, body) values ($1, 'Mardi', 'Bonjour.')`, [LETTER]);
});
afterAll(() => backend?.close());

const FILE = `${PRODUCT.paid}/guide.pdf`;

const REFUND = id(80);
/** A letter that is ready, and one that leaves by itself. */
const LETTER = id(81);
const SEQUENCE = '5eed1e77-0000-4000-8000-000000000001';

/** What staff change that is not theirs: of each function that lets them, the calls that lead through it. */
const ACTS: Readonly<Record<string, readonly string[]>> = {
  set_profile_role: [`select public.set_profile_role('${PEOPLE.learner}', 'creator')`],
  set_staff_role: [
    `select public.set_staff_role('${PEOPLE.learner}', 'sales', true)`,
    `select public.set_staff_role('${PEOPLE.sales}', 'sales', false)`,
  ],
  decide_refund: [`select public.decide_refund('${REFUND}', '${ROW.checkout}', 100, 'Un geste')`],
  reset_second_factor: [`select public.reset_second_factor('${PEOPLE.learner}')`],
  decide_application: [`select public.decide_application('${ROW.application}', true)`],
  answer_booking: [`select public.answer_booking('${ROW.booking}', 'confirmed')`],
  schedule_letter: [`select public.schedule_letter('${LETTER}', 1)`],
  resend_letter: [`select public.resend_letter('${LETTER}')`],
  settle_letter_send: [`select public.settle_letter_send('${LETTER}', 'lea@lettre.test', true)`],
  switch_sequence: [`select public.switch_sequence('${SEQUENCE}', true, 24)`],
  moderate: [
    `select public.moderate('account', '${PEOPLE.learner}', 'Pourriels')`,
    `select public.moderate('course', '${COURSE.free}', 'Hors sujet')`,
    `select public.moderate('review', '${ROW.review}', 'Injures')`,
    `select public.moderate('profile', '${ROW.strangerCreator}', 'Usurpation')`,
    `select public.moderate('photo', '${ROW.strangerCreator}', 'Pas vous')`,
  ],
  decide_moderation: [`select public.decide_moderation('${ROW.moderation}', true, 'Vous aviez raison')`],
  settle_reports: [
    `select public.settle_reports('${ROW.review}', 'infinity', true)`,
    `select public.settle_reports('${ROW.review}', 'infinity', false)`,
  ],
  export_person: [`select public.export_person('${PEOPLE.learner}')`],
  export_orders: ['select public.export_orders()'],
  export_requests: ['select public.export_requests()'],
  delete_person: [`select public.delete_person('${PEOPLE.stranger}', 'Demandé par courriel')`],
  erase_request: [`select public.erase_request('${ROW.request}')`],
  my_formation: [
    `select public.set_formation_price('${COURSE.paid}', 4900)`,
    `select public.publish_formation('${COURSE.draft}')`,
    `select public.unpublish_formation('${COURSE.free}')`,
    `select public.delete_formation('${COURSE.draft}')`,
    `select public.restore_formation('${COURSE.deleted}')`,
    `select public.reorder_modules('${COURSE.free}', array['${MODULE.free}'::uuid])`,
    `select public.missing_to_publish('${COURSE.draft}')`,
  ],
  set_tax_numbers: [`select public.set_tax_numbers('123456789 RT0001', '1234567890 TQ0001', true)`],
  set_traffic_consent: [`select public.set_traffic_consent(true)`],
  can_write_file: [
    `insert into storage.objects (bucket_id, name, metadata) values ('downloads', '${FILE}', '{}')`,
    `select private.can_write_file('downloads', '${FILE}')`,
  ],
};

/** What staff may read, and the site's texts that they write: nobody's money, rights or person changes by it. */
const NOT_ASKED = [
  'accounting',
  'acts_as',
  'acts_as_staff',
  // Categories, featured courses and sponsors, as the site shows them.
  'assert_keeps_catalogue',
  // Hours and times of appointments are nobody's money or rights.
  'appointment_hosts',
  // Stages and notes of requests; deleting one asks.
  'assert_handles_requests',
  // Letters as texts; what is sent to many asks.
  'assert_writes_letters',
  // What pages say.
  'assert_writes_texts',
  'can_read_file',
  'console_applications',
  // Begins with one that asks.
  'assert_acts_about',
  'console_day',
  'console_moderation',
  'console_order',
  'console_orders',
  'console_people',
  'count_people',
  'creator_stats',
  'handles_host',
  // The service's alone; it looks whether somebody else owns the site.
  'delete_account',
  'has_formation_access',
  'import_site_lists',
  'is_admin',
  // The server's alone, and only while there is nobody of staff.
  'make_first_owner',
  'my_staff_roles',
  // Stages, and who of staff may have a request.
  'request_board',
  'save_host',
  // Letters as texts; what leaves by itself asks.
  'save_letter',
  'sells',
  // Begins with my_formation.
  'set_published',
  'resend_mail',
  'settle_failure',
  'staff_history',
  'traffic_report',
  'works_as',
];
const TEXTS = ['entries_delete', 'entries_insert', 'entries_update'];

/** Runs work in a transaction that leaves nothing behind. */
async function undone<Result>(work: () => Promise<Result>): Promise<Result> {
  await backend.database.query('begin');
  try {
    return await work();
  } finally {
    await backend.database.query('rollback');
  }
}

/** What a statement comes to for somebody, as the REST API would run it. */
async function outcomeOf(statement: string, sub: string, aal: 'aal1' | 'aal2'): Promise<string> {
  const { database } = backend;
  await database.query('savepoint act');
  try {
    await database.query(
      `select set_config('request.jwt.claims', $1, true), set_config('request.jwt.claim.sub', $2, true)`,
      [JSON.stringify({ sub, aal, role: 'authenticated' }), sub],
    );
    await database.query('set local role authenticated');
    await database.query(statement);
    return 'done';
  } catch (error) {
    const { code, message } = error as { code: string; message: string };
    return code === 'PGRST' ? JSON.parse(message).code : code;
  } finally {
    await database.query('rollback to savepoint act');
  }
}

const acts = Object.values(ACTS).flat();
/** Acts that one of staff does without a second factor. */
async function unasked(): Promise<string[]> {
  const found: string[] = [];
  for (const act of acts)
    if ((await outcomeOf(act, PEOPLE.admin, 'aal1')) !== 'second_factor_required') found.push(act);
  return found;
}

test('every function and policy that knows staff either asks for their second factor or changes nothing of money, rights or people (INF-017)', async () => {
  const functions = await backend.sql<{ name: string }>(
    `select proname as name from pg_proc where pronamespace in ('public'::regnamespace, 'private'::regnamespace)
       and (prosrc ~ '(is_admin|works_as|acts_as|acts_as_staff|assert_second_factor)\\(' or prosrc ~ '''admin''') order by proname`,
  );
  expect(functions.map(({ name }) => name)).toEqual([...Object.keys(ACTS), ...NOT_ASKED].sort());
  const policies = await backend.sql<{ name: string }>(
    `select policyname as name from pg_policies
     where cmd <> 'SELECT' and concat(qual, with_check) ~ 'is_admin|works_as|acts_as' order by policyname`,
  );
  expect(policies.map(({ name }) => name)).toEqual(TEXTS);
});

test('asks staff for their second factor at every act on money, rights or people, and takes it (INF-017, audit: second factor)', async () => {
  await undone(async () => {
    expect(await unasked()).toEqual([]);
    for (const act of acts) {
      const outcome = await outcomeOf(act, PEOPLE.admin, 'aal2');
      // A draft without a picture is not publishable by anybody.
      expect([act, outcome]).toEqual([
        act,
        act.includes('publish_formation') && act.includes(COURSE.draft) ? 'not_publishable' : 'done',
      ]);
    }
  });
});

test('is no way in for others, and asks nobody for what is their own', async () => {
  await undone(async () => {
    for (const act of acts) {
      for (const aal of ['aal1', 'aal2'] as const) {
        const outcome = await outcomeOf(act, PEOPLE.stranger, aal);
        const refused = act.startsWith('select private.can_write_file')
          ? ['done']
          : ['42501', 'formation_not_found', 'booking_not_found'];
        expect(refused, act).toContain(outcome);
      }
    }
    const own = [
      `select public.set_formation_price('${COURSE.draft}', 4900)`,
      `select public.answer_booking('${ROW.booking}', 'confirmed')`,
      `insert into storage.objects (bucket_id, name, metadata) values ('downloads', '${PRODUCT.inactive}/a.pdf', '{}')`,
    ];
    for (const act of own) expect([act, await outcomeOf(act, PEOPLE.creator, 'aal1')]).toEqual([act, 'done']);
  });
});

test.runIf(process.env.NIGHTLY)('notices each place where the second factor is asked for no more', async () => {
  /** How many acts go through each of the two rules. */
  const led: Record<string, number> = { acts_as: 18, acts_as_staff: acts.length - 18 };
  const definitions = await backend.sql<{ name: string; text: string }>(
    `select proname as name, pg_get_functiondef(oid) as text from pg_proc
     where pronamespace = 'private'::regnamespace and proname = any ($1)`,
    [[...Object.keys(ACTS), ...Object.keys(led)]],
  );
  expect(definitions).toHaveLength(Object.keys(ACTS).length + 2);
  for (const { name, text } of definitions) {
    const mutant =
      name in led
        ? text.replace('perform private.assert_second_factor();', '')
        : text
            .replace('private.acts_as_staff()', 'private.is_admin()')
            .replace('private.acts_as(', 'private.works_as(');
    expect(mutant).not.toBe(text);
    await undone(async () => {
      await backend.database.query(mutant);
      expect((await unasked()).length, name).toBe(led[name] ?? ACTS[name]?.length);
    });
  }
});

test('lets each role of the console act in its own field alone, with the second factor (AMB-68)', async () => {
  await undone(async () => {
    for (const person of ['sales', 'content', 'support'] as const) {
      for (const act of acts.filter((text) => !text.includes('can_write_file'))) {
        const isTheirs =
          (person === 'sales' && act.includes('export_requests')) ||
          (person !== 'content' && act.includes('export_orders')) ||
          (person === 'support' && /decide_refund|'account'|_person/.test(act)) ||
          (person !== 'sales' &&
            /decide_application|decide_moderation|settle_reports|'course'|'review'|'profile'|'photo'/.test(act)) ||
          (person === 'content' && /schedule_letter|resend_letter|settle_letter_send|switch_sequence/.test(act));
        const outcomes = [await outcomeOf(act, PEOPLE[person], 'aal1'), await outcomeOf(act, PEOPLE[person], 'aal2')];
        const refused = expect.stringMatching(/^(42501|formation_not_found|booking_not_found)$/);
        expect([person, act, ...outcomes]).toEqual([
          person,
          act,
          ...(isTheirs ? ['second_factor_required', 'done'] : [refused, refused]),
        ]);
      }
    }
  });
});

test('leaves the site no day without an owner', async () => {
  await undone(async () => {
    const leave = `select public.set_profile_role('${PEOPLE.admin}', 'learner')`;
    expect(await outcomeOf(leave, PEOPLE.admin, 'aal2')).toBe('last_owner');
    await backend.database.query(`update public.profiles set role = 'admin' where user_id = '${PEOPLE.stranger}'`);
    expect(await outcomeOf(leave, PEOPLE.admin, 'aal2')).toBe('done');
  });
});

test('says so over the network, where a file that is sold would be put (INF-017)', async () => {
  const { data } = await (await backend.signedIn('admin')).auth.getSession();
  const answer = await fetch(`${backend.url}/storage/v1/object/downloads/${id(21)}/guide.csv`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${data.session?.access_token}`,
      apikey: backend.secrets.publishableKey,
      'content-type': 'text/csv',
    },
    body: 'a,b',
  });
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'second_factor_required']);
});
