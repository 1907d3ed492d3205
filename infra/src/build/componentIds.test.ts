import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { afterAll, expect, test } from 'vitest';
import { componentIds } from './componentIds.ts';
import { styledComponents } from './viteConfig.ts';

const top = mkdtempSync(join(tmpdir(), 'agence-ids-'));
afterAll(() => rmSync(top, { recursive: true, force: true }));

const MODULES = {
  'src/Row.ts':
    "import styled from 'styled-components'; export const Row = styled.tr``; export const Cell = styled.td``;",
  'src/List.ts': "import styled from 'styled-components'; export const List = styled.ul``;",
  'src/main.ts': "export * from './Row.ts'; export * from './List.ts';",
};

/** What a release of three components is built to in a folder of this name. */
async function builtIn(folder: string, modules: Record<string, string> = MODULES): Promise<Rolldown.OutputChunk> {
  const root = join(top, folder);
  mkdirSync(join(root, 'src'), { recursive: true });
  for (const [path, text] of Object.entries(modules)) writeFileSync(join(root, path), text);
  const { output } = (await build({
    ...{ root, configFile: false, logLevel: 'silent', oxc: styledComponents('mfe-test') as never },
    plugins: [componentIds(root)],
    build: {
      ...{ write: false, sourcemap: 'hidden' },
      rolldownOptions: {
        ...{ input: join(root, 'src/main.ts'), preserveEntrySignatures: 'strict', external: ['styled-components'] },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0];
}

const idsIn = (code: string) => [...code.matchAll(/componentId:["'`]([\w-]+)/g)].map(([, id]) => id);

test('components are named by where they stand in their release, wherever that is built', async () => {
  const [here, there] = [await builtIn('a'), await builtIn('somewhere/else entirely')];
  expect(idsIn(here.code)).toEqual([
    expect.stringMatching(/^mfe-test__sc-[a-z0-9]{4}-0$/),
    expect.stringMatching(/^mfe-test__sc-[a-z0-9]{4}-1$/),
    expect.stringMatching(/^mfe-test__sc-[a-z0-9]{4}-0$/),
  ]);
  expect(there.code).toBe(here.code);
  // Columns too: stacks are read by them.
  expect(there.map?.mappings).toBe(here.map?.mappings);
});

test('no two components have one name, or one would have the style of the other', async () => {
  const ids = idsIn((await builtIn('b')).code);
  expect(new Set(ids).size).toBe(3);
  const [row, cell] = ids.map((id) => id?.replace(/-\d+$/, ''));
  expect(cell).toBe(row);
});

test('a module has its names however it is asked for', async () => {
  const plain = await builtIn('c');
  const asked = await builtIn('d', {
    ...MODULES,
    'src/main.ts': MODULES['src/main.ts'].replace('Row.ts', 'Row.ts?lazy'),
  });
  expect(idsIn(asked.code)).toEqual(idsIn(plain.code));
});

test('two modules whose components would have the same names do not build', async () => {
  const component = (name: string) => `import styled from 'styled-components'; export const ${name} = styled.p\`\`;`;
  const nameOf = (name: string) =>
    createHash('sha256').update(`src/${name}.ts`).digest().readBigUInt64BE().toString(36).slice(-4);
  const seen = new Map<string, string>();
  let [one, other] = ['', ''];
  for (let index = 0; one === ''; index += 1) {
    const name = nameOf(`A${index}`);
    [one, other] = [seen.get(name) ?? '', `A${index}`];
    seen.set(name, other);
  }
  const modules = {
    [`src/${one}.ts`]: component(one),
    [`src/${other}.ts`]: component(other),
    'src/main.ts': `export * from './${one}.ts'; export * from './${other}.ts';`,
  };
  await expect(builtIn('e', modules)).rejects.toThrow(/would have the same names; rename one of them/);
});
