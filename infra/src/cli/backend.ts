import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execute } from './steps.ts';
import { DATA_DIR, ROOT } from './workspace.ts';

const TYPES = join(ROOT, 'shared-contracts/src/backend/database.ts');
const PROJECT = join(ROOT, 'infra');
const USAGE = `Usage: agence backend <command>

  backup <file>             everything of the stopped backend in one archive
  restore <file> [folder]   a data folder from such an archive
  push [--remote=<target>] [--include-seed]
                            migrations and functions to the linked hosted project, or to another
  types                     shared-contracts/src/backend/database.ts from the migrations
  soak [kills]              kills the backend while it writes and looks for lost rows`;

/** `agence backend …`: what is done to the embedded backend and the hosted project besides running them. */
export async function run([command, ...args]: readonly string[]): Promise<void> {
  process.env.LITE_TELEMETRY = '0';
  const [file, folder] = args;
  if (command === 'backup' && file) {
    const { backup } = await import('../backend/dataArchive.ts');
    await backup(join(DATA_DIR, 'backend'), file);
    say(`Written: ${file}`);
  } else if (command === 'restore' && file) {
    const { restore } = await import('../backend/dataArchive.ts');
    await restore(file, folder ?? join(DATA_DIR, 'backend'));
    say(`Restored: ${folder ?? join(DATA_DIR, 'backend')}`);
  } else if (command === 'push') {
    await push(args);
  } else if (command === 'types') {
    await writeTypes();
    say(`Written: ${TYPES}`);
  } else if (command === 'soak') {
    await soak(Number(file ?? 100));
  } else {
    throw new Error(USAGE);
  }
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

async function writeTypes(): Promise<void> {
  const { openBackend } = await import('../backend/openBackend.ts');
  const { describeSchema } = await import('../backend/describeSchema.ts');
  const { readConfig } = await import('../backend/project.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'agence-types-'));
  try {
    const config = readConfig();
    const { connection } = await openBackend({
      dataDir,
      config: { ...config, db: { seed: { ...config.db.seed, enabled: false } } },
      siteUrl: 'http://localhost',
      log: () => {},
    });
    writeFileSync(TYPES, await describeSchema(connection.driver));
    await connection.close();
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
  await execute('biome', ['format', '--write', TYPES]);
}

/** @throws Error when a row that was acknowledged is gone */
async function soak(kills: number): Promise<void> {
  const { killWhileWriting } = await import('../backend/testing/killWhileWriting.ts');
  const dataDir = mkdtempSync(join(tmpdir(), 'agence-soak-'));
  const { acknowledged, lost } = await killWhileWriting(dataDir, kills, (done) => say(`Killed ${done} of ${kills}`));
  rmSync(dataDir, { recursive: true, force: true });
  say(`${kills} kills, ${acknowledged} rows acknowledged, ${lost.length} lost.`);
  if (lost.length > 0) throw new Error('Acknowledged rows were lost.');
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
