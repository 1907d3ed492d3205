import { join } from 'node:path';
import { registryKeyFileOf } from '../registry/registryFile.ts';
import { share } from '../store/share.ts';
import { anS3 } from '../store/testing/anS3.ts';
import { type BackendProcess, startBackendProcess } from './backendProcess.ts';
import { type Command, playwrightArgs, SAID } from './commandLine.ts';
import { releaseAll } from './releaseAll.ts';
import { readPlaywright } from './reports.ts';
import { CACHE, suite } from './steps.ts';
import { timesOf } from './times.ts';
import { verdictOn } from './verdict.ts';
import { ROOT } from './workspace.ts';

const DATA_DIR = join(CACHE, 'e2e-site');
const STORE = 's3://bucket/site';

/** The composition tests that visit a site; the others start sites of their own. */
const VISITING = ['publicPages', 'accessibility', 'memberAccessibility', 'failures', 'routes', 'addresses'].map(
  (name) => `composition/${name}.spec.ts`,
);

/** Where these sites listen unless told otherwise. */
const PORT = 4310;

/**
 * The command that runs the composition tests on such a site.
 *
 * @param where what the site runs on, before the words “releases in an object store”
 * @param test starts it at a port and visits it
 */
export function onSharedSite(where: string, test: (port: number, args: readonly string[]) => Promise<void>): Command {
  return {
    args: '[<browser test> …] [-g <words>]',
    about: `The composition tests ${where} releases in an object store. E2E_PORT is ${PORT} unless set.`,
    options: { grep: { type: 'string', short: 'g', value: 'words', about: 'only tests whose titles have them' } },
    takes: () => true,
    async run(given) {
      await test(Number(process.env.E2E_PORT ?? PORT), playwrightArgs(given));
      return SAID;
    },
  };
}

interface SharedStore {
  /** Address of the store. Its variables are in this process's environment. */
  readonly store: string;
  readonly backend: BackendProcess;
}

/** The releases of this checkout in an object store, and a backend, for as long as some work takes. */
export async function withSharedStore(siteUrl: string, work: (shared: SharedStore) => Promise<void>): Promise<void> {
  const s3 = await anS3();
  await releaseAll(DATA_DIR, say);
  const backend = await startBackendProcess({ dataDir: join(DATA_DIR, 'backend'), siteUrl });
  try {
    Object.assign(process.env, s3.env, { REGISTRY_KEY_FILE: registryKeyFileOf(DATA_DIR) });
    say(`${await share(DATA_DIR, STORE)} releases are in the object store.`);
    await work({ store: STORE, backend });
  } finally {
    await backend.close();
    await s3.close();
  }
}

/**
 * Runs the composition tests on a site of this store.
 *
 * @param title of what they run on
 * @param tests all that only visit a site, when empty
 * @param told what else there is to say of it afterwards
 */
export async function visitSharedSite(
  title: string,
  siteUrl: string,
  tests: readonly string[],
  told: () => string = () => '',
): Promise<void> {
  Object.assign(process.env, { E2E_SITE_URL: siteUrl, E2E_STORE: DATA_DIR });
  const all = ['test', '--config', join(ROOT, 'e2e'), ...(tests.length > 0 ? tests : VISITING)];
  const outcome = await suite(title, 'playwright', all, 'playwright.json', readPlaywright);
  process.stdout.write(timesOf([outcome]) + told());
  process.stdout.write(verdictOn([outcome]));
  if (outcome.failed > 0) process.exitCode = 1;
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
