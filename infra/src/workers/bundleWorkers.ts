import { copyFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { build } from 'vite';

/** The workers, each one file. */
const WORKERS = ['site', 'composer', 'serverHalf'];
/** Modules that are there when a worker is made, not when it is bundled. */
const GIVEN = ['cloudflare:workers', 'half', 'resvg.wasm'];

/** Writes what workerd runs the site with into a folder: three workers, what draws social images, and the configuration. */
export async function bundleWorkers(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of WORKERS) {
    await build({
      configFile: false,
      logLevel: 'warn',
      ssr: { noExternal: true },
      build: {
        ...{ outDir: folder, emptyOutDir: false, copyPublicDir: false, target: 'es2023', minify: true },
        ssr: join(import.meta.dirname, `${name}.ts`),
        rolldownOptions: { external: GIVEN, output: { entryFileNames: `${name}.js`, codeSplitting: false } },
      },
    });
  }
  const wasm = createRequire(import.meta.url).resolve('@resvg/resvg-wasm/index_bg.wasm');
  await copyFile(wasm, join(folder, 'resvg.wasm'));
  await copyFile(join(import.meta.dirname, '../../deploy/workers/site.capnp'), join(folder, 'site.capnp'));
}
