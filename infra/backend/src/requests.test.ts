import { runs } from '@agence/shared-contracts/testing/runs';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PEOPLE } from './testing/accessFixture.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';
import { withSecondFactor } from './testing/withSecondFactor.ts';

let backend: TestBackend;
let admin: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  admin = await backend.signedIn('admin');
});
afterAll(() => backend?.close());

async function ask(fields: Record<string, unknown> = {}): Promise<string> {
  const id = crypto.randomUUID();
  const row = {
    ...{
      id,
      kind: 'contact',
      email: `${id}@exemple.test`,
      name: 'Jérôme Côté',
      message: 'Bonjour, un site de dix pages.',
    },
    ...{ asked: 'quote', consented_at: new Date().toISOString(), ...fields },
  };
  const columns = Object.keys(row).join(', ');
  await backend.sql(
    `insert into public.leads (${columns}) select ${columns} from jsonb_populate_record(null::public.leads, $1)`,
    [JSON.stringify(row)],
  );
  return id;
}

interface Detail {
  readonly revision: number;
  readonly stage: string;
  readonly amount_cents: number | null;
  readonly acts: { kind: string; detail: Record<string, unknown>; actor: string | null }[];
  readonly others: { id: string; is_merged: boolean }[];
}
const read = async (request: string) => (await admin.rpc('read_request', { request })).data as Detail;
const change = (request: string, known_revision: number, changes: object) =>
  admin.rpc('change_request', { request, known_revision, changes });
const list = async (filters: object) =>
  ((await admin.rpc('list_requests', filters)).data as { id: string; created_at: string }[]).map(({ id }) => id);

test('nobody but staff reads or changes requests (DAT-01)', async () => {
  const request = await ask();
  const calls: Readonly<Record<string, object>> = {
    list_requests: {},
    request_board: {},
    read_request: { request },
    change_request: { request, known_revision: 1, changes: {} },
    note_request: { request, note: crypto.randomUUID(), note_text: 'x' },
    merge_request: { request },
    erase_request: { request },
    resend_mail: { job: request },
    staff_history: {},
  };
  for (const client of [backend.client(), await backend.signedIn('learner'), await backend.signedIn('creator')]) {
    for (const [name, parameters] of Object.entries(calls)) {
      expect([name, (await client.rpc(name, parameters)).error?.code]).toEqual([name, '42501']);
    }
  }
  expect(await read(request)).toMatchObject({ revision: 1, acts: [] });
});

test('shows nothing that opens something: no token, nothing of the newsletter', async () => {
  const detail = await read(await ask());
  expect(Object.keys(detail).sort()).toEqual(
    [
      ...[
        'acts',
        'amount_cents',
        'asked',
        'budget',
        'company',
        'consented_at',
        'context',
        'created_at',
        'due_on',
        'email',
        'id',
      ],
      ...['lost_reason', 'mails', 'merged_into', 'message', 'name', 'origin', 'others', 'owner_id', 'page', 'phone'],
      ...['revision', 'service', 'stage', 'touched_at'],
    ].sort(),
  );
});

test('a request is won with its amount, and every act is written down with who did it', async () => {
  const request = await ask();
  expect((await change(request, 1, { stage: 'won' })).error?.code).toBe('amount_required');
  expect((await change(request, 1, { owner_id: PEOPLE.learner })).error?.code).toBe('bad_request');
  expect((await change(request, 1, { email: 'autre@exemple.test' })).error?.code).toBe('bad_request');
  expect((await change(request, 1, { owner_id: PEOPLE.admin, due_on: '2026-12-01' })).data).toBe(2);
  expect((await change(request, 2, { stage: 'won', amount_cents: 450_000 })).data).toBe(3);
  const won = await read(request);
  expect(won).toMatchObject({ stage: 'won', amount_cents: 450_000, revision: 3 });
  expect(won.acts.map(({ kind, detail }) => [kind, detail])).toEqual([
    ['changed', { stage: ['new', 'won'], amount_cents: [null, 450_000] }],
    ['changed', { owner_id: [null, PEOPLE.admin], due_on: [null, '2026-12-01'] }],
  ]);
  expect(won.acts.every(({ actor }) => actor !== null)).toBe(true);
  expect((await change(request, 3, { stage: 'proposal' })).data).toBe(4);
  expect(await read(request)).toMatchObject({ stage: 'proposal', amount_cents: null });
  const { data } = await admin.rpc('staff_history');
  expect((data as { subject_id: string }[])[0]?.subject_id).toBe(request);
});

