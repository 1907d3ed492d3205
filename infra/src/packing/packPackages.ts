import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../cli/workspace.ts';

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

async function bundleInfra(target: string): Promise<string> {
  const source = join(ROOT, 'infra');
  await build({
    root: source,
    configFile: false,
    logLevel: 'warn',
    ssr: { noExternal: [/^@agence\//], target: 'node' },
    build: {
      ssr: join(source, 'src/cli/main.ts'),
      outDir: join(target, 'src/cli'),
      target: 'node22',
      emptyOutDir: true,
      minify: false,
      rolldownOptions: { external: (id) => /^(?!@agence\/|[./\0])/.test(id) && !id.startsWith('virtual:') },
    },
  });
  await cp(join(source, 'bin'), join(target, 'bin'), { recursive: true });
  const { name, version, type, bin, dependencies } = JSON.parse(await readFile(join(source, 'package.json'), 'utf8'));
  const { '@agence/shared-contracts': _, ...external } = dependencies as Record<string, string>;
  await writeFile(
    join(target, 'package.json'),
    JSON.stringify({ name, version, type, bin, dependencies: external }, null, 2),
  );
  return target;
}

function pack(source: string, folder: string): string {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const output = execFileSync(npm, ['pack', '--json', '--pack-destination', folder], { cwd: source, encoding: 'utf8' });
  const [{ filename }] = Object.values(JSON.parse(output)) as [{ filename: string }];
  return join(folder, filename.replace('@', '').replace('/', '-'));
}
