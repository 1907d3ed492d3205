import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { serialize } from 'node:v8';
import { brotliCompressSync, constants } from 'node:zlib';
import { build } from 'vite';
import { listFiles } from '../build/listFiles.ts';
import { RELEASES, ROOT } from '../cli/workspace.ts';
import { offeredBy } from '../registry/contractFit.ts';
import { validateRelease } from '../registry/validateRelease.ts';
import { ARCHIVES, SAMPLES } from './archives.ts';

/** What an archive may weigh, in bytes: it stands in the repository. */
const MAX_BYTES = 2_000_000;

/**
 * Builds shell and remotes as they are at a tag, in a clone with packages of its own, and keeps the releases as they come
 * out of `agence build`, whole and uncompressed inside one archive: their texts repeat each other.
 *
 * @returns path of the archive, which is named after the contract
 * @throws Error when the tag does not build or its releases are more than 2 MB
 */
export async function makeArchive(tag: string): Promise<string> {
  const work = await mkdtemp(join(tmpdir(), 'agence-archive-'));
  try {
    const clone = join(work, 'clone');
    const packed = join(work, 'packed');
    run('git', ['-c', 'advice.detachedHead=false', 'clone', '--quiet', '--shared', '--branch', tag, ROOT, clone], ROOT);
    run(process.execPath, ['infra/bin/agence.mjs', 'build'], clone);
    for (const name of RELEASES) {
      await cp(join(clone, name, 'dist'), join(packed, name), { recursive: true });
      await validateRelease(join(packed, name));
      await buildSamples(join(clone, name), join(packed, SAMPLES, name));
    }
    const bytes = await pack(packed);
    if (bytes.length > MAX_BYTES)
      throw new Error(`The releases of ${tag} are ${bytes.length} bytes, not ${MAX_BYTES}.`);
    const contract = offeredBy(await validateRelease(join(packed, 'shell')));
    await mkdir(ARCHIVES, { recursive: true });
    const file = join(ARCHIVES, `contract-${contract}.br`);
    await writeFile(file, bytes);
    return `${relative(ROOT, file)}, ${bytes.length} bytes`;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** What a remote's contract test tells the kit, as one module: a later kit meets the remote with its own samples. */
async function buildSamples(root: string, outDir: string): Promise<void> {
  const entry = join(root, 'src/testing/contractSamples.ts');
  if (!existsSync(entry)) return;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: entry,
      outDir,
      emptyOutDir: true,
      target: 'node22',
      // Without comments that name folders of this machine.
      minify: true,
      reportCompressedSize: false,
      rolldownOptions: { output: { entryFileNames: 'samples.js', format: 'es', codeSplitting: false } },
    },
  });
}

/** All files of a folder, path → bytes, in the form that Node reads on every platform. */
async function pack(folder: string): Promise<Buffer> {
  const files = (await listFiles(folder)).map(async (path) => [path, await readFile(join(folder, path))] as const);
  const bytes = serialize(Object.fromEntries(await Promise.all(files)));
  const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: 11, [BROTLI_PARAM_LGWIN]: 24, [BROTLI_PARAM_SIZE_HINT]: bytes.length };
  return brotliCompressSync(bytes, { params });
}

function run(command: string, args: readonly string[], cwd: string): void {
  execFileSync(command, args, { cwd, stdio: 'inherit' });
}
