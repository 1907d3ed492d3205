import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT } from './workspace.ts';

/** Folder for reports and what tests leave. */
export const CACHE = join(ROOT, '.cache');

export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What failed and why, for people. */
  readonly failures: readonly string[];
}

/** Runs one of the project's tools and shows what it says. @returns its exit code */
export function execute(tool: string, args: readonly string[]): Promise<number> {
  const installed = join(ROOT, 'node_modules/.bin', tool);
  return new Promise((resolve, reject) => {
    const child = spawn(existsSync(installed) ? installed : tool, args, { cwd: ROOT, stdio: 'inherit' });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** One check that either holds or does not. */
export async function step(what: string, tool: string, args: readonly string[]): Promise<Outcome> {
  process.stdout.write(`\n— ${what}\n`);
  const isGood = (await execute(tool, args)) === 0;
  return isGood ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [what] };
}

/** A runner that writes a report; one that leaves none, or counts no test, has failed. */
export async function suite(
  what: string,
  tool: string,
  args: readonly string[],
  report: string,
  read: (json: never) => Outcome,
): Promise<Outcome> {
  process.stdout.write(`\n— ${what}\n`);
  await rm(join(CACHE, report), { force: true });
  const code = await execute(tool, args);
  if (!existsSync(join(CACHE, report))) return { passed: 0, failed: 1, failures: [`${what}: no report`] };
  const { passed, failed, failures } = read(JSON.parse(await readFile(join(CACHE, report), 'utf8')) as never);
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed, failures };
}
