import { readFile } from 'node:fs/promises';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { handle } from '../../supabase/functions/publish-text/handler.ts';
import { runJobs } from '../../supabase/functions/run-jobs/runJobs.ts';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
let owner: SupabaseClient;
/** Of the role `content`. */
let editor: SupabaseClient;
let visitor: SupabaseClient;
beforeAll(async () => {
  backend = await startTestBackend();
  owner = await backend.signedIn('admin');
  editor = await backend.signedIn('creator');
  visitor = backend.client();
  const { data } = await editor.auth.getUser();
  await backend.sql("insert into public.staff_roles (user_id, role) values ($1, 'content')", [data.user?.id]);
});
afterAll(() => backend?.close());
afterEach(async () => {
  await backend.sql('delete from private.site_texts');
  await backend.sql("delete from private.jobs where kind = 'publish_text'");
});

const PATH = '/';
const faq = (title: string) => ({ faq: { title, items: [{ question: 'Combien', answer: 'Mille dollars.' }] } });

interface Text {
  readonly draft: unknown;
  readonly revision: number;
  readonly publish_at: string | null;
  readonly failure: string | null;
  readonly versions: readonly { number: number; is_file: boolean; published_by: string }[];
}
const read = async () => (await owner.rpc('read_text', { text_path: PATH })).data as Text;
const save = (who: SupabaseClient, content: object, known_revision: number) =>
  who.rpc('save_text', { text_path: PATH, text_kind: 'home', content, known_revision });
async function publish(who: SupabaseClient, revision: number, at: string | null = null) {
  const token = (await who.auth.getSession()).data.session?.access_token;
  const request = new Request('http://site.test/functions/v1/publish-text', {
    method: 'POST',
    headers: token ? { authorization: `Bearer ${token}` } : {},
    body: JSON.stringify({ path: PATH, revision, at }),
  });
  return (await (await handle(request, backend.env)).json()) as {
    revision?: number;
    code?: string;
    details?: string;
  };
}
const shown = async () => (await visitor.rpc('shown_text', { text_path: PATH })).data as { content: unknown } | null;

test('staff for texts write, publish and undo; visitors get what is published and nothing else', async () => {
  expect((await save(editor, faq('Un'), 0)).data).toBe(1);
  expect([await shown(), (await visitor.rpc('shown_texts')).data]).toEqual([null, []]);
  expect(await publish(editor, 1)).toEqual({ revision: 2 });
  expect(await shown()).toEqual({ content: faq('Un') });
  await save(editor, faq('Deux'), 2);
  expect(await shown()).toEqual({ content: faq('Un') });
  await publish(editor, 3);
  expect((await visitor.rpc('shown_texts')).data).toEqual([{ path: PATH, kind: 'home', version: 2 }]);
  expect((await visitor.rpc('shown_texts_of', { text_kind: 'home' })).data).toEqual({ [PATH]: faq('Deux') });
  expect((await visitor.rpc('shown_texts_of', { text_kind: 'article' })).data).toEqual({});
  // Any version comes back, and what the file holds.
  expect((await editor.rpc('restore_text', { text_path: PATH, number: 1, known_revision: 4 })).data).toBe(5);
  await publish(editor, 5);
  expect(await shown()).toEqual({ content: faq('Un') });
  await editor.rpc('restore_text', { text_path: PATH, number: 0, known_revision: 6 });
  await publish(editor, 7);
  expect([await shown(), (await visitor.rpc('shown_texts')).data]).toEqual([null, []]);
  expect((await read()).versions.map(({ number, is_file }) => [number, is_file])).toEqual([
    ...[[4, true] as const, [3, false] as const, [2, false] as const, [1, false] as const],
  ]);
  const acts = await backend.sql<{ kind: string }>(
    "select kind from private.staff_acts where area = 'text' order by at",
  );
  expect(acts.map(({ kind }) => kind)).toEqual([
    ...['published', 'published', 'restored', 'published', 'restored', 'published'],
  ]);
});

