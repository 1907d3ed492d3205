import { join } from 'node:path';
import { evaluationAddress } from '@agence/backend/siteAddress';
import type { PublicDemo } from '@agence/shared-contracts/remote/publicDemo';
import { readTrustedProxies } from '../composer/clientOf.ts';
import { assertPortFree, serve } from '../composer/serve.ts';
import { keepWorking } from '../fallback/rollBackBroken.ts';
import { keepSigned } from '../registry/renew.ts';
import { type DemoAccount, startBackendProcess } from './backendProcess.ts';
import { showBuilt } from './releaseAll.ts';
import { publishInProcess } from './releaseProcess.ts';
import { DATA_DIR, DEFAULT_PORT, RELEASES } from './workspace.ts';

/** Serves what the store has, and leaves its releases as they are. */
const AS_RELEASED = '--as-released';

/**
 * `agence start`: builds and publishes what has changed, then serves the whole site for evaluation until it is stopped;
 * with `PUBLIC_DEMO=1` as a public demonstration (AMB-59), with `--as-released` without building anything.
 *
 * @throws Error that says what to do when `SITE_URL` is public without that, or `TRUSTED_PROXIES` cannot be read, before anything
 * is built
 */
export async function run(args: readonly string[]): Promise<void> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const publicDemo = process.env.PUBLIC_DEMO === '1';
  const siteUrl = evaluationAddress(process.env.SITE_URL ?? `http://localhost:${port}`, { publicDemo });
  const clientOf = readTrustedProxies(process.env.TRUSTED_PROXIES);
  await assertPortFree(port);
  const backendStarting = startBackendProcess({ dataDir: join(DATA_DIR, 'backend'), siteUrl, publicDemo });
  backendStarting.catch(() => {});
  const builds = !args.includes(AS_RELEASED);
  try {
    const [failure] = builds ? await publishInProcess(DATA_DIR, [RELEASES, 'production']) : [];
    if (failure) throw new Error(failure);
  } catch (error) {
    // The backend would keep this process alive.
    await backendStarting.then(({ close }) => close());
    throw error;
  }
  const backend = await backendStarting;
  try {
    // Not before: a second start on the data of a running site is refused by now, and has changed nothing of what it shows.
    if (builds) await showBuilt(DATA_DIR, say, RELEASES);
    const demo = publicDemo ? publicDemoOf(backend.demoAccounts) : undefined;
    const metricsToken = process.env.METRICS_TOKEN;
    const site = await serve({ dataDir: DATA_DIR, port, siteUrl, backend, demo, clientOf, metricsToken });
    const stopSigning = keepSigned(DATA_DIR);
    const stopWatching = keepWorking(DATA_DIR, site.url, say);
    say(`\n  ${site.url}\n`);
    for (const line of demo ? DEMO_LINES : evaluationLines(site.url, backend.demoAccounts)) say(line);
    say('\nCtrl+C stops everything.');
    const stop = async () => {
      stopSigning();
      stopWatching();
      await site.close();
      await backend.close();
      process.exit(0);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
  } catch (error) {
    await backend.close();
    throw error;
  }
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
