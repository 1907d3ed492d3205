import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { run as wrap } from '@agence/infra/wrap';
import { rspack } from '@rspack/core';
import { build } from 'vite';
import rspackConfig from '../fixtures/stock-rspack/rspack.config.ts';
import { ROOT } from './site.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');
const BUILDS = join(ROOT, '.cache/stock-builds');

interface StockRemote {
  /** Folder below `e2e/fixtures`, with an ordinary configuration of its bundler. */
  readonly fixture: string;
  /** Its page. */
  readonly path: string;
  /** Package whose version the release names. */
  readonly bundler: string;
  /** The remote's own manifest, from its folder. */
  readonly manifest: string;
  readonly build: (root: string, outDir: string) => Promise<unknown>;
}

/** Remotes of teams that bring a stock bundler, by what they say on their page. */
export const stockRemotes = {
  Vite: {
    fixture: 'stock-vite',
    path: '/equipe-vite',
    bundler: '@module-federation/vite',
    manifest: 'src/manifest.ts',
    build: buildWithVite,
  },
  Rspack: {
    fixture: 'stock-rspack',
    path: '/equipe-rspack',
    bundler: '@rspack/core',
    manifest: 'remote.json',
    build: buildWithRspack,
  },
} as const satisfies Record<string, StockRemote>;

/**
 * Builds such a remote with its own configuration and wraps it, as its team would.
 *
 * @param contract range that the release asks for
 * @returns the folder of the release, ready to be published
 */
export async function buildStockRemote(
  { fixture, bundler, manifest, build }: StockRemote,
  contract: string,
): Promise<string> {
  const root = join(FIXTURES, fixture);
  const folder = await emptyFolder(fixture);
  await build(root, folder);
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'));
  const tool = JSON.parse(await readFile(join(ROOT, 'node_modules', bundler, 'package.json'), 'utf8'));
  await wrap([
    ...[folder, '--manifest', join(root, manifest), '--version', version],
    ...['--contract', contract, '--built-by', `${bundler}@${tool.version}`],
  ]);
  return folder;
}

/**
 * Builds a stock host that loads our tools.
 *
 * @param toolsManifest address of the tools' `mf-manifest.json`
 * @returns the folder of its files
 */
export async function buildStockHost(toolsManifest: string): Promise<string> {
  const folder = await emptyFolder('stock-host');
  process.env.TOOLS_MANIFEST = toolsManifest;
  await buildWithVite(join(FIXTURES, 'stock-host'), folder);
  return folder;
}

async function emptyFolder(name: string): Promise<string> {
  const folder = join(BUILDS, name);
  await rm(folder, { recursive: true, force: true });
  return folder;
}

function buildWithVite(root: string, outDir: string) {
  return build({ root, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

async function buildWithRspack(_: string, path: string) {
  const compiler = rspack({ ...rspackConfig, output: { ...rspackConfig.output, path } });
  await new Promise<void>((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error || stats?.hasErrors()) reject(error ?? new Error(stats?.toString()));
      else compiler.close(() => resolve());
    });
  });
}
