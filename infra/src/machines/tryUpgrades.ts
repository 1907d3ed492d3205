import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { inStoppedDatabase } from '@agence/backend/testing/inStoppedDatabase';
import { CACHE } from '../cli/steps.ts';
import { ROOT } from '../cli/workspace.ts';
import { difference, type Rows, rowsOf } from './rowsOf.ts';

/** Spread over the history; among them those after which a migration was edited, renumbered or taken back. */
const COMMITS = [
  'c338305',
  'f84f068',
  'dd2b674',
  '8bbe653',
  '2184322',
  '1775d24',
  'dd7f70e',
  '1565ab4',
  'b903a08',
  '5033778',
];
const FOLDER = join(CACHE, 'upgrades');
const SITE_URL = 'http://localhost:4100';
const COURSE = 'plan-marketing-en-une-page';

interface Backend {
  readonly url: string;
  readonly anonKey: string;
  readonly demoAccounts: readonly { readonly role: string; readonly email: string; readonly password: string }[];
  close(): Promise<void>;
}

interface Session {
  readonly access_token: string;
  readonly refresh_token: string;
  readonly user: { readonly id: string };
}

/**
 * Makes and uses a data folder with the backend of commits from the whole history, upgrades it by the backend of today, and prints a
 * row for each: every row, file and session is still there. UPGRADES names other commits.
 *
 * @throws Error where the clone has not the whole history
 */
export async function tryUpgrades(): Promise<void> {
  process.stdout.write('\n| data folder of | what happens |\n| --- | --- |\n');
  for (const commit of process.env.UPGRADES?.split(',') ?? COMMITS) {
    const outcome = await upgrade(commit).catch(({ message }: Error) => {
      process.exitCode = 1;
      return `FAILED: ${message}`;
    });
    process.stdout.write(`| ${commit} | ${outcome} |\n`);
  }
}

