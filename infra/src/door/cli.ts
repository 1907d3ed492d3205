import { once } from 'node:events';
import { isIP } from 'node:net';
import { type Command, runOne } from '../cli/commandLine.ts';
import { UsageError } from '../cli/UsageError.ts';
import { DEFAULT_PORT } from '../cli/workspace.ts';
import { keepWorking } from '../fallback/rollBackBroken.ts';
import { registryKeyOf } from '../registry/registryFile.ts';
import { keepSigned, renew } from '../registry/renew.ts';
import { STORE_OPTION, storeOf } from '../registry/target.ts';
import { joinStore } from '../store/joinStore.ts';
import { createGate } from './gateRelease.ts';
import { serveDoor } from './serveDoor.ts';

const DEFAULT_DOOR_PORT = 4150;

const DOOR: Command = {
  args: '[--port <n>]',
  about:
    'Takes releases and decisions of teams over HTTP, in a process of its own that holds the registry key. SITE_URL names the site, HOST where it listens (127.0.0.1).',
  options: { ...STORE_OPTION, port: { type: 'string', value: 'n', about: `where it listens (${DEFAULT_DOOR_PORT})` } },
  takes: (count) => count === 0,
  async run(given) {
    const dataDir = storeOf(given.text('store'), { ...process.env, AGENCE_SITE: undefined });
    const siteUrl = process.env.SITE_URL ?? `http://localhost:${process.env.PORT ?? DEFAULT_PORT}`;
    if (!URL.canParse(siteUrl))
      throw new UsageError(`SITE_URL is an address such as https://exemple.ca, not "${siteUrl}".`);
    await joinStore(dataDir);
    // Known before the first release has been looked at.
    await registryKeyOf(dataDir);
    await renew(dataDir);
    const stopSigning = keepSigned(dataDir);
    const stopWatching = keepWorking(dataDir, siteUrl, (line) => process.stdout.write(`${line}\n`));
    const port = given.count('port') ?? DEFAULT_DOOR_PORT;
    const host = process.env.HOST ?? '127.0.0.1';
    if (isIP(host) === 0)
      throw new UsageError(`HOST is an address of this machine to listen on, such as 127.0.0.1, not "${host}".`);
    const door = await serveDoor({ dataDir, siteUrl, port, host, gate: createGate(dataDir, siteUrl) });
    process.stdout.write(`The door of ${siteUrl} is at ${door.url}\n`);
    await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
    stopSigning();
    stopWatching();
    await door.close();
    return { lines: ['The door is closed.'], json: { closed: true } };
  },
};

/** `agence door`: where teams publish without a shell on the machine. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence door', DOOR, args);
}
