import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import { wrapBuild } from '../build/wrapBuild.ts';

const USAGE = `Usage: agence wrap <folder> --manifest <file> --version <x.y.z> --contract <^x.y.z> --built-by <name@version>

  folder      what a stock bundler has built: a container that is a module, exposes ./lifecycles and has its mf-manifest.json
  --manifest  the remote's name and routes, as JSON, or as a module that exports them as "manifest"
  --version   of the remote
  --contract  version of @agence/shared-contracts that it was written for
  --built-by  the bundler or plugin, e.g. @rspack/core@2.3.2`;

/** `agence wrap …`: makes a release of what a stock bundler has built. */
export async function run(args: readonly string[]): Promise<void> {
  const { folder, manifest, ...options } = read(args);
  const release = await wrapBuild(resolve(folder), { ...options, manifest: await readManifest(resolve(manifest)) });
  process.stdout.write(`${release.name} ${release.version} wrapped, built by ${release.builtBy}\n`);
}

function read(args: readonly string[]) {
  const one = { type: 'string' } as const;
  const options = { manifest: one, version: one, contract: one, 'built-by': one };
  let parsed: ReturnType<typeof parseArgs<{ options: typeof options; allowPositionals: true }>>;
  try {
    parsed = parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (error) {
    throw new Error(`${(error as Error).message}\n\n${USAGE}`);
  }
  const [folder] = parsed.positionals;
  const { manifest, version, contract, 'built-by': builtBy } = parsed.values;
  if (!folder || !manifest || !version || !contract || !builtBy) throw new Error(USAGE);
  return { folder, manifest, version, contract, builtBy };
}

/** @throws Error when the file holds no manifest */
async function readManifest(file: string): Promise<RemoteManifest> {
  const manifest = file.endsWith('.json')
    ? JSON.parse(await readFile(file, 'utf8'))
    : (await import(pathToFileURL(file).href)).manifest;
  if (typeof manifest?.name !== 'string' || !Array.isArray(manifest.routes)) {
    throw new Error(`${file} holds no manifest: a name and routes (shared-contracts/src/remote/manifest.ts).`);
  }
  return manifest;
}
