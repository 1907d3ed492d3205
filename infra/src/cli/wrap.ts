import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { RemoteManifest } from '@agence/shared-contracts/remote/manifest';
import { wrapBuild } from '../build/wrapBuild.ts';
import { type Command, runOne } from './commandLine.ts';
import { UsageError } from './UsageError.ts';

const one = (value: string, about: string) => ({ type: 'string', value, about }) as const;

const WRAP: Command = {
  args: '<folder> --manifest <file> --version <x.y.z> --contract <^x.y.z> --built-by <name@version>',
  about:
    'Makes a release of what a stock bundler has built: a container that is a module, exposes ./lifecycles and has its mf-manifest.json.',
  options: {
    manifest: one('file', 'the remote\'s name and routes, as JSON, or as a module that exports them as "manifest"'),
    version: one('x.y.z', 'of the remote'),
    contract: one('^x.y.z', 'version of @agence/shared-contracts that it was written for'),
    'built-by': one('name@version', 'the bundler or plugin, e.g. @rspack/core@2.3.2'),
  },
  takes: (count) => count === 1,
  async run({ positionals: [folder = ''], text }) {
    const needed = (option: string) => {
      const value = text(option);
      if (!value) throw new UsageError(`--${option} is missing.\nUsage: agence wrap ${WRAP.args}`);
      return value;
    };
    const [manifest, version, contract, builtBy] = [
      needed('manifest'),
      needed('version'),
      needed('contract'),
      needed('built-by'),
    ];
    const release = await wrapBuild(resolve(folder), {
      ...{ version, contract, builtBy },
      manifest: await readManifest(resolve(manifest)),
    });
    return {
      lines: [`${release.name} ${release.version} wrapped, built by ${release.builtBy}`],
      json: { name: release.name, version: release.version, builtBy: release.builtBy },
    };
  },
};

/** `agence wrap`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence wrap', WRAP, args);
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
