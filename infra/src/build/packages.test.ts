import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { ROOT } from '../cli/workspace.ts';
import { clientConfig, serverConfig } from './viteConfig.ts';

// What builds take for granted of the packages that make them: a newer version of one that does otherwise builds as well, and
// the pages break, or grow, without a word.

/** Inside the repository, so that packages are found. */
const parent = join(ROOT, '.cache/package-builds');
const files: Record<string, string> = {};

/** Builds both halves of a release of some sources; its files are then known by the release's name and their paths. */
async function buildRelease(name: string, sources: Readonly<Record<string, string>>): Promise<void> {
  const root = await mkdtemp(join(parent, `${name}-`));
  for (const [path, code] of Object.entries({
    'package.json': `{ "name": "${name}", "type": "module" }`,
    ...sources,
  })) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), code);
  }
  const source = { root, name };
  await build({ ...clientConfig(source, join(root, 'dist/client')), logLevel: 'silent' });
  await build({ ...serverConfig(source, join(root, 'dist/server')), logLevel: 'silent' });
  for (const path of await readdir(join(root, 'dist'), { recursive: true }))
    files[`${name}/${path}`] = await readFile(join(root, 'dist', path), 'utf8').catch(() => '');
}

const PAGE = `import styled from 'styled-components';
  const Unused = styled.b\`margin: 1234px;\`;
  const Box = styled.p\`
    /* a note */
    color: red;
  \`;
  export default () => <Box>Bonjour</Box>;`;

beforeAll(async () => {
  vi.stubEnv('NODE_ENV', 'production');
  await rm(parent, { recursive: true, force: true });
  await mkdir(parent, { recursive: true });
  await buildRelease('mfe-essai', {
    'src/Page.tsx': PAGE,
    'src/exposes/lifecycles.ts': `export const page = () => import('../Page.tsx');`,
    'src/exposes/server.tsx': `import { renderToString } from 'react-dom/server';
      import Page from '../Page.tsx';
      import quiet from '../quiet.ts?iife';
      export const html = renderToString(<Page />);
      export { quiet };`,
    'src/quiet.ts': `const twice = (times: number) => 2 * times; document.title = String(twice(innerWidth));`,
  });
  await buildRelease('shell', {
    'src/boot/main.tsx': `import { createInstance } from '@module-federation/runtime';
      import { configureStore } from '@reduxjs/toolkit';
      import { hydrateRoot } from 'react-dom/client';
      import { start } from 'single-spa';
      import styled from 'styled-components';
      const Frame = styled.p\`user-select: none;\`;
      start();
      hydrateRoot(document.body, <Frame />);
      globalThis.made = [createInstance({ name: 'shell', remotes: [] }), configureStore({ reducer: (state = 1) => state })];`,
    'src/exposes/server.ts': `export const frame = '';`,
  });
}, 120_000);
afterAll(async () => {
  vi.unstubAllEnvs();
  await rm(parent, { recursive: true, force: true });
});

const browserFiles = (name: string) =>
  Object.keys(files)
    .filter((path) => path.startsWith(`${name}/client/`) && path.endsWith('.js'))
    .map((path) => path.slice(`${name}/client/`.length))
    .sort();
const file = (path: string) => files[path] ?? '';
const idsIn = (code: string) => code.match(/(?<=componentId: ?["'`])[\w-]+/g) ?? [];

test('names the files of a release without hashes, pages apart from what loads them', () => {
  expect(browserFiles('mfe-essai')).toEqual(['assets/Page.js', 'assets/lifecycles.js', 'remoteEntry.js']);
});

test('keeps what rarely changes of the shell in files of its own', () => {
  expect(browserFiles('shell')).toEqual([
    'assets/react.js',
    ...['assets/rolldown-runtime.js', 'assets/runtime.js', 'assets/shell.js', 'assets/store.js'],
  ]);
  expect(file('shell/client/assets/react.js').match(/hydrateRoot/)).not.toBeNull();
  expect(file('shell/client/assets/runtime.js').match(/single-spa/)).not.toBeNull();
});

test('loads a page by a bare import, which preloads nothing', () => {
  expect(file('mfe-essai/client/assets/lifecycles.js')).toMatch(/import\([`'"]\.\/Page\.js[`'"]\)/);
  const browsers = Object.keys(files).filter((path) => path.startsWith('mfe-essai/client/'));
  expect(browsers.filter((path) => file(path).includes('modulepreload'))).toEqual([]);
});

test('gives styled components the same names in the browser and on the server, in the namespace of their release', () => {
  const [inBrowser, onServer] = [file('mfe-essai/client/assets/Page.js'), file('mfe-essai/server/server.js')].map(
    idsIn,
  );
  expect(inBrowser).toEqual([expect.stringMatching(/^mfe-essai__sc-[a-z0-9]{4}-1$/)]);
  expect(onServer).toEqual(expect.arrayContaining(inBrowser as string[]));
});

test('leaves components out that nothing shows, and comments and blanks of style sheets', () => {
  const page = file('mfe-essai/client/assets/Page.js');
  expect(page.match(/color:red/)).not.toBeNull();
  expect(page.match(/1234px|a note/)).toBeNull();
});

test('takes React as it is for visitors, and shared modules from the shell alone', () => {
  const remote = browserFiles('mfe-essai').map((path) => file(`mfe-essai/client/${path}`));
  expect(remote.join('').match(/jsxDEV|react\.element|react\.transitional\.element/)).toBeNull();
  expect(file('shell/client/assets/react.js').match(/jsxDEV|Download the React DevTools/)).toBeNull();
  expect(file('mfe-essai/server/server.js').match(/from ['"](?:react|styled-components)/)).toBeNull();
});

test('makes one minified script of what stands inside of pages', () => {
  const [, text = ''] = /= "(.*document\.title.*)";$/m.exec(file('mfe-essai/server/server.js')) ?? [];
  expect(text.slice(0, 12)).toMatch(/^\((?:function\(|\(\)=>)/);
  expect(text.match(/twice|import|export/)).toBeNull();
});

test('leaves out of the shell what no page can reach', () => {
  const runtime = file('shell/client/assets/runtime.js');
  expect(
    runtime.match(/-webkit-user-select|-moz-user-select|createScript\(\{|federation-snapshot|new Function/),
  ).toBeNull();
  expect(runtime.length).toBeLessThan(72_000);
});

test('sets only what the federation runtime reads', async () => {
  const { define = {} } = clientConfig({ root: ROOT, name: 'shell' }, '');
  const names = Object.keys(define).filter((name) => !name.startsWith('import.meta'));
  const packages = ['runtime-core', 'sdk'].map((name) => join(ROOT, 'node_modules/@module-federation', name, 'dist'));
  const sources: string[] = [];
  for (const folder of packages)
    for (const path of await readdir(folder, { recursive: true }))
      if (path.endsWith('.js')) sources.push(await readFile(join(folder, path), 'utf8'));
  expect(names).toHaveLength(5);
  expect(names.filter((name) => !sources.some((source) => source.includes(name)))).toEqual([]);
});
