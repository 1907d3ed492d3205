import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { SHELL_EVENTS, SHELL_PORTS } from '@agence/shared-contracts/remote/ports';
import { type Release, releaseSchema } from '@agence/shared-contracts/remote/release';
import { parse } from 'valibot';
import { build, type Rolldown } from 'vite';
import infra from '../../package.json' with { type: 'json' };
import { assertBrand } from './brandProblems.ts';
import { contentVersion } from './contentVersion.ts';
import { contractRangeOf } from './contractRange.ts';
import { writeDownloads } from './downloads.ts';
import { readContainer, writeFederationManifest } from './federationManifest.ts';
import { federationOptions } from './federationOptions.ts';
import { freshUrl } from './freshUrl.ts';
import { hashFiles } from './hashFiles.ts';
import { listFiles } from './listFiles.ts';
import { manifestParts } from './manifestParts.ts';
import { type PlainPlace, plainPlace } from './plainPlace.ts';
import { prerender, type ReleaseServer, writePublicFiles } from './prerender.ts';
import { takeSourceMaps } from './sourceMaps.ts';
import { type BuildMode, builtWith, clientConfig, type ReleaseSource, serverConfig } from './viteConfig.ts';
import { writePictures } from './writePictures.ts';

/** In place of the hash in a version, until everything else is known. */
const UNHASHED = '0000000000';

export interface BuildOptions {
  readonly mode?: BuildMode;
  /** Folder of the release; `{root}/dist` when absent. */
  readonly dist?: string;
}

/**
 * Turns the folder of the shell or of a remote into a release folder: browser modules, renderer,
 * prerendered fragments, public files and `release.json`.
 *
 * @param root absolute path of the shell's or remote's folder
 * @param options.mode `development` keeps React's warnings and lets Fast Refresh in, for `agence dev` alone
 * @returns the manifest of the release, which stands in `{dist}/release.json`
 * @throws Error when the folder's contract is not one that this build knows, its sources do not build, or the brand cannot be read
 */
export async function buildRelease(
  root: string,
  { mode = 'production', dist = join(root, 'dist') }: BuildOptions = {},
): Promise<Release> {
  assertBrand();
  const place = await plainPlace(root);
  try {
    return await buildIn(place, mode, dist);
  } finally {
    await place.close();
  }
}

