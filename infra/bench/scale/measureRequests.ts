import { join } from 'node:path';
import { type Cost, MeasuredBackend } from '@agence/backend/testing/MeasuredBackend';
import type { TestPostgres } from '@agence/backend/testing/startTestPostgres';
import { ROOT } from '../../src/cli/workspace.ts';
import { findIds, type Ids } from './ids.ts';
import { type Request, requestsAbout } from './requests.ts';

/** Each is asked so often; the quickest counts, because other work of the machine only makes slower. */
const RUNS = 3;
/** Who takes so long is asked once. */
const SLOW_MS = 1_000;

/** A request and what it costs; what was refused costs nothing, and is no measure. */
export interface Measured {
  readonly request: Request;
  readonly cost?: Cost;
  readonly refusal?: string;
}

/** Pages' own modules, which know nothing of this one. */
const load = (path: string) => import(join(ROOT, path));

/** Asks a database every request, one after the other. */
export async function measureRequests(pool: TestPostgres['pool']): Promise<Measured[]> {
  const ids = await findIds(pool);
  const backend = await MeasuredBackend.on(pool);
  const { askEndpoint } = await load('mfe-dashboards/src/testing/askEndpoint.ts');
  const measured: Measured[] = [];
  try {
    // The first request of all reads what tables there are.
    await backend.clientOf('visitor').from('categories').select('id');
    for (const request of requestsAbout(ids)) {
      const database = backend.clientOf(callerOf(request, ids));
      const ask = async () => {
        const { kind, name, argument } = request;
        if (kind === 'page') return askEndpoint(database, name, argument);
        if (kind === 'module') {
          const [path = '', reader = ''] = name.split(' ');
          return (await load(path))[reader](database, ...(argument as unknown[]));
        }
        const { error } =
          kind === 'rpc'
            ? await database.rpc(name, argument as object)
            : await database
                .from(name)
                .select(argument as string)
                .limit(50);
        if (error) throw new Error(JSON.stringify(error));
      };
      measured.push(await cheapest(request, () => backend.cost(ask)));
    }
  } finally {
    await backend.close();
  }
  return measured;
}

async function cheapest(request: Request, measure: () => Promise<Cost>): Promise<Measured> {
  let best: Cost | undefined;
  for (let run = 0; run < RUNS; run += 1) {
    try {
      const cost = await measure();
      if (!best || cost.ms < best.ms) best = cost;
      if (cost.ms > SLOW_MS) break;
    } catch (error) {
      return { request, refusal: error instanceof Error ? error.message : String(error) };
    }
  }
  return { request, ...(best ? { cost: best } : {}) };
}

function callerOf({ by }: Request, ids: Ids) {
  return by === 'visitor' || by === 'service' ? by : { id: ids[by] };
}
