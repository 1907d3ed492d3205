import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { freePort } from '../support/freePort.ts';
import { ROOT } from '../support/site.ts';
import { type SiteCopy, serveCopy } from '../support/siteCopy.ts';
import { type RunningCommand, startCommand } from '../support/startCommand.ts';
import { expect, hydrated, test } from '../support/test.ts';

/** What a team chooses itself. */
const TEST_TOOLS = ['vitest', 'jsdom'];
const MEGABYTE = 1024 * 1024;

let outside = '';
let site: SiteCopy;
/** What runs in processes of its own. */
let running: RunningCommand[] = [];
test.beforeEach(async () => {
  outside = await mkdtemp(join(tmpdir(), 'remote-outside-'));
  site = await serveCopy();
});
test.afterEach(async ({ page }) => {
  // First who asks, then who is asked.
  await page.close();
  for (const command of running) await command.stop();
  running = [];
  await site.close();
  await rm(outside, { recursive: true, force: true });
});

test('brings a remote from an empty folder outside the repository to a preview, then to a page of the site', async ({
  page,
}, info) => {
  test.setTimeout(900_000);
  const door = await startDoor();
  const remote = join(outside, 'mfe-evenements');
  const key = join(outside, 'team.key');
  // A team's own environment: builds of other tests in this process have set theirs.
  const env = {
    ...{ ...process.env, NODE_OPTIONS: '', NODE_ENV: undefined, AGENCE_DATA: undefined },
    ...{ AGENCE_SITE: door, AGENCE_KEY_FILE: key },
  };
  /** @returns what the command says; how long it takes is added to a sum */
  const run = async (sum: { ms: number }, command: string, args: readonly string[], cwd = remote) => {
    const begun = performance.now();
    const { status, stdout, stderr } = await ended(command, args, { cwd, env });
    sum.ms += performance.now() - begun;
    expect(status, `${command} ${args.join(' ')}\n${stdout}\n${stderr}`).toBe(0);
    return stdout;
  };
  const [preview, live, beside] = [{ ms: 0 }, { ms: 0 }, { ms: 0 }];
  const agence = (sum: { ms: number }, ...args: string[]) => run(sum, 'node', ['infra/bin/agence.mjs', ...args], ROOT);

  await agence(preview, 'new', remote, '/evenements');
  await run(preview, 'npm', ['install', '--no-audit', '--no-fund', '--prefer-offline', '--loglevel=error']);
  const { packages, bytes } = await installed(remote);
  expect(packages).toBeLessThanOrEqual(60);
  expect(bytes).toBeLessThanOrEqual(120 * MEGABYTE);

  await run(beside, 'npm', ['run', 'check']);
  expect(await run(beside, 'npm', ['test'])).toMatch(/7 passed/);
  // The owner of the site lets the team in, once.
  const made = JSON.parse(await run(beside, 'npx', ['agence', 'key', '--out', key, '--json']));
  const theirs = ['--remote', 'mfe-evenements', '--path', '/evenements', '--slot', 'footer-resources'];
  await agence(beside, 'team', 'add', 'evenements', '--key', made.publicKey, ...theirs, '--store', site.dataDir);

  const address = (await run(preview, 'npm', ['run', 'preview'])).trim().split('\n').at(-1) as string;
  await page.goto(address);
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Votre première page' })).toBeVisible();
  const banner = page.getByRole('complementary', { name: 'Aperçu d’une version' });
  await expect(banner).toContainText(/^Aperçu\u00A0: mfe-evenements\u00A00\.1\.0 jusqu’à \d+\u00A0h\u00A0\d\d/);
  // Nobody else sees it, and nobody else may publish it.
  const other = join(outside, 'other.key');
  const { id } = JSON.parse(await run(beside, 'npx', ['agence', 'key', '--out', other, '--json']));
  const asOther = { cwd: remote, env: { ...env, AGENCE_KEY_FILE: other } };
  const refused = await ended('npx', ['agence', 'registry', 'publish', 'dist'], asOther);
  expect([refused.status, refused.stderr]).toEqual([1, expect.stringContaining(`key ${id} (no team)`)]);
  expect((await fetch(`${site.url}/evenements`)).status).toBe(404);
  // The door has looked at all of it; what needs no site can be seen without one.
  const nowhere = { ...env, AGENCE_SITE: undefined };
  const gate = await ended('npm', ['run', 'gate'], { cwd: remote, env: nowhere });
  expect([gate.status, gate.stdout]).toEqual([0, expect.stringMatching(/mfe-evenements 0\.1\.0-\w+ may be published/)]);
  expect(await run(live, 'npm', ['run', 'release'])).toContain('published and promoted');
  expect(await run(beside, 'npx', ['agence', 'registry', 'status', 'mfe-evenements'])).toContain(
    `key ${made.id} (evenements)`,
  );
  await expect.poll(async () => (await fetch(`${site.url}/evenements`)).status).toBe(200);
  info.annotations.push({ type: 'empty folder to preview', description: `${(preview.ms / 1000).toFixed(1)} s` });
  info.annotations.push({ type: 'preview to live', description: `${(live.ms / 1000).toFixed(1)} s` });
  process.stdout.write(
    `empty folder to preview ${(preview.ms / 1000).toFixed(1)} s, to live ${(live.ms / 1000).toFixed(1)} s more\n`,
  );
  expect(preview.ms).toBeLessThanOrEqual(90_000);
  expect(live.ms).toBeLessThanOrEqual(60_000);
  // The site's own suites run with this build among the releases that visitors get.
  const suites = ['infra/bin/agence.mjs', 'test-remote', join(remote, 'dist'), '--site', site.dataDir, 'journeys/blog'];
  const tried = await ended('node', suites, { cwd: ROOT, env: { ...env, E2E_PORT: String(await freePort()) } });
  expect([tried.status, tried.stdout]).toEqual([
    0,
    expect.stringMatching(/# mfe-evenements 0\.1\.0-\w+: works with the others/),
  ]);
  const { status, stderr } = await ended('npm', ['run', 'release'], { cwd: remote, env: nowhere });
  expect([status, stderr]).toEqual([2, expect.stringContaining('Say where to publish: AGENCE_SITE or --store.')]);

  await banner.getByRole('button', { name: 'Quitter' }).click();
  await expect(banner).toBeHidden();
  expect(page.url()).toBe(`${site.url}/evenements`);
  await page.goto(`${site.url}/outils`);
  await hydrated(page);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Evenements' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Votre première page' })).toBeVisible();
  await page.getByRole('button', { name: 'Applaudir' }).click();
  await expect(page.getByText('Applaudie 1 fois')).toBeVisible();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);

  // What is changed is in the site on the team's machine alone, in open pages too; what is broken is not.
  const dev = start('npm', ['run', 'dev'], { cwd: remote, env: { ...env, PORT: String(await freePort()) } });
  const [, url] = await dev.says(/ is at (\S+)\s/);
  await page.goto(`${url}/evenements`);
  await hydrated(page);
  const texts = join(remote, 'src/texts.ts');
  const before = await readFile(texts, 'utf8');
  await writeFile(texts, before.replace('Votre première page', 'Votre page changée'));
  await dev.says(/( is at ).*\1/s);
  await expect(page.getByRole('heading', { level: 1, name: 'Votre page changée' })).toBeVisible();
  await writeFile(texts, 'export const texts = {');
  await dev.says(/texts\.ts/);
  expect(await (await fetch(`${url}/evenements`)).text()).toContain('Votre page changée');
  expect(await (await fetch(`${site.url}/evenements`)).text()).toContain('Votre première page');
});