test('the history of acts is read page by page, also where a hundred acts have one time', async () => {
  await backend.sql(
    `insert into private.staff_acts (actor_id, area, kind, at) select '${PEOPLE.admin}', 'page', 'same_time', '2020-01-01T00:00:00Z'
     from generate_series(1, 250)`,
  );
  const found: string[] = [];
  let after: { id: string; at: string } | undefined;
  do {
    const { data } = await admin.rpc('staff_history', after ? { before: after.at, before_id: after.id } : {});
    const page = data as { id: string; at: string; area: string }[];
    found.push(...page.filter(({ area }) => area === 'page').map(({ id }) => id));
    after = page.at(-1);
  } while (after);
  expect(found).toHaveLength(250);
  expect(new Set(found).size).toBe(250);
});

test('of two who change the same request the second learns of the first, and nothing is lost', async () => {
  const request = await ask();
  const answers = await Promise.all([
    change(request, 1, { stage: 'contacted' }),
    change(request, 1, { stage: 'lost', lost_reason: 'Trop cher' }),
  ]);
  const codes = answers.map(({ error }) => error?.code ?? 'done').sort();
  expect(codes).toEqual(['done', 'request_changed']);
  expect(await read(request)).toMatchObject({ revision: 2 });
});

test('a note that is delivered twice is written once', async () => {
  const request = await ask();
  const note = { request, note: crypto.randomUUID(), note_text: ' Rappeler jeudi. ' };
  await Promise.all([admin.rpc('note_request', note), admin.rpc('note_request', note)]);
  expect((await read(request)).acts).toMatchObject([{ kind: 'note', detail: { text: 'Rappeler jeudi.' } }]);
  expect((await admin.rpc('note_request', { ...note, note_text: ' ' })).error?.code).toBe('bad_request');
});

test('two requests of one person are found by address or number, become one, and two again', async () => {
  const first = await ask({ phone: '418 555-0177', name: 'É'.repeat(80) });
  const second = await ask({ phone: '+1 418-555-0177' });
  expect((await read(first)).others).toMatchObject([{ id: second, is_merged: false }]);
  expect((await admin.rpc('merge_request', { request: second, target: first })).error).toBeNull();
  expect((await read(first)).others).toMatchObject([{ id: second, is_merged: true }]);
  expect(await list({})).toContain(first);
  expect(await list({})).not.toContain(second);
  expect((await admin.rpc('merge_request', { request: first, target: second })).error?.code).toBe('bad_request');
  await admin.rpc('merge_request', { request: second });
  expect(await list({})).toContain(second);
});

test('requests without a number that can be called are not of one person', async () => {
  const ids = await Promise.all(['au bureau', '', 'poste 12', 'n/a'].map((phone) => ask({ phone })));
  for (const id of [...ids, await ask()]) expect((await read(id)).others).toEqual([]);
  const [paris, same] = [await ask({ phone: '+33612345678' }), await ask({ phone: '33 6 12 34 56 78' })];
  expect((await read(paris)).others).toMatchObject([{ id: same }]);
});

test('who asks to be forgotten is forgotten, with what was merged; that it was done stays (Law 25)', async () => {
  const [request, other] = [await ask(), await ask()];
  await admin.rpc('merge_request', { request: other, target: request });
  await admin.rpc('note_request', { request, note: crypto.randomUUID(), note_text: 'Personnel' });
  expect((await admin.rpc('erase_request', { request })).error?.code).toBe('second_factor_required');
  const staff = await backend.signedIn('admin');
  await withSecondFactor(backend, staff);
  expect((await staff.rpc('erase_request', { request })).error).toBeNull();
  expect(await backend.sql('select from public.leads where id = any($1)', [[request, other]])).toEqual([]);
  expect(await backend.sql('select from private.jobs where subject_id = any($1)', [[request, other]])).toEqual([]);
  const acts = await backend.sql<{ kind: string; detail: object }>(
    'select kind, detail from private.staff_acts where subject_id = $1 order by at',
    [request],
  );
  expect(acts).toEqual(['merged', 'note', 'erased'].map((kind) => ({ kind, detail: {} })));
  expect((await staff.rpc('read_request', { request })).error?.code).toBe('request_not_found');
  // A factor ends the sessions without one.
  admin = staff;
});

