import { join } from 'node:path';
import type { TestBackend } from '@agence/backend/testing/startTestBackend';

/** A round of one act, and what it has taken of the processor, in milliseconds each. */
export interface Round {
  readonly act: string;
  readonly count: number;
}

const root = process.argv[2] ?? '';
process.chdir(root);
const { startTestBackend } = await import(join(root, 'infra/backend/src/testing/startTestBackend.ts'));
const backend: TestBackend = await startTestBackend();
const [visitor, learner, creator] = [
  backend.client(),
  await backend.signedIn('learner'),
  await backend.signedIn('creator'),
];
const id = (await learner.auth.getUser()).data.user?.id;
const [course] = await backend.sql<{ id: string; slug: string; module: string }>(
  `select f.id, f.slug, m.id as module from public.formations f join public.formation_modules m on m.formation_id = f.id
   where f.slug = 'mesurer-ses-resultats-avec-ga4' order by m.order_index limit 1`,
);
const folds = await backend.sql(`select from pg_proc where oid = to_regprocedure('private.fold_figures(integer)')`);

const call = (client: ReturnType<TestBackend['client']>, name: string, parameters: object = {}) =>
  client.rpc(name, parameters).throwOnError();
const ACTS: Readonly<Record<string, () => PromiseLike<unknown>>> = {
  catalogue: () => call(visitor, 'catalogue'),
  search: () => call(visitor, 'catalogue', { search: 'mesurer' }),
  'course page': () =>
    visitor
      .from('formations')
      .select('*,creator:creators(name),modules:formation_modules(*),reviews:formation_reviews(rating,comment)')
      .eq('slug', course?.slug)
      .throwOnError(),
  look: () => call(visitor, 'record_view', { formation: course?.id }),
  dashboard: () => call(learner, 'learning_stats'),
  'progress event': () => {
    const now = new Date().toISOString();
    const event = { id: crypto.randomUUID(), kind: 'session', module_id: course?.module, device_type: 'mobile' };
    const said = { active_seconds: 0, position: 1, percentage: 1, completed: false, watched: '{}' };
    return call(learner, 'record_progress', {
      learner: id,
      events: [{ ...event, ...said, started_at: now, ended_at: now, at: now }],
    });
  },
  'series of a creator': () => call(creator, 'creator_series', { months: 12 }),
};

process.on('message', async ({ act, count }: Round) => {
  const before = process.cpuUsage();
  for (let n = 0; n < count; n += 1) await ACTS[act]?.();
  // What requests have left to the worker is part of what they cost.
  if (folds.length > 0) {
    for (let left = 1; left > 0; ) {
      const [row] = await backend.sql<{ left: number }>('select private.fold_figures() as left');
      left = row?.left ?? 0;
    }
  }
  const { user, system } = process.cpuUsage(before);
  process.send?.((user + system) / 1000 / count);
});
process.on('disconnect', () => backend.close().then(() => process.exit()));
process.send?.(Object.keys(ACTS));
