import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withUsage } from '../production/serveCommand.ts';
import { startBackendProcess } from './backendProcess.ts';
import { execute } from './steps.ts';
import { DATA_DIR, ROOT } from './workspace.ts';

const TYPES = join(ROOT, 'shared-contracts/src/backend/database.ts');
const PROJECT = join(ROOT, 'infra');
const DEFAULT_BACKEND_PORT = 4160;
const USAGE = `Usage: agence backend <command>

  serve [port]              the embedded backend in production (4160), with settings from the environment
  backup <file>             everything of the stopped backend in one archive
  restore <file> [folder]   a data folder from such an archive
  push [--remote=<target>] [--include-seed]
                            migrations and functions to the linked hosted project, or to another
  schema                    infra/supabase/schema from the migrations
  types                     shared-contracts/src/backend/database.ts from the migrations
  reset-factor <address>    takes somebody's second factors and recovery codes away on the stopped backend
  soak [kills]              kills the backend while it writes and looks for lost rows`;

/** `agence backend …`: what is done to the embedded backend and the hosted project besides running them. */
export async function run([command, ...args]: readonly string[]): Promise<void> {
  process.env.LITE_TELEMETRY = '0';
  const [file, folder] = args;
  if (command === 'serve') {
    await serve(Number(file ?? DEFAULT_BACKEND_PORT));
  } else if (command === 'backup' && file) {
    const { backup } = await import('@agence/backend/dataArchive');
    await backup(join(DATA_DIR, 'backend'), file);
    say(`Written: ${file}`);
  } else if (command === 'restore' && file) {
    const { restore } = await import('@agence/backend/dataArchive');
    await restore(file, folder ?? join(DATA_DIR, 'backend'));
    say(`Restored: ${folder ?? join(DATA_DIR, 'backend')}`);
  } else if (command === 'reset-factor' && file) {
    const { resetFactorsIn } = await import('@agence/backend/resetFactorsIn');
    await resetFactorsIn(join(DATA_DIR, 'backend'), file);
    say(`Done: ${file} signs in with the password alone; every session has ended.`);
  } else if (command === 'push') {
    await push(args);
  } else if (command === 'schema') {
    await writeSchema();
  } else if (command === 'types') {
    await writeTypes();
  } else if (command === 'soak') {
    await soak(Number(file ?? 100));
  } else {
    throw new Error(USAGE);
  }
}

/** The embedded backend for `agence serve`, until it is stopped: no demonstration data, mails go out, cards are charged. */
async function serve(port: number): Promise<void> {
  const { readServiceSettings } = await import('@agence/backend/production/serviceSettings');
  const { siteUrl } = withUsage(() => readServiceSettings(process.env));
  const dataDir = join(DATA_DIR, 'backend');
  const { url, anonKey, close } = await startBackendProcess({ dataDir, siteUrl, production: true, port });
  say(`SUPABASE_URL=${url}\nSUPABASE_ANON_KEY=${anonKey}`);
  await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
  await close();
}

/**
 * The Supabase CLI does the work; it comes through npx, because only who deploys needs it.
 *
 * @param options of `supabase db push`; `--remote=<ref or database address>` names another target than the linked project
 */
async function push(options: readonly string[]): Promise<void> {
  const target = options.find((option) => option.startsWith('--remote')) ?? '--remote';
  const others = options.filter((option) => option !== target);
  const steps = [['db', 'push', target, ...others]];
  // A database alone runs no functions.
  if (!target.startsWith('--remote=postgres')) steps.push(['functions', 'deploy', '--use-api', target]);
  for (const args of steps) {
    const code = await execute('npx', ['--yes', 'supabase@3.1.0', ...args, '--workdir', PROJECT]);
    if (code !== 0) throw new Error(`supabase ${args[0]} ${args[1]} failed; see above.`);
  }
}

async function writeSchema(): Promise<void> {
  const { onMigrated } = await import('@agence/backend/onMigrated');
  const { schemaFiles } = await import('@agence/backend/schemaFiles');
  const { SCHEMA_DIR } = await import('@agence/backend/project');
  const files = await onMigrated(schemaFiles);
  rmSync(SCHEMA_DIR, { recursive: true, force: true });
  for (const [path, text] of files) {
    const file = join(SCHEMA_DIR, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  say(`Written: ${SCHEMA_DIR}`);
}

async function writeTypes(): Promise<void> {
  const { onMigrated } = await import('@agence/backend/onMigrated');
  const { describeSchema } = await import('@agence/backend/describeSchema');
  writeFileSync(TYPES, await onMigrated(describeSchema));
  await execute('biome', ['format', '--write', TYPES]);
  say(`Written: ${TYPES}`);
}

/** @throws Error when a row that was acknowledged is gone */
async function soak(kills: number): Promise<void> {
  const { killWhileWriting } = await import('@agence/backend/testing/killWhileWriting');
  const dataDir = mkdtempSync(join(tmpdir(), 'agence-soak-'));
  const { acknowledged, lost } = await killWhileWriting(dataDir, kills, (done) => say(`Killed ${done} of ${kills}`));
  rmSync(dataDir, { recursive: true, force: true });
  say(`${kills} kills, ${acknowledged} rows acknowledged, ${lost.length} lost.`);
  if (lost.length > 0) throw new Error('Acknowledged rows were lost.');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
