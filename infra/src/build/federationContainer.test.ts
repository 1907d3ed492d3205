import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../cli/workspace.ts';
import { clientConfig } from './viteConfig.ts';

interface Container {
  init(shareScope: object): void;
  get(module: string): Promise<() => { readonly found: unknown }>;
}

/** The version that remotes are built with. */
const react = {
  version: createRequire(join(ROOT, 'shared-contracts/package.json'))('react/package.json').version as string,
};

// Inside the repository, so that packages are found.
const parent = join(ROOT, '.cache/small-remotes');
await rm(parent, { recursive: true, force: true });
await mkdir(parent, { recursive: true });
afterAll(() => rm(parent, { recursive: true, force: true }));

/** Builds a remote whose lifecycles are these lines; every call is a module of its own. */
async function built(lifecycles: string): Promise<Container> {
  const root = await mkdtemp(join(parent, 'remote-'));
  await mkdir(join(root, 'src/exposes'), { recursive: true });
  await writeFile(join(root, 'package.json'), '{ "name": "mfe-essai", "type": "module" }');
  await writeFile(join(root, 'src/exposes/lifecycles.ts'), lifecycles);
  await build({ ...clientConfig({ root, name: 'mfe-essai' }, join(root, 'dist')), logLevel: 'silent' });
  return import(pathToFileURL(join(root, 'dist/remoteEntry.js')).href);
}

const share = (module: unknown) => ({ lib: () => module });
const styled = Object.assign(() => {}, { div: 'a styled div' });
const scope = (changes: object = {}) => ({
  react: { [react.version]: share(react) },
  'react/jsx-runtime': { [react.version]: share({ jsx: () => {} }) },
  'styled-components': { '6.6.0': share({ default: styled, styled, css: () => {}, keyframes: () => {} }) },
  '@agence/shared-contracts/platform': { '1.99.0': share({ defineRemote: () => 'a remote' }) },
  ...changes,
});

const readsReact = `import { version } from 'react'; export const found = version;`;

async function foundBy(container: Container, shares: object) {
  container.init(shares);
  return (await container.get('./lifecycles'))().found;
}

test('reads shared modules of the host, by default and by name', async () => {
  const code = `import styled, { styled as named, css } from 'styled-components';
    import { defineRemote } from '@agence/shared-contracts/platform';
    export const found = [styled === named, styled.div, typeof css, defineRemote()];`;
  expect(await foundBy(await built(code), scope())).toEqual([true, 'a styled div', 'function', 'a remote']);
});

test('waits for what a host has not loaded yet, as hosts of other bundlers share it', async () => {
  let asked = 0;
  const get = async () => {
    asked += 1;
    return () => ({ ...react, version: 'asked for' });
  };
  expect(await foundBy(await built(readsReact), scope({ react: { [react.version]: { get } } }))).toBe('asked for');
  const loading = Promise.resolve(() => ({ ...react, version: 'on its way' }));
  expect(await foundBy(await built(readsReact), scope({ react: { [react.version]: { get, loading } } }))).toBe(
    'on its way',
  );
  expect(asked).toBe(1);
});

test('takes the newest version that it can do with, whatever was offered first', async () => {
  const [major = '0', minor = '0'] = react.version.split('.');
  const offered = [`${Number(major) + 1}.0.0`, `${major}.${minor}.98`, `${major}.${Number(minor) + 1}.2`, '18.3.1'];
  const versions = Object.fromEntries(offered.map((version) => [version, share({ ...react, version })]));
  expect(await foundBy(await built(readsReact), scope({ react: versions }))).toBe(`${major}.${Number(minor) + 1}.2`);
});

test.each([
  ['an older major', '18.3.1'],
  ['a newer major', '20.0.0'],
  ['an older minor', '19.0.0'],
])('runs nothing with %s of a shared module', async (_, version) => {
  const container = await built(`globalThis.hasRun = true; ${readsReact}`);
  container.init(scope({ react: { [version]: share(react) } }));
  await expect(container.get('./lifecycles')).rejects.toThrow(`No react ^${react.version} is shared`);
  expect(globalThis).not.toHaveProperty('hasRun');
});

test('exposes its lifecycles alone', async () => {
  await expect((await built(readsReact)).get('./secrets')).rejects.toThrow('Unknown module ./secrets');
});

test('an import that the shell does not provide fails the build, not the browser', async () => {
  const wrong = built(`import { createGlobalStyle } from 'styled-components'; export const found = createGlobalStyle;`);
  await expect(wrong).rejects.toThrow(/"createGlobalStyle" is not exported by .*styled-components/);
});