test('nobody else reads a draft, writes one, or publishes', async () => {
  await save(owner, faq('Un'), 0);
  const learner = await backend.signedIn('learner');
  const calls: Readonly<Record<string, object>> = {
    list_texts: {},
    read_text: { text_path: PATH },
    save_text: { text_path: PATH, text_kind: 'home', content: faq('x'), known_revision: 1 },
    restore_text: { text_path: PATH, number: 0, known_revision: 1 },
    unschedule_text: { text_path: PATH, known_revision: 1 },
    withdraw_text: { text_path: PATH, known_revision: 1 },
    preview_text: { text_path: PATH },
    publish_text: { text_path: PATH, known_revision: 1, publisher: crypto.randomUUID(), at: null },
  };
  for (const who of [visitor, learner])
    for (const [name, parameters] of Object.entries(calls))
      expect([name, (await who.rpc(name, parameters)).error?.code]).toEqual([name, '42501']);
  expect((await publish(learner, 1)).code).toBe('42501');
  expect((await publish(visitor, 1)).code).toBe('sign_in_required');
  // Not even staff publish what was not checked.
  expect((await owner.rpc('publish_text', calls.publish_text as object)).error?.code).toBe('42501');
});

test('of two who write at once the second is refused and can see what the first has made of it', async () => {
  await save(owner, faq('Un'), 0);
  expect((await save(editor, faq('Deux'), 0)).error?.code).toBe('text_changed');
  expect((await save(editor, faq('Deux'), 1)).data).toBe(2);
  expect((await save(owner, faq('Trois'), 1)).error?.code).toBe('text_changed');
  expect(await publish(owner, 1)).toMatchObject({ code: 'text_changed' });
  expect(await read()).toMatchObject({ draft: faq('Deux'), revision: 2 });
  expect(await shown()).toBeNull();
});

test('a broken text is not published, and says which fields are to be mended', async () => {
  await save(owner, { faq: { title: 'Vraiment ?', items: [{ question: '', answer: 'Oui' }] } }, 0);
  expect(await publish(owner, 1)).toMatchObject({ code: 'text_broken', details: 'faq.title, faq.items.0.question' });
  await backend.sql("update private.site_texts set kind = 'poem'");
  expect(await publish(owner, 1)).toMatchObject({ code: 'text_broken', details: 'poem' });
  expect(await shown()).toBeNull();
});

test('the worker publishes what was scheduled as it was then, once, by a worker that dies too', async () => {
  await save(owner, faq('Lundi'), 0);
  const at = new Date(Date.now() + 3_600_000).toISOString();
  expect(await publish(owner, 1, at)).toEqual({ revision: 2 });
  await save(owner, faq('Pas fini'), 2);
  await runJobs(backend.env);
  expect(await shown()).toBeNull();
  await backend.sql("update private.site_texts set publish_at = now() - interval '1 second'");
  await backend.sql("update private.jobs set run_at = now() where kind = 'publish_text'");
  await runJobs(backend.env);
  expect(await shown()).toEqual({ content: faq('Lundi') });
  expect(await read()).toMatchObject({ draft: faq('Pas fini'), publish_at: null, versions: [{ number: 1 }] });
  // One that had published it and could not say so any more is followed by another.
  await backend.sql("update private.jobs set state = 'waiting', finished_at = null where kind = 'publish_text'");
  await runJobs(backend.env);
  expect((await read()).versions).toHaveLength(1);
});

test('a schedule is taken back, replaced by publishing now, and has to be in time to come', async () => {
  await save(owner, faq('Un'), 0);
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  for (const at of [inDays(-1), inDays(400)]) expect(await publish(owner, 1, at)).toMatchObject({ code: 'text_time' });
  await publish(owner, 1, inDays(2));
  expect((await owner.rpc('unschedule_text', { text_path: PATH, known_revision: 2 })).data).toBe(3);
  await publish(owner, 3, inDays(2));
  await publish(owner, 4);
  expect(await read()).toMatchObject({ publish_at: null, versions: [{ number: 1 }] });
  expect(await backend.sql("select 1 from private.jobs where kind = 'publish_text'")).toEqual([]);
});

