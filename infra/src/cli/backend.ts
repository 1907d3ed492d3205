import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { withUsage } from '../production/serveCommand.ts';
import { startBackendProcess } from './backendProcess.ts';
import { type Command, runCommandLine, SAID } from './commandLine.ts';
import { portSetting } from './portSetting.ts';
import { execute } from './steps.ts';
import { untilStopped } from './untilStopped.ts';
import { DATA_DIR, ROOT } from './workspace.ts';

const TYPES = join(ROOT, 'shared-contracts/src/backend/database.ts');
const PROJECT = join(ROOT, 'infra');
const DEFAULT_BACKEND_PORT = 4160;
const BACKEND_DIR = join(DATA_DIR, 'backend');
const none: Command['options'] = {};

const COMMANDS: Readonly<Record<string, Command>> = {
  serve: {
    args: '[<port>]',
    about: 'The embedded backend in production (4160), with settings from the environment: README.md, Production.',
    options: none,
    takes: (count) => count <= 1,
    async run({ positionals: [port] }) {
      await serve(port === undefined ? DEFAULT_BACKEND_PORT : portSetting(DEFAULT_BACKEND_PORT, port, 'The port'));
      return SAID;
    },
  },
  backup: {
    args: '<file>',
    about:
      'All that the stopped site of AGENCE_DATA needs to start elsewhere in one archive: database, files, secrets, and the releases, registry, keys and configuration beside them.',
    options: none,
    takes: (count) => count === 1,
    async run({ positionals: [file = ''] }) {
      const { backupSite } = await import('../store/siteArchive.ts');
      const { store } = await backupSite(DATA_DIR, file);
      const beside = store
        ? `With ${store.releases} releases${store.keys.length > 0 ? ` and ${store.keys.join(', ')}: whoever reads it decides what visitors get` : '; the keys are elsewhere'}.`
        : 'No releases stand beside it: agence store backup where they are.';
      return { lines: [`Written: ${file}`, beside], json: { written: file, store: store ?? null } };
    },
  },
  restore: {
    args: '<file> [<folder>]',
    about:
      'A data folder from such an archive, that of AGENCE_DATA unless another is named, once the site has started on it.',
    options: none,
    takes: (count) => count === 1 || count === 2,
    async run({ positionals: [file = '', folder = DATA_DIR] }) {
      const { restoreSite } = await import('../store/siteArchive.ts');
      const { store } = await restoreSite(file, folder);
      const next = store
        ? 'The site has started on it: npm start, with it as AGENCE_DATA.'
        : 'The backend has started on it; releases were not in the archive.';
      return { lines: [`Restored: ${folder}`, next], json: { restored: folder, store: store ?? null } };
    },
  },
  push: {
    args: '[--remote=<target>] [--include-seed]',
    about: 'Migrations and functions to the linked hosted project, or to another project or database.',
    options: {
      remote: { type: 'string', value: 'target', about: 'ref of a project, or address of a database' },
      'include-seed': { type: 'boolean', about: 'with the data of the demonstration' },
    },
    takes: (count) => count === 0,
    async run(given) {
      await push(given.text('remote'), given.flag('include-seed'));
      return SAID;
    },
  },
  schema: {
    args: '',
    about: 'infra/supabase/schema from the migrations, and new ones into their record.',
    options: none,
    takes: (count) => count === 0,
    async run() {
      await writeSchema();
      return SAID;
    },
  },
  types: {
    args: '',
    about: 'shared-contracts/src/backend/database.ts from the migrations.',
    options: none,
    takes: (count) => count === 0,
    async run() {
      await writeTypes();
      return SAID;
    },
  },
  'reset-factor': {
    args: '<address>',
    about: "Takes somebody's second factors and recovery codes away on the stopped backend.",
    options: none,
    takes: (count) => count === 1,
    async run({ positionals: [address = ''] }) {
      const { resetFactorsIn } = await import('@agence/backend/resetFactorsIn');
      await resetFactorsIn(BACKEND_DIR, address);
      return {
        lines: [`Done: ${address} signs in with the password alone; every session has ended.`],
        json: { reset: address },
      };
    },
  },
  sql: {
    args: "'<statement>'",
    about:
      'Runs a statement in the database of the stopped evaluation on AGENCE_DATA (.agence; of npm run dev .agence-dev), past row security. Refuses production.',
    options: none,
    takes: (count) => count === 1,
    async run({ positionals: [statement = ''] }) {
      const { queryEvaluation } = await import('@agence/backend/dev/stoppedEvaluation');
      const rows = await queryEvaluation(BACKEND_DIR, statement);
      return { lines: [...rows.map((row) => JSON.stringify(row)), `Rows: ${rows.length}`], json: { rows } };
    },
  },
  reset: {
    args: '',
    about:
      'Takes database, files and secrets of the stopped evaluation on AGENCE_DATA away; the next start makes them anew. Releases stay. Refuses production.',
    options: none,
    takes: (count) => count === 0,
    async run() {
      const { resetEvaluation } = await import('@agence/backend/dev/stoppedEvaluation');
      await resetEvaluation(BACKEND_DIR);
      return { lines: [`Taken away: ${BACKEND_DIR}`], json: { reset: BACKEND_DIR } };
    },
  },
  figures: {
    args: '',
    about:
      'Compares all kept figures with their sources and mends them: of the stopped backend, or of the server that SUPABASE_URL and SUPABASE_SERVICE_ROLE_KEY name.',
    options: none,
    takes: (count) => count === 0,
    async run() {
      const wrong = await wrongFigures();
      const lines = wrong.map(
        ({ what, id, kept, counted }) =>
          `${what} ${id}: kept ${JSON.stringify(kept)}, counted ${JSON.stringify(counted)}`,
      );
      return {
        lines: [...lines, wrong.length === 0 ? 'All kept figures are right.' : `Mended: ${wrong.length}.`],
        json: { wrong },
      };
    },
  },
  soak: {
    args: '[<kills>]',
    about: 'Kills the backend while it writes (100 times) and looks for lost rows.',
    options: none,
    takes: (count) => count <= 1,
    async run({ countAt }) {
      await soak(countAt(0) ?? 100);
      return SAID;
    },
  },
};