async function upgrade(commit: string): Promise<string> {
  const folder = join(FOLDER, commit);
  const dataDir = join(folder, '.agence/backend');
  try {
    checkOut(commit, folder);
    const old = await start(folder, dataDir);
    const used = await use(old).finally(old.close);
    const before = await rowsIn(dataDir);
    const files = filesIn(dataDir);

    const today = await start(ROOT, dataDir);
    await isStillThere(today, used).finally(today.close);
    const { missing, changed } = difference(before, await rowsIn(dataDir));
    const gone = files.filter((file) => !filesIn(dataDir).includes(file));
    if (missing.length > 0) throw new Error(`rows are missing: ${missing.join(', ')}.`);
    if (changed.length > 0) throw new Error(`rows are not as they were: ${changed.join(', ')}.`);
    if (gone.length > 0) throw new Error(`${gone.length} files are missing.`);
    const rows = Object.values(before).reduce((sum, table) => sum + table.size, 0);
    return `${rows} rows, ${files.length} files, ${used.sessions.length} sessions and ${used.done.join(', ')} are still there`;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The sources of a commit, with the packages of today by hard links: what the backend uses has the same versions. */
function checkOut(commit: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  try {
    execFileSync('git', ['cat-file', '-e', `${commit}^{commit}`], { cwd: ROOT, stdio: 'ignore' });
  } catch {
    throw new Error('the clone has not the whole history: git fetch --unshallow.');
  }
  const sources = execFileSync('git', ['archive', commit], { cwd: ROOT, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: sources });
  execFileSync('cp', ['-al', join(ROOT, 'node_modules'), join(folder, 'node_modules')]);
}

/** Its place has changed once, how it is started has not. */
async function start(folder: string, dataDir: string): Promise<Backend> {
  const main = ['infra/backend/src/main.ts', 'infra/src/backend/main.ts']
    .map((path) => join(folder, path))
    .find(existsSync);
  if (!main) throw new Error('it has no backend.');
  const child = spawn(process.execPath, [main, '--data', dataDir, '--port', '0', '--site-url', SITE_URL], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (text) => {
    said += text;
  });
  const exited = once(child, 'exit');
  const [line] = (await Promise.race([
    once(createInterface(child.stdout), 'line'),
    exited.then(() => Promise.reject(new Error(`it did not start: ${said.trim()}`))),
  ])) as [string];
  return {
    ...(JSON.parse(line) as Omit<Backend, 'close'>),
    async close() {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

interface Used {
  readonly sessions: readonly Session[];
  readonly done: readonly string[];
}

/** What people do: as far as that version lets them. */
async function use(backend: Backend): Promise<Used> {
  const sessions: Session[] = [];
  for (const account of backend.demoAccounts) {
    const answer = await ask(backend, '/auth/v1/token?grant_type=password', 'POST', account);
    if (!answer.ok) throw new Error(`sign-in answers ${answer.status}.`);
    sessions.push((await answer.json()) as Session);
  }
  const [learner, creator] = sessions as [Session, Session];
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  const [{ id: formation_id } = { id: '' }] = (await (
    await ask(backend, `/rest/v1/formations?slug=eq.${COURSE}&select=id`, 'GET')
  ).json()) as { id: string }[];
  const acts: [string, () => Promise<Response>][] = [
    [
      'a name',
      () =>
        ask(
          backend,
          `/rest/v1/profiles?user_id=eq.${learner.user.id}`,
          'PATCH',
          { full_name: 'Maude Mise à niveau' },
          learner,
        ),
    ],
    [
      'a review',
      () =>
        ask(
          backend,
          '/rest/v1/formation_reviews',
          'POST',
          { formation_id, rating: 4, comment: 'Avant la mise à niveau.', user_id: learner.user.id },
          learner,
        ),
    ],
    [
      'a favourite',
      () =>
        ask(
          backend,
          '/rest/v1/user_interactions',
          'POST',
          { formation_id, interaction_type: 'like', user_id: learner.user.id },
          learner,
        ),
    ],
    [
      'a changed course',
      () =>
        ask(
          backend,
          `/rest/v1/formations?slug=eq.${COURSE}`,
          'PATCH',
          { description: 'Changée avant la mise à niveau.' },
          creator,
        ),
    ],
    [
      'an account',
      () => ask(backend, '/auth/v1/signup', 'POST', { email: 'nouvelle@exemple.ca', password: 'Orignal-Patient-52' }),
    ],
    ['a picture', () => ask(backend, `/storage/v1/object/avatars/${creator.user.id}/visage.png`, 'POST', png, creator)],
  ];
  const done: string[] = [];
  for (const [what, act] of acts) if ((await act()).ok) done.push(what);
  if (done.length < 3) throw new Error(`it could be used for ${done.join(', ') || 'nothing'} alone.`);
  return { sessions, done };
}

async function isStillThere(backend: Backend, { sessions }: Used): Promise<void> {
  for (const { refresh_token } of sessions) {
    const answer = await ask(backend, '/auth/v1/token?grant_type=refresh_token', 'POST', { refresh_token });
    if (!answer.ok) throw new Error(`a session is gone: ${answer.status} ${await answer.text()}`);
  }
  const answer = await ask(backend, '/rest/v1/rpc/catalogue', 'POST', {});
  if (!answer.ok) throw new Error(`the catalogue answers ${answer.status}.`);
}

/** The first request of a backend reads its schema, and may come before it is ready: then it says when to ask again. */
async function ask(
  { url, anonKey }: Backend,
  path: string,
  method: string,
  body?: unknown,
  session?: Session,
): Promise<Response> {
  const isFile = body instanceof Buffer;
  return fetch(url + path, {
    method,
    headers: {
      apikey: anonKey,
      authorization: `Bearer ${session?.access_token ?? anonKey}`,
      'content-type': isFile ? 'image/png' : 'application/json',
    },
    ...(body === undefined ? {} : { body: isFile ? new Uint8Array(body) : JSON.stringify(body) }),
  });
}

const rowsIn = (dataDir: string): Promise<Rows> => inStoppedDatabase(dataDir, rowsOf);

/** Names and hashes of what people have uploaded. */
function filesIn(dataDir: string): string[] {
  const folder = join(dataDir, 'files');
  if (!existsSync(folder)) return [];
  return (readdirSync(folder, { recursive: true }) as string[])
    .filter((path) => statSync(join(folder, path)).isFile())
    .map(
      (path) =>
        `${path} ${createHash('sha256')
          .update(readFileSync(join(folder, path)))
          .digest('hex')}`,
    )
    .sort();
}
