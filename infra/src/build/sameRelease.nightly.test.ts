import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { RELEASES, ROOT } from '../cli/workspace.ts';
import { listFiles } from './listFiles.ts';
import { sourceMapOf } from './sourceMaps.ts';

const FOLDERS = ['shared-contracts', 'infra', ...RELEASES];
/** Another folder, whose characters have a meaning in addresses, another user's settings, another day's time zone. */
const PLACES = [
  { folder: 'a', env: { TZ: 'America/Toronto', LC_ALL: 'fr_CA.UTF-8', HOME: '/nowhere' }, builds: RELEASES },
  { folder: "d'ici, été %41 & x", env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'C', USER: 'somebody' }, builds: RELEASES },
  // Of # and ? the stock plugin makes nothing, which one of the releases is built by.
  { folder: "d'ici, été #1 %41 & ? x", env: { TZ: 'Pacific/Kiritimati', LC_ALL: 'C' }, builds: ['mfe-blog'] as const },
];

const top = mkdtempSync(join(tmpdir(), 'agence-same-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

/** A copy of the sources, with the packages that are installed here. */
function copyTo(folder: string): void {
  for (const name of FOLDERS) {
    const filter = (path: string) => !/\/(?:dist|node_modules)$/.test(path);
    cpSync(join(ROOT, name), join(folder, name), { recursive: true, filter });
  }
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(ROOT, name), join(folder, name));
  mkdirSync(join(folder, 'node_modules/@agence'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@agence') symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
  }
  const workspaces = { 'shared-contracts': 'shared-contracts', infra: 'infra', backend: 'infra/backend' };
  for (const [name, path] of Object.entries(workspaces)) {
    symlinkSync(join('../..', path), join(folder, 'node_modules/@agence', name));
  }
}

/** Files of a release in it, with their contents. */
async function bytesOf(folder: string): Promise<Record<string, string>> {
  const files = await listFiles(folder);
  return Object.fromEntries(files.map((file) => [file, readFileSync(join(folder, file)).toString('base64')]));
}

test('the same sources give the same bytes in every folder, for every user, in every time zone', async () => {
  const built: Record<string, Record<string, string>>[] = [];
  for (const { folder, env, builds } of PLACES) {
    const place = join(top, folder);
    copyTo(place);
    const command = ['--disable-warning=ExperimentalWarning', 'infra/src/cli/main.ts', 'build', ...builds];
    await promisify(execFile)(process.execPath, command, { cwd: place, env: { PATH: process.env.PATH, ...env } });
    const releases = builds.map(async (name) => [name, await bytesOf(join(place, name, 'dist'))] as const);
    built.push(Object.fromEntries(await Promise.all(releases)));
  }
  const [here = {}, ...others] = built;
  for (const there of others) {
    for (const name of Object.keys(there)) {
      expect(Object.keys(there[name] ?? {})).toEqual(Object.keys(here[name] ?? {}));
      const differing = Object.keys(here[name] ?? {}).filter((file) => here[name]?.[file] !== there[name]?.[file]);
      expect([name, differing]).toEqual([name, []]);
    }
  }
  for (const name of RELEASES) {
    // Its stacks can be read, by files that it does not list, so that nobody is served them.
    const read = [sourceMapOf('assets/lifecycles.js'), sourceMapOf('server/server.js'), 'release.json'];
    const [map, serverMap, manifest] = read.map((file) =>
      JSON.parse(Buffer.from(here[name]?.[file] ?? '', 'base64').toString() || '{}'),
    );
    if (name !== 'shell') expect(map.sources).toContain(`${name}/src/exposes/manifest.ts`);
    expect(serverMap.sources).toContain(`${name}/src/exposes/server.ts${name === 'shell' ? 'x' : ''}`);
    expect(Object.keys(manifest.files).filter((file) => file.endsWith('.map'))).toEqual([]);
  }
}, 600_000);
