import { runs } from '@agence/shared-contracts/testing/runs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PEOPLE } from './testing/accessFixture.ts';
import { FigureTraffic } from './testing/FigureTraffic.ts';
import { startTestPostgres, type TestPostgres } from './testing/startTestPostgres.ts';

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startTestPostgres();
});
afterAll(() => postgres?.close());

const rows = async <Row extends object>(text: string) => (await postgres.pool.query<Row>(text)).rows;

async function folded(): Promise<void> {
  for (let count = 1; count > 0; ) {
    [{ count } = { count: 0 }] = await rows<{ count: number }>('select private.fold_figures() as count');
  }
}

/** Kept figures beside what the rows say, each written here in its own words. */
const WRONG = `
  select 'course ' || f.slug as what, to_jsonb(kept) as kept, to_jsonb(real_) as counted
  from public.formations f,
    lateral (select f.total_modules as modules, f.total_reviews as reviews, f.average_rating as rating, f.completion_rate as completed) kept,
    lateral (select
      (select count(*) from public.formation_modules where formation_id = f.id and is_published) as modules,
      (select count(*) from public.formation_reviews where formation_id = f.id) as reviews,
      (select coalesce(round(avg(rating), 2), 0) from public.formation_reviews where formation_id = f.id) as rating,
      coalesce((select round(100.0 * count(completed_at) / count(*), 2) from public.user_formation_progress
        where formation_id = f.id having count(*) > 0), 0) as completed) real_
  where to_jsonb(kept) <> to_jsonb(real_)
  union all
  select 'creator ' || c.slug, to_jsonb(kept), to_jsonb(real_)
  from public.creators c,
    lateral (select c.total_formations as formations, c.active_services as services, c.total_students as students,
      c.total_revenue as revenue, c.avg_rating as rating) kept,
    lateral (select
      (select count(*) from public.formations where creator_id = c.id and is_published and deleted_at is null) as formations,
      (select count(*) from public.creator_services where creator_id = c.id and is_active) as services,
      (select count(distinct p.user_id) from public.user_formation_progress p join public.formations f on f.id = p.formation_id
        where f.creator_id = c.id and private.follows(p.user_id, f.id)) as students,
      greatest(0, (select coalesce(sum(creator_cents), 0) from public.creator_earnings where creator_id = c.id)) as revenue,
      (select coalesce(round(avg(r.rating), 2), 0) from public.formation_reviews r join public.formations f on f.id = r.formation_id
        where f.creator_id = c.id) as rating) real_
  where to_jsonb(kept) <> to_jsonb(real_)`;
const VIEWS =
  'select sum(view_count)::integer as kept, (select sum(total_views)::integer from public.creators) as total from public.formations';

test('keeps every figure right through bursts of twenty at once (MPL-048, INF-013, DAT-07)', async () => {
  const wrongNow = async () => ({ wrong: await rows(WRONG), checked: await check() });
  const check = async () =>
    (await rows<{ found: { wrong: object[] } }>('select public.check_figures() as found'))[0]?.found.wrong;
  await folded();
  expect(await wrongNow()).toEqual({ wrong: [], checked: [] });
  const [before] = await rows<{ kept: number; total: number }>(VIEWS);
  for (let seed = 1; seed <= runs(1, 50); seed += 1) {
    const traffic = await FigureTraffic.on(postgres.pool, seed);
    for (let burst = 0; burst < 10; burst += 1) await traffic.burst(20);
    expect(traffic.failures).toEqual([]);
    await folded();
    expect(await wrongNow(), `seed ${seed}`).toEqual({ wrong: [], checked: [] });
  }
  const [{ looks } = { looks: 0 }] = await rows<{ looks: number }>(
    'select coalesce(sum(views), 0)::integer as looks from private.recent_views',
  );
  expect(looks).toBeGreaterThan(runs(10, 50));
  const [after] = await rows<{ kept: number; total: number }>(VIEWS);
  expect(after).toEqual({ kept: (before?.kept ?? 0) + looks, total: (before?.total ?? 0) + looks });
});

test('meets no deadlock and no time limit in many mixed transactions on twenty connections', async () => {
  const traffic = await FigureTraffic.on(postgres.pool, 4711);
  let left = runs(100, 100_000);
  const work = async () => {
    while (left > 0) {
      left -= 1;
      await traffic.one();
    }
  };
  await Promise.all(Array.from({ length: 20 }, work));
  expect(traffic.failures).toEqual([]);
  await folded();
  expect(await rows(WRONG)).toEqual([]);
});

test('two deliveries of one person at once, notes first and lessons first, wait for each other and both arrive', async () => {
  const [module] = await rows<{ id: string }>(
    `select m.id from public.formation_modules m join public.formations f on f.id = m.formation_id
     where f.slug = 'mesurer-ses-resultats-avec-ga4' order by order_index limit 1`,
  );
  const now = new Date().toISOString();
  const session = () => ({
    id: crypto.randomUUID(),
    kind: 'session',
    module_id: module?.id,
    device_type: 'mobile',
    started_at: now,
    ended_at: now,
    at: now,
    active_seconds: 0,
    position: 0,
    percentage: 1,
    completed: false,
    watched: '{}',
  });
  const note = () => ({
    id: crypto.randomUUID(),
    kind: 'note',
    module_id: module?.id,
    device: crypto.randomUUID(),
    draft: crypto.randomUUID(),
    version: 1,
    revision: 0,
    text: 'Note',
    at: now,
  });
  const deliver = async (events: object[]) => {
    const client = await postgres.pool.connect();
    try {
      await client.query('begin');
      await client.query(`select set_config('request.jwt.claim.sub', $1, true)`, [PEOPLE.learner]);
      await client.query('select private.record_progress($1, $2)', [PEOPLE.learner, JSON.stringify(events)]);
      await client.query('commit');
      return 'stored';
    } catch (error) {
      await client.query('rollback');
      return (error as { message: string }).message;
    } finally {
      client.release();
    }
  };
  for (let round = 0; round < runs(1, 100); round += 1) {
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, index) => deliver(index % 2 ? [note(), session()] : [session(), note()])),
    );
    expect(new Set(outcomes)).toEqual(new Set(['stored']));
  }
});

test('says which kept figure is wrong, and mends it', async () => {
  await postgres.pool.query(
    `update public.creators set total_revenue = total_revenue + 1 where slug = 'camille-bouchard'`,
  );
  const [{ found } = { found: { wrong: [] } }] = await rows<{ found: { wrong: { what: string }[] } }>(
    'select public.check_figures() as found',
  );
  expect(found.wrong).toMatchObject([{ what: 'creator' }]);
  await folded();
  expect(await rows(WRONG)).toEqual([]);
});
