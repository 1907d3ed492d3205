import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Release } from '@agence/shared-contracts/remote/release';
import { sandbox } from '../renderer/sandbox.ts';

/** A process has to start before it answers: on a machine that is busy with twenty others this takes ten seconds. */
const START_LIMIT_MS = 30_000;

/** What the composer asks a shell for; in a process that may read the release and nothing else, as a renderer. */
const ASK_SHELL = `
const shell = await import(process.argv[1]);
shell.documentCss('/');
shell.renderFrame({ path: '/', navigation: [], config: {} });
shell.renderNotFound('/');
shell.renderUnavailable('/');
process.exit();
`;

/** Why the server half of a shell does not do what it is there for; undefined where it does. */
export async function faultOfShell(folder: string, { name, server }: Release): Promise<string | undefined> {
  const place = resolve(folder);
  const child = spawn(
    process.execPath,
    [...sandbox([place]), '--input-type=module', '--eval', ASK_SHELL, pathToFileURL(`${place}/${server}`).href],
    { cwd: place, env: {}, stdio: ['ignore', 'ignore', 'pipe'], timeout: START_LIMIT_MS, killSignal: 'SIGKILL' },
  );
  let said = '';
  child.stderr.on('data', (text) => {
    said = (said + text).slice(-4000);
  });
  const code = await new Promise<number | null>((done) => child.once('close', done));
  if (code === 0) return undefined;
  const error =
    /^\w*Error\b.*$/m.exec(said)?.[0] ??
    (code === null ? `no answer in ${START_LIMIT_MS / 1000} s` : `it ends with ${code}`);
  return `${name}: its server half does not start: ${error} (${server}).`;
}
