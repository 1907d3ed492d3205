import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openBackend } from './openBackend.ts';
import { readConfig } from './project.ts';

/** Describes a new database in which there is what the migrations make, and nothing else. */
export async function onMigrated<Description>(
  reader: (database: PGlite) => Promise<Description>,
): Promise<Description> {
  const dataDir = mkdtempSync(join(tmpdir(), 'agence-schema-'));
  try {
    const config = readConfig();
    const { connection } = await openBackend({
      dataDir,
      config: { ...config, db: { seed: { ...config.db.seed, enabled: false } } },
      siteUrl: 'http://localhost',
      log: () => {},
    });
    try {
      return await reader(connection.driver);
    } finally {
      await connection.close();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}
