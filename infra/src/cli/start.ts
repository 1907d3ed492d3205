import { join } from 'node:path';
import { serve } from '../composer/serve.ts';
import { startBackendProcess } from './backendProcess.ts';
import { releaseAll } from './releaseAll.ts';
import { DATA_DIR } from './workspace.ts';

const DEFAULT_PORT = 4100;

/** `agence start`: builds and publishes what has changed, then serves the whole site until it is stopped. */
export async function run(): Promise<void> {
  const port = Number(process.env.PORT ?? DEFAULT_PORT);
  const siteUrl = process.env.SITE_URL ?? `http://localhost:${port}`;
  const backendStarting = startBackendProcess({ dataDir: join(DATA_DIR, 'backend'), siteUrl });
  backendStarting.catch(() => {});
  await releaseAll(DATA_DIR, say);
  const backend = await backendStarting;
  try {
    const site = await serve({ dataDir: DATA_DIR, port, siteUrl, backend });
    say(`\n  ${site.url}\n`);
    say('Demo accounts:');
    for (const { role, email, password } of backend.demoAccounts) say(`  ${role.padEnd(10)} ${email}  ${password}`);
    say(`\nMails that would have been sent: ${site.url}/courriels-de-developpement`);
    say('Payments are simulated: nobody is charged.');
    say('\nCtrl+C stops everything.');
    const stop = async () => {
      await site.close();
      await backend.close();
      process.exit(0);
    };
    process.once('SIGINT', stop);
    process.once('SIGTERM', stop);
    backend.exited.then(() =>
      say('The backend has stopped; pages go on, members cannot sign in. Start again to bring it back.'),
    );
  } catch (error) {
    await backend.close();
    throw error;
  }
}

function say(line: string) {
  process.stdout.write(`${line}\n`);
}
