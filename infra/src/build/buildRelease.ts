import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { RouteDeclaration } from '@agence/shared-contracts/remote/manifest';
import { type Release, releaseSchema } from '@agence/shared-contracts/remote/release';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { parse } from 'valibot';
import { build, type Rolldown } from 'vite';
import { writeDownloads } from './downloads.ts';
import { freshUrl } from './freshUrl.ts';
import { listFiles } from './listFiles.ts';
import { prerender, type ReleaseServer, writePublicFiles } from './prerender.ts';
import { clientConfig, serverConfig } from './viteConfig.ts';

/**
 * Turns the folder of the shell or of a remote into a release folder: browser modules, renderer,
 * prerendered fragments, public files and `release.json`.
 *
 * @param root absolute path of the shell's or remote's folder
 * @returns the manifest of the release, which stands in `{root}/dist/release.json`
 */
export async function buildRelease(root: string): Promise<Release> {
  const { name: packageName, version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const name = packageName.replace(/^@[^/]+\//, '');
  const dist = join(root, 'dist');
  await rm(dist, { recursive: true, force: true });
  const source = { root, name };
  // A release is a production build, whatever started it: Vite and React look at this variable.
  process.env.NODE_ENV = 'production';
  const output = (await build(clientConfig(source, dist))) as Rolldown.RolldownOutput;
  await build(serverConfig(source, join(dist, 'server')));
  const chunks = output.output.filter((file) => file.type === 'chunk');

  const server = (await import(freshUrl(join(dist, 'server/server.js')))) as ReleaseServer;
  const { fragments, lastModified } = await prerender(server, dist);
  const publicFiles = {
    ...(await copyPublicFiles(root, dist)),
    ...(await writePublicFiles(server, dist)),
    ...(await writeDownloads(source, dist)),
  };
  if (existsSync(join(root, 'static'))) await cp(join(root, 'static'), join(dist, 'static'), { recursive: true });
  const files = await hashFiles(dist);
  const entry = name === 'shell' ? chunkOf(chunks, join(root, 'src/boot/main.tsx')).fileName : 'remoteEntry.js';
  const lifecycles = name === 'shell' ? [] : closure(chunks, chunkOf(chunks, join(root, 'src/exposes/lifecycles.ts')));
  const modules = [...new Set([...closure(chunks, byName(chunks, entry)), ...lifecycles])];
  const { manifest } = server;

  const release = parse(releaseSchema, {
    schema: 1,
    name,
    version: `${version}-${contentHash(files)}`,
    contract: `^${CONTRACT_VERSION}`,
    entry,
    modules: modules.filter((file) => file !== entry),
    routes: manifest.routes.map((route) => ({
      id: route.id,
      path: route.path,
      access: route.access,
      ...(route.denied ? { denied: route.denied } : {}),
      render: route.render,
      query: route.query ?? [],
      sitemap: route.sitemap ?? route.access === 'public',
      modules: closure(chunks, pageChunk(chunks, root, route)).filter((file) => !modules.includes(file)),
    })),
    fragments,
    lastModified,
    redirects: manifest.redirects ?? [],
    navigation: manifest.navigation ?? [],
    server: 'server/server.js',
    publicFiles,
    files,
  });
  await writeFile(join(dist, 'release.json'), `${JSON.stringify(release, null, 2)}\n`);
  return release;
}

type Chunk = Rolldown.OutputChunk;

function pageChunk(chunks: readonly Chunk[], root: string, route: RouteDeclaration): Chunk {
  return chunkOf(chunks, resolve(root, 'src/exposes', route.page));
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

async function hashFiles(dist: string): Promise<Release['files']> {
  const entries = await Promise.all(
    (await listFiles(dist)).map(async (path) => {
      const bytes = await readFile(join(dist, path));
      // Hashes stand in pages, which compress everything but them: the shorter kind is as safe.
      const integrity = `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
      return [path, { integrity, bytes: bytes.length }] as const;
    }),
  );
  return Object.fromEntries(entries);
}

/** @returns ten hexadecimal digits that change with any byte of the release */
function contentHash(files: Release['files']): string {
  return createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 10);
}