test('takes requests along, all pages of what was asked for, and notes it; with the second factor alone', async () => {
  const mark = `lot-${crypto.randomUUID().slice(0, 8)}`;
  const ids: string[] = [];
  for (let number = 0; number < 60; number += 1) ids.push(await ask({ company: mark }));
  const { data } = await admin.rpc('export_requests', { wanted: mark });
  expect((data as { id: string }[]).map(({ id }) => id).sort()).toEqual(ids.sort());
  const { data: history } = await admin.rpc('staff_history');
  expect((history as { kind: string }[])[0]).toMatchObject({
    kind: 'requests_exported',
    detail: { words: mark, count: 60 },
  });
});

test('the list is filtered in words without accents, and goes on after its last row through thousands', async () => {
  const many = runs(1_000, 10_000);
  await backend.sql(
    `insert into public.leads (id, kind, email, name, message, asked, consented_at, created_at, stage)
     select gen_random_uuid(), 'contact', 'p' || n || '@exemple.test', 'Prospect ' || n, 'Bonjour, un site de dix pages.', 'vip',
       now(), now() - (n / 3) * interval '1 minute', case when n % 5 = 0 then 'contacted' else 'new' end
     from generate_series(1, $1::int) n`,
    [many],
  );
  const seen = new Set<string>();
  let last: { created_at: string; id: string } | undefined;
  for (;;) {
    const { data, error } = await admin.rpc('list_requests', {
      ...{ in_stage: 'contacted', asked_for: 'vip', before_at: last?.created_at, before_id: last?.id },
    });
    expect(error).toBeNull();
    for (const row of data as { id: string }[]) seen.add(row.id);
    last = (data as (typeof last)[]).at(-1);
    if (!last) break;
  }
  expect(seen.size).toBe(many / 5);
  const all = { in_stage: 'contacted', asked_for: 'vip' };
  const { data: newest } = await admin.rpc('list_requests', all);
  expect((newest as { name: string }[])[0]?.name).toBe('Prospect 5');
  // From the other end too: who has waited longest, then on after the last row.
  const { data: oldest } = await admin.rpc('list_requests', { ...all, oldest_first: true });
  const rows = oldest as { id: string; name: string; created_at: string }[];
  expect(rows[0]?.name).toBe(`Prospect ${many}`);
  expect(rows.map(({ created_at }) => created_at)).toEqual(rows.map(({ created_at }) => created_at).toSorted());
  const end = rows.at(-1);
  const { data: next } = await admin.rpc('list_requests', {
    ...{ ...all, oldest_first: true, before_at: end?.created_at, before_id: end?.id },
  });
  expect((next as { name: string }[])[0]?.name).toBe(`Prospect ${many - 250}`);
  const request = await ask({ name: 'Geneviève Pâquet', due_on: '2020-01-01' });
  expect(await list({ wanted: 'genevieve paquet' })).toEqual([request]);
  expect(await list({ wanted: '100%_' })).toEqual([]);
  expect(await list({ facet: 'late' })).toEqual([request]);
  const { data: board } = await admin.rpc('request_board');
  expect(board).toMatchObject({ late: 1, stages: { contacted: expect.any(Number) } });
  const { data: day } = await admin.rpc('console_day');
  expect((day as { requests: { waiting: number } }).requests.waiting).toBe(
    (board as { stages: { new: number } }).stages.new,
  );
  expect((board as { owners: { id: string }[] }).owners.map(({ id }) => id)).toEqual([PEOPLE.admin]);
});
