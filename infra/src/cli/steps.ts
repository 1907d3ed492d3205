import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

/** Folder for reports and what tests leave. */
export const CACHE = join(ROOT, '.cache');

/** How long something took. */
export interface Taken {
  readonly what: string;
  readonly seconds: number;
}

/** A test, check or file that failed. */
export interface Failure {
  /** One line: where it stands and what it is called. */
  readonly name: string;
  /** For people; what a runner has said itself may be missing. */
  readonly reason?: string | undefined;
}

/** What a runner's report says. */
export interface Report {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
  /** What fails nothing, and somebody should know. */
  readonly remarks?: readonly string[];
  /** How long each test file took. */
  readonly files: readonly Taken[];
}

/** A step of `agence test`. */
export interface Outcome extends Report, Taken {}

/** Where nobody looks at a terminal, nothing is said in colours: runners think that CI shows them. */
function plain(): NodeJS.ProcessEnv {
  return process.stdout.isTTY ? process.env : { ...process.env, NO_COLOR: '1' };
}

/** Runs one of the project's tools and shows what it says. @returns its exit code */
export function execute(tool: string, args: readonly string[]): Promise<number> {
  const installed = join(ROOT, 'node_modules/.bin', tool);
  return new Promise((resolve, reject) => {
    const child = spawn(existsSync(installed) ? installed : tool, args, { cwd: ROOT, stdio: 'inherit', env: plain() });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** One check that either holds or does not; what it says comes at once, so that several can run at a time. */
export async function step(what: string, tool: string, args: readonly string[]): Promise<Outcome> {
  const start = performance.now();
  const child = spawn(join(ROOT, 'node_modules/.bin', tool), args, {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: plain(),
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => said.push(text));
  }
  const [code] = await once(child, 'close');
  process.stdout.write(`\n— ${what}\n${said.join('')}`);
  const outcome =
    code === 0 ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [{ name: what }] };
  return { ...outcome, files: [], what, seconds: secondsSince(start) };
}

/** A runner that writes a report; one that leaves none, or counts no test, has failed. */
export async function suite(
  what: string,
  tool: string,
  args: readonly string[],
  report: string,
  read: (json: never) => Report,
): Promise<Outcome> {
  const start = performance.now();
  process.stdout.write(`\n— ${what}\n`);
  await rm(join(CACHE, report), { force: true });
  const code = await execute(tool, args);
  const seconds = secondsSince(start);
  if (!existsSync(join(CACHE, report)))
    return { what, seconds, passed: 0, failed: 1, failures: [{ name: `${what}: no report` }], files: [] };
  const { passed, failed, ...rest } = read(JSON.parse(await readFile(join(CACHE, report), 'utf8')) as never);
  const hasFailed = code !== 0 || passed === 0;
  return { ...rest, what, seconds, passed, failed: failed === 0 && hasFailed ? 1 : failed };
}

function secondsSince(start: number): number {
  return (performance.now() - start) / 1000;
}
