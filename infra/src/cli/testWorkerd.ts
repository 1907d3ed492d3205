import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleWorkers } from '../workers/bundleWorkers.ts';
import { startWorkerd } from '../workers/startWorkerd.ts';
import { type Command, playwrightArgs, runOne, SAID } from './commandLine.ts';
import { visitSharedSite, withSharedStore } from './sharedStoreSite.ts';

/** As Cloudflare names the client. Each test is one. */
const CLIENT_HEADER = 'cf-connecting-ip';

/**
 * `agence test-workerd [browser test …]`: the composition tests on Cloudflare's workerd, as `infra/deploy/workers` runs the site there,
 * with its releases in an object store.
 */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence test-workerd', TEST_WORKERD, args);
}

const TEST_WORKERD: Command = {
  args: '[<browser test> …] [-g <words>]',
  about:
    'The composition tests on workerd, as infra/deploy/workers runs the site there, with its releases in an object store. E2E_PORT is 4310 ' +
    'unless set.',
  options: { grep: { type: 'string', short: 'g', value: 'words', about: 'only tests whose titles have them' } },
  takes: () => true,
  async run(given) {
    await test(playwrightArgs(given));
    return SAID;
  },
};

async function test(args: readonly string[]): Promise<void> {
  const port = Number(process.env.E2E_PORT ?? 4310);
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
