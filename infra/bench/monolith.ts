import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin } from 'vite';
import { clientConfig } from '../src/build/viteConfig.ts';
import { RELEASES, ROOT } from '../src/cli/workspace.ts';

/**
 * Composes shell and remotes at build time instead of run time: the same sources as one application, in which remotes
 * are ordinary lazy imports and shared modules ordinary modules. What federation costs is the difference.
 *
 * @param outDir receives the files
 * @returns name of the entry file
 */
export async function buildMonolith(outDir: string): Promise<string> {
  const shell = join(ROOT, 'shell');
  const config = clientConfig({ root: shell, name: 'shell' }, outDir);
  const output = (await build({
    ...config,
    plugins: [...(config.plugins ?? []), remotesAsImports()],
  } as InlineConfig)) as {
    output: { type: string; isEntry?: boolean; fileName: string }[];
  };
  const entry = output.output.find(({ type, isEntry }) => type === 'chunk' && isEntry);
  if (!entry) throw new Error('The build-time composition has no entry');
  return entry.fileName;
}

/** Replaces the federation loader of the shell by imports of the remotes' lifecycles. */
function remotesAsImports(): Plugin {
  const remotes = RELEASES.filter((name) => name !== 'shell');
  const imports = remotes.map((name) => `'${name}': () => import('${join(ROOT, name, 'src/exposes/lifecycles.ts')}')`);
  return {
    name: 'agence:remotes-as-imports',
    enforce: 'pre',
    load: (id) =>
      id.endsWith('/shell/src/boot/remoteLoader.ts')
        ? `const remotes = {${imports.join(',')}};
           export const createRemoteLoader = () => ({ load: (name) => remotes[name](), reset() {} });`
        : undefined,
  };
}

/** Empties a folder. */
export async function cleanFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
}