/** `agence backend …`: what is done to the embedded backend and the hosted project besides running them. */
export function run(args: readonly string[]): Promise<void> {
  process.env.LITE_TELEMETRY = '0';
  return runCommandLine('agence backend', COMMANDS, args);
}

/** The embedded backend for `agence serve`, until it is stopped: no demonstration data, mails go out, cards are charged. */
async function serve(port: number): Promise<void> {
  const { readServiceSettings } = await import('@agence/backend/production/serviceSettings');
  const { siteUrl } = withUsage(() => readServiceSettings(process.env));
  await untilStopped(async ({ endsWith, stopping }) => {
    const options = { dataDir: BACKEND_DIR, siteUrl, production: true, port, stopping };
    const { url, anonKey, close } = await startBackendProcess(options);
    endsWith(close);
    say(`SUPABASE_URL=${url}\nSUPABASE_ANON_KEY=${anonKey}`);
  });
}

/**
 * The Supabase CLI does the work; it comes through npx, because only who deploys needs it.
 *
 * @param named another target than the linked project
 */
async function push(named: string | undefined, withSeed: boolean): Promise<void> {
  const target = named === undefined ? '--remote' : `--remote=${named}`;
  const steps = [['db', 'push', target, ...(withSeed ? ['--include-seed'] : [])]];
  // A database alone runs no functions.
  if (!target.startsWith('--remote=postgres')) steps.push(['functions', 'deploy', '--use-api', target]);
  for (const args of steps) {
    const code = await execute('npx', ['--yes', 'supabase@3.1.0', ...args, '--workdir', PROJECT]);
    if (code !== 0) throw new Error(`supabase ${args[0]} ${args[1]} failed; see above.`);
  }
}

/** @throws Error where a migration is not what it was when it landed */
async function writeSchema(): Promise<void> {
  await recordMigrations();
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

async function recordMigrations(): Promise<void> {
  const { lostOf, readRecord, RECORD_FILE, withNew } = await import('@agence/backend/migrationRecord');
  const { sqlFiles } = await import('@agence/backend/project');
  const record = readRecord();
  const files = sqlFiles(['migrations/*.sql']);
  const lost = lostOf(record, files);
  if (lost.length > 0)
    throw new Error(
      `${lost.join(', ')}: not as recorded. Data folders have it: take its text and name back and add a new migration. One that never left this machine: take its line out of ${RECORD_FILE}.`,
    );
  writeFileSync(RECORD_FILE, JSON.stringify(withNew(record, files)));
  await execute('biome', ['format', '--write', RECORD_FILE]);
}

async function writeTypes(): Promise<void> {
  const { onMigrated } = await import('@agence/backend/onMigrated');
  const { describeSchema } = await import('@agence/backend/describeSchema');
  writeFileSync(TYPES, await onMigrated(describeSchema));
  await execute('biome', ['format', '--write', TYPES]);
  say(`Written: ${TYPES}`);
}

/** A server mends its figures every night by itself; this says at once what was wrong. */
async function wrongFigures() {
  const { callsOn, mendFigures } = await import('@agence/backend/mendFigures');
  const { SUPABASE_URL: url, SUPABASE_SERVICE_ROLE_KEY: secretKey } = process.env;
  if (url && secretKey) return mendFigures((name, parameters) => callServer(url, secretKey, name, parameters));
  const { inStoppedDatabase } = await import('@agence/backend/testing/inStoppedDatabase');
  return inStoppedDatabase(BACKEND_DIR, (sql) => mendFigures(callsOn(sql)));
}

async function callServer<Result>(
  url: string,
  secretKey: string,
  name: string,
  parameters: Readonly<Record<string, unknown>>,
): Promise<Result> {
  const answer = await fetch(`${url}/rest/v1/rpc/${name}`, {
    method: 'POST',
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(parameters),
  });
  if (!answer.ok) throw new Error(`${name}: the server answered ${answer.status}.`);
  return (await answer.json()) as Result;
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
