import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import infra from '../../package.json' with { type: 'json' };
import { ROOT } from '../cli/workspace.ts';
import { clientConfig } from './viteConfig.ts';

// Inside the repository, so that packages are found.
const parent = join(ROOT, '.cache/stock-remotes');
await rm(parent, { recursive: true, force: true });
await mkdir(parent, { recursive: true });
// By which the plugin knows tests, and does nothing there.
beforeEach(() => {
  vi.stubEnv('VITEST', undefined);
  vi.stubEnv('NODE_ENV', 'production');
  return () => vi.unstubAllEnvs();
});
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Builds a remote with the stock plugin. @returns its folder */
async function built(files: Readonly<Record<string, string>>, builtWith: string, ...plugins: Plugin[]) {
  const root = await mkdtemp(join(parent, 'remote-'));
  await mkdir(join(root, 'src/exposes'), { recursive: true });
  await writeFile(
    join(root, 'package.json'),
    JSON.stringify({ name: 'mfe-essai', type: 'module', agence: { builtWith } }),
  );
  for (const [path, code] of Object.entries(files)) await writeFile(join(root, path), code);
  const config = clientConfig({ root, name: 'mfe-essai' }, join(root, 'dist'));
  await build({ ...config, plugins: [...plugins, ...(config.plugins ?? [])], logLevel: 'silent' });
  return join(root, 'dist');
}

const STOCK = '@module-federation/vite';
const REMOTE = {
  'src/exposes/lifecycles.ts': `import { defineRemote } from '@agence/shared-contracts/platform';
    export const { mount } = defineRemote({ name: 'mfe-essai', routes: [] }, { page: () => import('../page.ts') });`,
  'src/page.ts': `export { useShell } from '@agence/shared-contracts/platform';`,
};

test('builds a container of the settings that the lean one reads, with the plugin that the release names', async () => {
  const manifest = JSON.parse(await readFile(join(await built(REMOTE, STOCK), 'mf-manifest.json'), 'utf8'));
  expect(manifest).toMatchObject({
    name: 'mfe-essai',
    metaData: { remoteEntry: { name: 'remoteEntry.js', type: 'module' }, pluginVersion: infra.dependencies[STOCK] },
    exposes: [{ path: './lifecycles' }],
  });
  expect(manifest.shared.map((share: { name: string; singleton: boolean }) => [share.name, share.singleton])).toEqual([
    ['react', true],
    ['react/jsx-runtime', true],
    ['styled-components', true],
    ['@agence/shared-contracts/platform', true],
  ]);
});

test('builds as well where nothing is read for a while after the lifecycles, as on a busy machine', async () => {
  let goOn = () => {};
  const aMomentLater = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const slow: Plugin = {
    name: 'slow-after-lifecycles',
    enforce: 'pre',
    load: (id) => (id.endsWith('lifecycles.ts') ? undefined : aMomentLater.then(() => undefined)),
    moduleParsed: ({ id }) => void (id.endsWith('lifecycles.ts') && setTimeout(goOn, 100)),
  };
  const manifest = await readFile(join(await built(REMOTE, STOCK, slow), 'mf-manifest.json'), 'utf8');
  expect(manifest).toContain('assets/page.js');
});

test('refuses a remote that asks for another plugin', async () => {
  await expect(built(REMOTE, '@originjs/vite-plugin-federation')).rejects.toThrow('only with @module-federation/vite');
});