/** A command that has ended. While it runs, the site of this process answers it. */
async function ended(command: string, args: readonly string[], options: { cwd: string; env: NodeJS.ProcessEnv }) {
  const child = spawn(command, args, options);
  const [stdout, stderr, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { status: status as number | null, stdout, stderr };
}

/** Starts a command that the test's end stops. */
function start(...command: Parameters<typeof startCommand>): RunningCommand {
  const started = startCommand(...command);
  running.unshift(started);
  return started;
}

/** Opens the door of the site, in a process of its own. @returns its address */
async function startDoor(): Promise<string> {
  const env = { ...process.env, SITE_URL: site.url, AGENCE_STORE: site.dataDir, NODE_OPTIONS: '' };
  const door = start('node', ['infra/bin/agence.mjs', 'door', '--port', '0'], { cwd: ROOT, env });
  const [, url = ''] = await door.says(/ is at (\S+)\s/);
  return url;
}

/** Packages that a remote installs beside its test tools, and what they take on disk. */
async function installed(folder: string): Promise<{ packages: number; bytes: number }> {
  const lock = JSON.parse(await readFile(join(folder, 'node_modules/.package-lock.json'), 'utf8')).packages;
  const own = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  const needed = new Set<string>();
  const visit = (name: string, from: string) => {
    const nested = `${from}/node_modules/${name}`;
    const place = nested in lock ? nested : `node_modules/${name}`;
    if (needed.has(place) || !(place in lock)) return;
    needed.add(place);
    const { dependencies, optionalDependencies, peerDependencies } = lock[place];
    for (const next of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(next, place);
  };
  for (const name of Object.keys({ ...own.dependencies, ...own.devDependencies })) {
    if (!TEST_TOOLS.includes(name)) visit(name, '');
  }
  const sizes = await Promise.all([...needed].map((place) => sizeOf(join(folder, place))));
  return { packages: needed.size, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Bytes of the files in a folder, without packages nested in it. */
async function sizeOf(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isFile()) bytes += (await stat(path)).size;
    else if (entry.isDirectory() && entry.name !== 'node_modules') bytes += await sizeOf(path);
  }
  return bytes;
}
