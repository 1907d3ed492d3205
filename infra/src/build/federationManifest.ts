import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { init as initLexer, parse as parseModule } from 'es-module-lexer';
import { array, object, parse, string } from 'valibot';
import type { FederationOptions } from './federationOptions.ts';

/** Name of the manifest that Module Federation's own tools and hosts read. */
const FEDERATION_MANIFEST = 'mf-manifest.json';

/** What a release takes from a manifest, whoever wrote it. */
const manifestSchema = object({
  name: string(),
  metaData: object({ remoteEntry: object({ path: string(), name: string() }) }),
  exposes: array(object({ path: string(), assets: object({ js: object({ sync: array(string()) }) }) })),
});

/** What a release needs to know of its container. */
export interface Container {
  /** Its name in Module Federation. */
  readonly name: string;
  /** Its entry, e.g. `remoteEntry.js`. */
  readonly entry: string;
  /** What its lifecycles need besides, to be loaded at once. */
  readonly modules: string[];
}

/**
 * Reads the `mf-manifest.json` of a build, as bundlers write it with `manifest: true`.
 *
 * @throws Error when there is none, when it is not readable, when it exposes no `./lifecycles`, or when the container is
 *   no module: scripts do not pass the policy of the pages
 */
export async function readContainer(dist: string): Promise<Container> {
  const text = await readFile(join(dist, FEDERATION_MANIFEST), 'utf8').catch(() => {
    throw new Error(`${dist} holds no ${FEDERATION_MANIFEST}; build with manifest: true in the federation settings.`);
  });
  const { name, metaData, exposes } = readManifest(text);
  const lifecycles = exposes.find(({ path }) => path === './lifecycles');
  if (!lifecycles) throw new Error(`${name} exposes no ./lifecycles.`);
  const entry = [metaData.remoteEntry.path, metaData.remoteEntry.name].filter(Boolean).join('/');
  const modules = [...new Set(lifecycles.assets.js.sync)].filter((file) => file !== entry);
  // Not by the manifest's word: Rspack 2.3 writes "global" of a module too.
  const exported = await exportsOf(join(dist, entry));
  if (!exported.includes('init') || !exported.includes('get')) {
    throw new Error(`${entry} is no module that exports init and get; build it as one (library: { type: 'module' }).`);
  }
  return { name, entry, modules };
}

async function exportsOf(file: string): Promise<string[]> {
  await initLexer;
  return parseModule(await readFile(file, 'utf8'))[1].map((one) => one.n);
}

function readManifest(text: string) {
  try {
    return parse(manifestSchema, JSON.parse(text));
  } catch (error) {
    throw new Error(`${FEDERATION_MANIFEST} does not fit: ${(error as Error).message}.`);
  }
}

interface LeanManifestOptions {
  readonly options: FederationOptions;
  readonly version: string;
  readonly pluginVersion: string;
  /** Chunks that an exposed module needs at once, and those that it may load later. */
  readonly chunksOf: (path: string) => { readonly sync: readonly string[]; readonly async: readonly string[] };
}

/** Writes the manifest of a lean container, as the stock plugin writes that of its own. */
export async function writeFederationManifest(
  dist: string,
  { options: { name, filename, exposes, shared }, version, pluginVersion, chunksOf }: LeanManifestOptions,
): Promise<void> {
  const assets = (sync: readonly string[] = [], async: readonly string[] = []) => ({
    js: { async, sync },
    css: { async: [], sync: [] },
  });
  const manifest = {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      buildInfo: { buildVersion: version, buildName: name },
      remoteEntry: { name: filename, path: '', type: 'module' },
      types: { path: '', name: '' },
      globalName: name,
      pluginVersion,
      publicPath: 'auto',
    },
    shared: Object.entries(shared).map(([module, { singleton, requiredVersion }]) => ({
      ...{ id: `${name}:${module}`, name: module, version: requiredVersion.slice(1), singleton, requiredVersion },
      assets: assets(),
    })),
    remotes: [],
    exposes: Object.entries(exposes).map(([path, file]) => {
      const { sync, async } = chunksOf(file);
      const module = path.replace('./', '');
      return { id: `${name}:${module}`, name: module, path, assets: assets(sync, async) };
    }),
  };
  await writeFile(join(dist, FEDERATION_MANIFEST), JSON.stringify(manifest));
}
