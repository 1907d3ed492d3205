import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openBackend } from '../openBackend.ts';
import { readConfig, sqlFiles } from '../project.ts';

export const TEST_SITE_URL = 'http://localhost:4100';
const CACHE = resolve(import.meta.dirname, '../../../../.cache/backend');
/** How long one waits for another that makes the folder, on a machine that has much else to do, in milliseconds. */
const MAKING_MS = 180_000;

/** A new data folder, migrated and seeded. */
export async function seededFolder(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'agence-backend-'));
  await fillSeeded(folder);
  return folder;
}

/**
 * Migrates and seeds a data folder: by a copy of one that whoever comes first makes, because that takes ten seconds of
 * a processor and copying it a tenth of one.
 */
export async function fillSeeded(folder: string): Promise<void> {
  const template = join(CACHE, fingerprint());
  if (!existsSync(template)) await makeTemplate(template);
  cpSync(template, folder, { recursive: true });
}

/** Everything that decides what is in a fresh folder; the seed counts days back from today. */
function fingerprint(): string {
  const hash = createHash('sha256').update(new Date().toISOString().slice(0, 10));
  for (const file of sqlFiles(['migrations/*.sql', ...readConfig().db.seed.sql_paths]))
    hash.update(file.path).update(file.sql);
  for (const file of ['../platform.sql', '../../../package.json'])
    hash.update(readFileSync(join(import.meta.dirname, file)));
  return hash.digest('hex').slice(0, 16);
}

async function makeTemplate(template: string): Promise<void> {
  mkdirSync(CACHE, { recursive: true });
  // Whoever comes meanwhile waits, and finds it made. The lock goes with the process however that ends.
  const lock = new DatabaseSync(join(CACHE, 'making.lock'), { timeout: MAKING_MS });
  lock.exec('BEGIN EXCLUSIVE');
  try {
    if (existsSync(template)) return;
    const folder = mkdtempSync(join(CACHE, 'new-'));
    const { connection } = await openBackend({
      dataDir: folder,
      config: readConfig(),
      siteUrl: TEST_SITE_URL,
      log: () => {},
    });
    await connection.close();
    renameSync(folder, template);
  } finally {
    lock.close();
  }
}