async function buildIn({ root, plugins }: PlainPlace, mode: BuildMode, dist: string): Promise<Release> {
  const { name: packageName, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const name = packageName.replace(/^@[^/]+\//, '');
  const contract = contractRangeOf(root);
  await rm(dist, { recursive: true, force: true });
  const source = { root, name, plugins };
  const stock = builtWith(source);
  if (stock && plugins.length > 0)
    throw new Error(`${stock}, which ${name} is built with, cannot work below a folder with # or ? in its name.`);
  // A release is a production build, whatever started it: Vite and React look at this variable.
  process.env.NODE_ENV = mode;
  const output = (await build(clientConfig(source, dist, mode))) as Rolldown.RolldownOutput;
  await build(serverConfig(source, join(dist, 'server'), mode));
  // Those of development are loaded beside their modules.
  const writeSourceMaps = mode === 'production' ? await takeSourceMaps(dist, root) : undefined;
  const chunks = output.output.filter((file) => file.type === 'chunk');

  const pictures = await writePictures(root, dist);
  const server = (await import(freshUrl(join(dist, 'server/server.js')))) as ReleaseServer;
  const { fragments, lastModified } = await prerender(server, dist);
  const publicFiles = {
    ...(await copyPublicFiles(root, dist)),
    ...(await writePublicFiles(server, dist)),
    ...(await writeDownloads(source, dist)),
    ...pictures,
  };
  if (existsSync(join(root, 'static'))) await cp(join(root, 'static'), join(dist, 'static'), { recursive: true });
  const { entry, modules, builtBy } =
    name === 'shell' ? startOfShell(chunks, root) : await startOfRemote({ source, dist, version, chunks });
  const files = await hashFiles(dist);
  const start = [entry, ...modules];
  const { manifest } = server;

  const content = parse(releaseSchema, {
    schema: 1,
    name,
    version: `${version}-${UNHASHED}`,
    contract,
    builtBy,
    ...(name === 'shell' ? { offers: { ports: [...SHELL_PORTS], events: [...SHELL_EVENTS] } } : {}),
    entry,
    modules,
    ...manifestParts(manifest, (sources) => {
      const needed = new Set(sources.flatMap((source) => closure(chunks, pageChunk(chunks, root, source))));
      return [...needed].filter((file) => !start.includes(file));
    }),
    fragments,
    lastModified,
    server: 'server/server.js',
    publicFiles,
    files,
  });
  const release = { ...content, version: contentVersion(content) };
  await writeSourceMaps?.();
  await writeFile(join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

type Chunk = Rolldown.OutputChunk;
type Start = Pick<Release, 'entry' | 'modules'> & { readonly builtBy: string };

const OURS = `${infra.name}@${infra.version}`;

function startOfShell(chunks: readonly Chunk[], root: string): Start {
  const [entry = '', ...modules] = closure(chunks, chunkOf(chunks, join(root, 'src/boot/main.tsx')));
  return { entry, modules, builtBy: OURS };
}

interface BuiltRemote {
  readonly source: ReleaseSource;
  readonly dist: string;
  readonly version: string;
  readonly chunks: readonly Chunk[];
}

/** What a remote starts with, as its manifest for Module Federation says, which the stock plugin has written itself. */
async function startOfRemote({ source, dist, version, chunks }: BuiltRemote): Promise<Start> {
  const stock = builtWith(source);
  if (!stock) {
    const options = federationOptions(source);
    const chunksOf = (path: string) => {
      const [entry, ...sync] = closure(
        chunks,
        chunkOf(chunks, join(source.root, path)),
        new Set(closure(chunks, byName(chunks, options.filename))),
      );
      const files = chunks.map(({ fileName }) => fileName);
      return { sync, async: files.filter((file) => file !== entry && !sync.includes(file)) };
    };
    await writeFederationManifest(dist, { options, version, pluginVersion: infra.version, chunksOf });
  }
  const { entry, modules } = await readContainer(dist);
  return { entry, modules, builtBy: stock ? `${stock}@${infra.dependencies[stock]}` : OURS };
}

/** @param source as manifests name pages and places */
function pageChunk(chunks: readonly Chunk[], root: string, source: string): Chunk {
  return chunkOf(chunks, resolve(root, 'src/exposes', source));
}

function chunkOf(chunks: readonly Chunk[], module: string): Chunk {
  const chunk =
    chunks.find((candidate) => candidate.facadeModuleId === module) ??
    chunks.find((candidate) => candidate.moduleIds.includes(module));
  if (!chunk) throw new Error(`The build left out ${module}`);
  return chunk;
}

function byName(chunks: readonly Chunk[], fileName: string): Chunk {
  const chunk = chunks.find((candidate) => candidate.fileName === fileName);
  if (!chunk) throw new Error(`The build left no file ${fileName}`);
  return chunk;
}

/** A chunk and all that it imports statically, itself first. */
function closure(chunks: readonly Chunk[], chunk: Chunk, seen = new Set<string>()): string[] {
  if (seen.has(chunk.fileName)) return [];
  seen.add(chunk.fileName);
  for (const imported of chunk.imports) closure(chunks, byName(chunks, imported), seen);
  return [...seen];
}

/** Copies `public/` to the release; its files are served at the top of the site. */
async function copyPublicFiles(root: string, dist: string): Promise<Record<string, string>> {
  const source = join(root, 'public');
  if (!existsSync(source)) return {};
  await cp(source, join(dist, 'public'), { recursive: true });
  const paths = await listFiles(join(dist, 'public'));
  return Object.fromEntries(paths.map((path) => [`/${path}`, `public/${path}`]));
}
