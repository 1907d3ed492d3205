import { join } from 'node:path';
import { lockDataDir } from '../lockDataDir.ts';
import { openDatabase } from '../openDatabase.ts';
import { type Sql, sqlOn } from '../sql.ts';

/**
 * Works in the database of a stopped backend, past row security: what no visitor can do, such as letting a month pass.
 *
 * @param dataDir the backend's folder, whose lock is taken meanwhile
 * @throws BackendError when a backend runs on it
 */
export async function inStoppedDatabase<Result>(dataDir: string, work: (sql: Sql) => Promise<Result>): Promise<Result> {
  const release = lockDataDir(dataDir);
  try {
    const connection = await openDatabase(join(dataDir, 'database'));
    try {
      return await work(sqlOn(connection));
    } finally {
      await connection.close();
    }
  } finally {
    release();
  }
}
