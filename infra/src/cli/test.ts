import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { chromiumPath } from './chromium.ts';
import { DATA_DIR, RELEASES, ROOT } from './workspace.ts';

const CACHE = join(ROOT, '.cache');
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name);

interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

/** `agence test`: types, lint, unit and contract tests, then the whole site in a browser. */
export async function run(): Promise<void> {
  await mkdir(CACHE, { recursive: true });
  const outcomes: Outcome[] = [];
  for (const workspace of ['shared-contracts', 'infra', ...RELEASES, 'e2e']) {
    outcomes.push(await step(`types of ${workspace}`, 'tsc', ['-p', join(ROOT, workspace)]));
  }
  outcomes.push(await step('lint, format and import rules', 'biome', ['ci', ROOT]));
  outcomes.push(await suite('unit and contract tests', 'vitest', ['run', '--root', ROOT], 'vitest.json', readVitest));
  await provideChromium();
  await rm(join(CACHE, 'e2e-site'), { recursive: true, force: true });
  outcomes.push(
    await suite(
      'browser tests',
      'playwright',
      ['test', '--config', join(ROOT, 'e2e')],
      'playwright.json',
      readPlaywright,
    ),
  );
  const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  process.stdout.write(`\n${sum('passed')} passed, ${sum('failed')} failed\n`);
  if (sum('failed') > 0) process.exitCode = 1;
}

/** One check that either holds or does not. */
async function step(what: string, command: string, args: readonly string[]): Promise<Outcome> {
  process.stdout.write(`\n— ${what}\n`);
  const code = await execute(bin(command), args);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A runner that writes a report; one that leaves none, or counts no test, has failed. */
async function suite(
  what: string,
  command: string,
  args: readonly string[],
  report: string,
  read: (json: never) => Outcome,
): Promise<Outcome> {
  process.stdout.write(`\n— ${what}\n`);
  await rm(join(CACHE, report), { force: true });
  const code = await execute(bin(command), args);
  if (!existsSync(join(CACHE, report))) return { passed: 0, failed: 1 };
  const { passed, failed } = read(JSON.parse(await readFile(join(CACHE, report), 'utf8')) as never);
  return { passed, failed: failed === 0 && (code !== 0 || passed === 0) ? 1 : failed };
}

function readVitest({ numPassedTests, numFailedTests }: { numPassedTests: number; numFailedTests: number }): Outcome {
  return { passed: numPassedTests, failed: numFailedTests };
}

function readPlaywright({ stats }: { stats: { expected: number; unexpected: number; flaky: number } }): Outcome {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}

/** Finds a Chromium, or gets one: Playwright's own, else the distribution's package. */
async function provideChromium(): Promise<void> {
  if (chromiumPath() || (await execute(bin('playwright'), ['install', 'chromium'])) === 0) return;
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await execute('apt-get', ['update', '-qq']);
    await execute('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium']);
  }
  if (!chromiumPath()) throw new Error('Browser tests need a Chromium: install one, or name it in CHROMIUM_PATH.');
}

function execute(command: string, args: readonly string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, stdio: 'inherit', env: { ...process.env, AGENCE_DATA: DATA_DIR } });
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
