import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import { ROOT } from '../cli/workspace.ts';

/** What a team installs itself where it wants the rows of the gate that need a browser. */
const OPTIONAL = ['playwright-core'];

/**
 * Makes the two packages that a remote outside this repository needs. `shared-contracts` goes out as its sources, which
 * the remote's own build compiles; `infra` as one command bundled with its part of the contract, because Node runs no
 * TypeScript below `node_modules`.
 *
 * @param folder receives the tarballs
 * @returns package name → path of its tarball
 */
export async function packPackages(folder: string): Promise<Record<string, string>> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  return {
    '@agence/shared-contracts': pack(join(ROOT, 'shared-contracts'), folder),
    '@agence/infra': pack(await bundleInfra(join(folder, 'infra')), folder),
  };
}

/** The commands of main.ts as `src/cli/main.js`, which `bin/agence.mjs` looks for, depending on what they import alone. */
async function bundleInfra(target: string): Promise<string> {
  const source = join(ROOT, 'infra');
  const { output } = (await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@agence\//], target: 'node' },
    build: {
      ssr: join(import.meta.dirname, 'main.ts'),
      outDir: join(target, 'src/cli'),
      target: 'node22',
      emptyOutDir: true,
      minify: false,
      rolldownOptions: {
        external: (id) => /^(?!@agence\/|[./\0])/.test(id) && !id.startsWith('virtual:'),
        // Everything beside the renderer's process, which is found there.
        output: { chunkFileNames: '[name]-[hash].js' },
      },
    },
  })) as Rolldown.RolldownOutput;
  await bundleRenderer(join(target, 'src/cli'));
  await cp(join(source, 'bin'), join(target, 'bin'), { recursive: true });
  const versionsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, dependencies[name]]));
  const { name, version, type, bin, dependencies } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  await writeFile(
    join(target, 'package.json'),
    JSON.stringify(
      {
        name,
        version,
        type,
        bin,
        dependencies: versionsOf(importedPackages(output).filter((name) => !OPTIONAL.includes(name))),
        peerDependencies: versionsOf(OPTIONAL),
        peerDependenciesMeta: Object.fromEntries(OPTIONAL.map((name) => [name, { optional: true }])),
      },
      null,
      2,
    ),
  );
  return target;
}

/** The process that server halves run in: one file, which may be read there beside the release. */
async function bundleRenderer(outDir: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: join(ROOT, 'infra/src/renderer/child.ts'),
      outDir,
      target: 'node22',
      emptyOutDir: false,
      minify: false,
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
}

function importedPackages(output: Rolldown.RolldownOutput['output']): string[] {
  const files = new Set(output.map(({ fileName }) => fileName));
  const ids = output.flatMap((file) => (file.type === 'chunk' ? [...file.imports, ...file.dynamicImports] : []));
  const names = ids
    .filter((id) => !files.has(id) && !isBuiltin(id))
    .map((id) => (/^(?:@[^/]+\/)?[^/]+/.exec(id) as RegExpExecArray)[0]);
  return [...new Set(names)].sort();
}

function pack(source: string, folder: string): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const output = execFileSync(npm, ['pack', '--json', '--pack-destination', folder], { cwd: source, encoding: 'utf8' });
  const [{ filename }] = Object.values(JSON.parse(output)) as [{ filename: string }];
  return join(folder, filename.replace('@', '').replace('/', '-'));
}
