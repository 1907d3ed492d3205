import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { BackendError } from '../BackendError.ts';
import { hasDemoAccounts } from '../demoAccounts.ts';
import type { Sql } from '../sql.ts';
import { inStoppedDatabase } from '../testing/inStoppedDatabase.ts';

/**
 * Runs one statement in the database of a stopped evaluation, past row security.
 *
 * @param dataDir the backend's folder
 * @throws BackendError where a backend runs on it, or it is production's
 */
export function queryEvaluation(dataDir: string, statement: string): Promise<Record<string, unknown>[]> {
  return inEvaluation(dataDir, (sql) => sql(statement));
}

/** Takes database, files and secrets of a stopped evaluation away: the next start begins anew. @throws BackendError likewise */
export async function resetEvaluation(dataDir: string): Promise<void> {
  await inEvaluation(dataDir, async () => {});
  await rm(dataDir, { recursive: true });
}

async function inEvaluation<Result>(dataDir: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  if (!existsSync(join(dataDir, 'database'))) throw new BackendError(`There is no database in ${dataDir}.`);
  return inStoppedDatabase(dataDir, async (sql) => {
    if (!(await hasDemoAccounts(sql)))
      throw new BackendError(
        `${dataDir} has no demonstration accounts: it may be production's, which is looked into and emptied by other means.`,
      );
    return work(sql);
  });
}