test('what no release knows any more when its time comes is not published, and the console says so', async () => {
  await save(owner, faq('Un'), 0);
  await publish(owner, 1, new Date(Date.now() + 3_600_000).toISOString());
  await backend.sql(`update private.site_texts set publish_at = now(), scheduled = '{"faq": {}}'`);
  await backend.sql("update private.jobs set run_at = now() where kind = 'publish_text'");
  await runJobs(backend.env);
  expect((await read()).failure).toMatch('Some fields cannot be published');
  expect((await owner.rpc('list_texts')).data).toMatchObject([{ path: PATH, is_failed: true, is_published: false }]);
  expect(await shown()).toBeNull();
});

test('a draft is shown to who has its key, for an hour', async () => {
  await save(owner, faq('Un'), 0);
  const { data: key } = await editor.rpc('preview_text', { text_path: PATH });
  expect((await visitor.rpc('previewed_text', { key })).data).toEqual({
    ...{ path: PATH, kind: 'home', content: faq('Un') },
  });
  expect((await editor.rpc('preview_text', { text_path: PATH })).data).toBe(key);
  await backend.sql("update private.site_texts set preview_until = now() - interval '1 second'");
  expect((await visitor.rpc('previewed_text', { key })).data).toBeNull();
  expect((await editor.rpc('preview_text', { text_path: PATH })).data).not.toBe(key);
});

test('what is taken off the site keeps its draft, whatever was planned for it', async () => {
  await save(owner, faq('Un'), 0);
  await publish(owner, 1);
  await publish(owner, 2, new Date(Date.now() + 3_600_000).toISOString());
  expect((await editor.rpc('withdraw_text', { text_path: PATH, known_revision: 2 })).error?.code).toBe('text_changed');
  expect((await editor.rpc('withdraw_text', { text_path: PATH, known_revision: 3 })).data).toBe(4);
  expect([await shown(), (await visitor.rpc('shown_texts')).data]).toEqual([null, []]);
  expect(await read()).toMatchObject({ ...{ draft: faq('Un'), revision: 4, publish_at: null, is_changed: true } });
  expect(await backend.sql("select 1 from private.jobs where kind = 'publish_text'")).toEqual([]);
  expect((await owner.rpc('list_texts')).data).toMatchObject([{ is_published: false, is_changed: true, title: null }]);
  await publish(owner, 4);
  expect(await shown()).toEqual({ content: faq('Un') });
  const acts = await backend.sql<{ kind: string }>(
    "select kind from private.staff_acts where area = 'text' order by at desc limit 2",
  );
  expect(acts.map(({ kind }) => kind)).toEqual(['published', 'withdrawn']);
});

test('an article is checked line by line before anybody gets it', async () => {
  const article = { title: 'Neige', content: 'Bien.\n<b>Mal</b>', tags: [] };
  await owner.rpc('save_text', { text_path: PATH, text_kind: 'article', content: article, known_revision: 0 });
  const { code, details } = await publish(owner, 1);
  expect(code).toBe('text_broken');
  expect(details?.split(', ')).toEqual(expect.arrayContaining(['content', 'tags', 'author']));
});

test('what was written for the questions of the home page alone is a part of its text after the migration', async () => {
  await save(owner, faq('Un').faq, 0);
  await backend.sql("update private.site_texts set kind = 'home_faq', scheduled = draft");
  await backend.sql(
    'insert into private.site_text_versions (text_id, number, content) select id, 1, draft from private.site_texts',
  );
  const file = new URL('../../supabase/migrations/20261122003701_home_texts.sql', import.meta.url);
  for (const statement of (await readFile(file, 'utf8')).split(';\n').filter((part) => /update/.test(part)))
    await backend.sql(statement);
  expect(await read()).toMatchObject({ kind: 'home', draft: faq('Un') });
  expect(await backend.sql('select scheduled from private.site_texts')).toEqual([{ scheduled: faq('Un') }]);
  expect(await backend.sql('select content from private.site_text_versions')).toEqual([{ content: faq('Un') }]);
});
