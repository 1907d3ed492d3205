import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { BackendError } from './BackendError.ts';
import { isMade } from './firstMaking.ts';
import { lockDataDir } from './lockDataDir.ts';
import { openDatabase } from './openDatabase.ts';
import { tar } from './tar.ts';
import { wordsOf } from './wordsOf.ts';

/** What a data folder must have in it to be one. */
const PARTS = ['database', 'secrets.json'];

/**
 * Writes everything of a data folder (database, files, secrets) into one archive. The backend must be stopped: its lock
 * is taken meanwhile.
 *
 * @param archive file to write; it appears when it is complete
 * @throws BackendError when the backend runs, or something cannot be read or written
 */
export async function backup(dataDir: string, archive: string): Promise<void> {
  for (const part of PARTS) {
    if (!existsSync(resolve(dataDir, part))) throw new BackendError(`${dataDir} is no data folder: it has no ${part}.`);
  }
  const release = lockDataDir(dataDir);
  try {
    if (!isMade(dataDir)) throw new BackendError(`The database in ${dataDir} was never made to its end.`);
    const partial = `${resolve(archive)}.part`;
    await tar(['-czf', partial, '--exclude', 'backend.lock*', '-C', dataDir, '.']);
    renameSync(partial, resolve(archive));
  } finally {
    release();
  }
}

/**
 * Makes a data folder from an archive. The folder must not hold anything: restoring never overwrites.
 *
 * @throws BackendError when the folder is in use, or the archive is damaged or none of ours
 */
export async function restore(archive: string, dataDir: string): Promise<void> {
  if (!existsSync(archive)) throw new BackendError(`There is no file ${archive}.`);
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0) {
    throw new BackendError(`${dataDir} is not empty: move it away first, or restore into another folder.`);
  }
  const fresh = mkdtempSync(`${resolve(dirname(resolve(dataDir)), 'restore-')}`);
  try {
    await tar(['-xzf', resolve(archive), '-C', fresh]);
    for (const part of PARTS) {
      if (!existsSync(resolve(fresh, part))) throw new BackendError(`${archive} is no backup: it has no ${part}.`);
    }
    // A database that does not open must not take the place of anything.
    const connection = await openDatabase(resolve(fresh, 'database'));
    await connection.close();
    rmSync(dataDir, { recursive: true, force: true });
    renameSync(fresh, resolve(dataDir));
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true });
    if (error instanceof BackendError) throw error;
    throw new BackendError(`${archive} cannot be restored: ${wordsOf(error)}.`);
  }
}
