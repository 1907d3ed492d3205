import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { evaluationAddress } from '@agence/backend/siteAddress';
import type { PublicDemo } from '@agence/shared-contracts/remote/publicDemo';
import { refuseMarks } from '../build/plainPlace.ts';
import { readTrustedProxies } from '../composer/clientOf.ts';
import { assertPortFree, serve } from '../composer/serve.ts';
import { keepWorking } from '../fallback/rollBackBroken.ts';
import { readRegistry } from '../registry/registryFile.ts';
import { keepSigned } from '../registry/renew.ts';
import { rootFileOf } from '../registry/teams.ts';
import { type DemoAccount, startBackendProcess } from './backendProcess.ts';
import { type Command, runOne, SAID } from './commandLine.ts';
import { portSetting } from './portSetting.ts';
import { showBuilt } from './releaseAll.ts';
import { publishInProcess } from './releaseProcess.ts';
import { settings } from './settings.ts';
import { untilStopped } from './untilStopped.ts';
import { DATA_DIR, DEFAULT_PORT, RELEASES, ROOT } from './workspace.ts';

const START: Command = {
  args: '[--as-released]',
  about:
    'Builds and publishes what has changed, then serves the whole site for evaluation until it is stopped. PORT (4100), SITE_URL, ' +
    'AGENCE_DATA (.agence), TRUSTED_PROXIES and PUBLIC_DEMO are its settings: README.md.',
  options: { 'as-released': { type: 'boolean', about: 'serve what the store has, without building anything' } },
  takes: (count) => count === 0,
  async run(given) {
    await start(!given.flag('as-released'));
    return SAID;
  },
};

/** `agence start`: with `PUBLIC_DEMO=1` as a public demonstration (AMB-59). */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence start', START, args);
}

/**
 * Nothing happens before it may: settings, port, the store's signature, data folder with its migrations, and only then what has changed is built and
 * published. Who is refused at one of them has changed nothing of what a running site shows.
 *
 * @throws UsageError that says what to do where a setting is wrong
 */
async function start(builds: boolean): Promise<void> {
  const publicDemo = process.env.PUBLIC_DEMO === '1';
  const { port, siteUrl, clientOf } = settings(() => {
    const port = portSetting(DEFAULT_PORT);
    return {
      port,
      siteUrl: evaluationAddress(process.env.SITE_URL ?? `http://localhost:${port}`, { publicDemo }),
      clientOf: readTrustedProxies(process.env.TRUSTED_PROXIES),
    };
  });
  if (builds) refuseMarks(ROOT);
  await assertPortFree(port);
  // Its signature, before minutes of building; one that is too old is signed anew below.
  if (existsSync(rootFileOf(DATA_DIR))) await readRegistry(DATA_DIR, 'any');
  await untilStopped(async ({ endsWith, stopping }) => {
    const backend = await startBackendProcess({ dataDir: join(DATA_DIR, 'backend'), siteUrl, publicDemo, stopping });
    endsWith(backend.close);
    if (builds) {
      const [failure] = await publishInProcess(DATA_DIR, [RELEASES, 'production'], { stopping });
      if (failure) throw new Error(failure);
      await showBuilt(DATA_DIR, say, RELEASES);
    }
    const demo = publicDemo ? publicDemoOf(backend.demoAccounts) : undefined;
    const metricsToken = process.env.METRICS_TOKEN;
    const site = await serve({ dataDir: DATA_DIR, port, siteUrl, backend, demo, clientOf, metricsToken });
    endsWith(site.close);
    endsWith(keepSigned(DATA_DIR));
    endsWith(keepWorking(DATA_DIR, site.url, say));
    stopping.throwIfAborted();
    say(`\n  ${site.url}\n`);
    for (const line of demo ? DEMO_LINES : evaluationLines(site.url, backend.demoAccounts)) say(line);
    say('\nCtrl+C stops everything.');
  });
}

function evaluationLines(url: string, accounts: readonly DemoAccount[]): string[] {
  return [
    'Demo accounts:',
    ...accounts.map(({ role, email, password }) => `  ${role.padEnd(10)} ${email}  ${password}`),
    `\nMails that would have been sent: ${url}/courriels-de-developpement`,
    'Payments are simulated: nobody is charged.',
  ];
}

const DEMO_LINES = [
  "A public demonstration: nothing is sold, no mail is sent, and the administrator's and the creator's demo accounts are closed.",
  "Visitors find the learner's account in the sign-in dialog.",
];

/** What visitors get to know: the account that is open to them. */
function publicDemoOf([account]: readonly DemoAccount[]): PublicDemo {
  return account ? { account: { email: account.email, password: account.password } } : {};
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
