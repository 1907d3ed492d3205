import type { TestPostgres } from '@agence/backend/testing/startTestPostgres';
import type { Measured } from './measureRequests.ts';
import { mayRead } from './wholeReads.ts';

/** A request of a page may take so long, or so many times as long as on the seeds alone. */
const LIMIT_MS = 50;
const TIMES = 5;
/** What reads so much of a table that is not small reads it in proportion to its size. */
const SHARE = 0.05;
const SMALL_TABLE = 1_000;

/** How many rows tables have, and tables of indexes. */
export async function sizesOf(pool: TestPostgres['pool']): Promise<ReadonlyMap<string, number>> {
  const { rows } = await pool.query<{ name: string; size: number }>(
    `select c.oid::regclass::text as name, coalesce(t.reltuples, c.reltuples)::float8 as size
     from pg_class c left join pg_index i on i.indexrelid = c.oid left join pg_class t on t.oid = i.indrelid
     where c.relkind in ('r', 'i')`,
  );
  return new Map(rows.map(({ name, size }) => [name, size]));
}

/** One line for each request, and how many are over. */
export function tableOf(small: readonly Measured[], large: readonly Measured[], sizes: ReadonlyMap<string, number>) {
  const lines = large.map((measured, index) => {
    const { request, cost, refusal } = measured;
    const before = small[index];
    const argument = JSON.stringify(request.argument ?? '').slice(0, 60);
    const head = `| ${request.name} | ${argument} | ${request.by} |`;
    const refused = refusal ?? before?.refusal;
    if (refused || !cost || !before?.cost)
      return { text: `${head} – | – | – | REFUSED: ${refused?.slice(0, 160)} |`, isOver: true };
    const limit = request.limitMs ?? Math.max(LIMIT_MS, TIMES * before.cost.ms);
    const most = Object.entries(cost.read).sort(([, one], [, other]) => other - one)[0];
    const whole = Object.entries(cost.read).filter(([name, read]) => {
      const size = sizes.get(name) ?? 0;
      return size > SMALL_TABLE && read > SHARE * size && !mayRead(request.name, name);
    });
    const wrong = [
      ...(cost.ms > limit ? [`OVER ${limit.toFixed(0)} ms`] : []),
      ...whole.map(([name, read]) => `READS ${Math.round(read)} OF ${name}`),
    ];
    return {
      text: `${head} ${before.cost.ms.toFixed(1)} | ${cost.ms.toFixed(1)} | ${most ? `${Math.round(most[1])} of ${most[0]}` : '0'} | ${wrong.join(', ') || 'within'} |`,
      isOver: wrong.length > 0,
    };
  });
  return { lines: lines.map(({ text }) => text), over: lines.filter(({ isOver }) => isOver).length };
}
