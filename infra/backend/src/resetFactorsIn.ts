import { join } from 'node:path';
import { BackendError } from './BackendError.ts';
import { lockDataDir } from './lockDataDir.ts';
import { openDatabase } from './openDatabase.ts';
import { resetFactors } from './secondFactor/factorTables.ts';
import { sqlOn } from './sql.ts';

/**
 * Gives an account of a data folder back to who has lost their second factor. The backend must be stopped: its lock is
 * taken meanwhile.
 *
 * @throws BackendError when the backend runs, or nobody has this address
 */
export async function resetFactorsIn(dataDir: string, email: string): Promise<void> {
  const release = lockDataDir(dataDir);
  try {
    const connection = await openDatabase(join(dataDir, 'database'));
    try {
      if (!(await resetFactors(sqlOn(connection), email)))
        throw new BackendError(`No account has the address ${email}.`);
    } finally {
      await connection.close();
    }
  } finally {
    release();
  }
}
