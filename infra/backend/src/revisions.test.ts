import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from './testing/startTestBackend.ts';

let backend: TestBackend;
/** The same creator on two devices. */
let desk: SupabaseClient;
let phone: SupabaseClient;
let course: string;
let module: string;

beforeAll(async () => {
  backend = await startTestBackend();
  [desk, phone] = [await backend.signedIn('creator'), await backend.signedIn('creator')];
});
afterAll(() => backend?.close());
beforeEach(async () => {
  const { data } = await desk.rpc('create_formation', { title: 'Deux mains, un texte' });
  course = data.id;
  module = crypto.randomUUID();
  await desk.from('formation_modules').insert({ id: module, formation_id: course, title: 'Un', order_index: 0 });
});

const REFUSED = { code: 'course_changed', message: expect.any(String), details: '2', hint: null };

describe('two people who edit the same course', () => {
  test('are told apart by the revision they read: the second one is refused and nothing of the first is lost', async () => {
    const write = (client: SupabaseClient, fields: object) =>
      client.from('formations').update(fields).eq('id', course).select('revision');
    expect((await write(desk, { description: 'Du bureau', revision: 1 })).data).toEqual([{ revision: 2 }]);
    const stale = await write(phone, { description: 'Du téléphone', title: 'Autre titre', revision: 1 });
    expect([stale.status, stale.error]).toEqual([409, REFUSED]);
    const kept = await desk.from('formations').select('title,description,revision').eq('id', course).single();
    expect(kept.data).toEqual({ title: 'Deux mains, un texte', description: 'Du bureau', revision: 2 });
    // Having seen it, they may write over it.
    expect((await write(phone, { description: 'Du téléphone', revision: 2 })).data).toEqual([{ revision: 3 }]);
    // Who names no revision, writes.
    expect((await write(desk, { description: 'Sans condition' })).data).toEqual([{ revision: 4 }]);
  });

  test('are told apart in modules and their content, also where there was none', async () => {
    const title = (revision: number, text: string) =>
      desk.from('formation_modules').update({ title: text, revision }).eq('id', module).select('revision');
    expect((await title(1, 'Deux')).data).toEqual([{ revision: 2 }]);
    expect((await title(1, 'Trois')).error).toEqual(REFUSED);
    const content = (client: SupabaseClient, revision: number, text: string) =>
      client.from('module_contents').upsert({ module_id: module, content: text, revision }).select('revision');
    expect((await content(desk, 0, 'Du bureau')).data).toEqual([{ revision: 0 }]);
    expect((await content(desk, 0, 'Du bureau encore')).data).toEqual([{ revision: 1 }]);
    expect((await content(phone, 0, 'Du téléphone')).error).toEqual({ ...REFUSED, details: '1' });
    expect((await content(phone, 1, 'Du téléphone')).data).toEqual([{ revision: 2 }]);
  });

  test('do not disturb each other by what is counted or put in order', async () => {
    await desk.rpc('reorder_modules', { formation: course, module_ids: [module] });
    await backend.sql('update public.formations set view_count = 9, average_rating = 4 where id = $1', [course]);
    const name = `update public.creators set name = name || ' B' where slug = 'camille-bouchard'`;
    await backend.sql(name);
    const { data } = await desk
      .from('formations')
      .select('revision,modules:formation_modules(revision)')
      .eq('id', course);
    expect(data).toEqual([{ revision: 1, modules: [{ revision: 1 }] }]);
  });

  test('cannot both win when they save at the same moment', async () => {
    const saves = Array.from({ length: 12 }, (_, index) =>
      (index % 2 ? desk : phone)
        .from('formations')
        .update({ description: `${index}`, revision: 1 })
        .eq('id', course),
    );
    const codes = (await Promise.all(saves)).map(({ error }) => error?.code ?? 'saved').sort();
    expect(codes).toEqual([...Array(11).fill('course_changed'), 'saved']);
  });
});
