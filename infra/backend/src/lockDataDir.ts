import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { BackendError } from './BackendError.ts';

/**
 * Takes the data folder for this process alone: two processes on one PGlite folder lose acknowledged rows without any
 * error (threats F7). The lock is the operating system's, held through an open SQLite transaction, so it goes
 * with the process however that ends: there is no stale lock to wait for or to clean up.
 *
 * @returns the function that gives the folder free
 * @throws BackendError when another process has the folder, or it cannot be written
 */
export function lockDataDir(dataDir: string): () => void {
  let database: DatabaseSync | undefined;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    database = new DatabaseSync(join(dataDir, 'backend.lock'));
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database?.close();
    const message = error instanceof Error ? error.message : String(error);
    if (message.includes('database is locked')) {
      throw new BackendError(`The data folder ${dataDir} is in use by another backend; stop that one first.`);
    }
    throw new BackendError(`The data folder ${dataDir} cannot be read and written: ${message}.`);
  }
  const held = database;
  return () => held.close();
}
