import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleWorkers } from '../workers/bundleWorkers.ts';
import { startWorkerd } from '../workers/startWorkerd.ts';
import { runOne } from './commandLine.ts';
import { onSharedSite, visitSharedSite, withSharedStore } from './sharedStoreSite.ts';

/** As Cloudflare names the client. Each test is one. */
const CLIENT_HEADER = 'cf-connecting-ip';

/**
 * `agence test-workerd [browser test …]`: the composition tests on Cloudflare's workerd, as `infra/deploy/workers` runs the site there,
 * with its releases in an object store.
 */
export function run(args: readonly string[]): Promise<void> {
  const where = 'on workerd, as infra/deploy/workers runs the site there, with its';
  return runOne('agence test-workerd', onSharedSite(where, test), args);
}

async function test(port: number, args: readonly string[]): Promise<void> {
  const siteUrl = `http://localhost:${port}`;
  const folder = mkdtempSync(join(tmpdir(), 'agence-workerd-'));
  try {
    await bundleWorkers(folder);
    await withSharedStore(siteUrl, async ({ store, backend }) => {
      const settings = { SITE_URL: siteUrl, SUPABASE_URL: backend.url, SUPABASE_ANON_KEY: backend.anonKey };
      const end = await startWorkerd(folder, { ...settings, CLIENT_HEADER, AGENCE_STORE: store }, '/formations');
      try {
        process.env.E2E_CLIENT_HEADER = CLIENT_HEADER;
        await visitSharedSite('composition on workerd', siteUrl, args);
      } finally {
        await end();
      }
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
