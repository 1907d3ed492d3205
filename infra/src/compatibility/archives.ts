import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { deserialize } from 'node:v8';
import { brotliDecompressSync } from 'node:zlib';
import { contentVersion } from '../build/contentVersion.ts';
import { CACHE } from '../cli/steps.ts';
import { RELEASES, ROOT } from '../cli/workspace.ts';
import { offeredBy } from '../registry/contractFit.ts';
import { readRelease } from '../registry/validateRelease.ts';

/** Built releases of earlier contracts, an archive each. */
export const ARCHIVES = join(ROOT, 'infra/compatibility');
/** Inside an archive, beside the releases: what the contract kit must know of each remote's pages, as modules. */
export const SAMPLES = 'samples';

/** The shell and the remotes as they were built with one contract. */
export interface BuiltSite {
  /** Version of the contract. */
  readonly contract: string;
  /** Release name → its folder. */
  readonly folders: Readonly<Record<string, string>>;
  /** Folder of the samples; absent where releases come from this tree, whose own tests have them. */
  readonly samples?: string;
}

/** The releases of all archives, unpacked; the newest contract is the last. */
export async function archivedSites(): Promise<BuiltSite[]> {
  const files = (await readdir(ARCHIVES)).filter((file) => file.endsWith('.br'));
  const sites = await Promise.all(files.map((file) => unpack(join(ARCHIVES, file))));
  return sites.sort((a, b) => a.contract.localeCompare(b.contract, 'en', { numeric: true }));
}

async function unpack(archive: string): Promise<BuiltSite> {
  const bytes = await readFile(archive);
  const folder = join(
    CACHE,
    'compatibility',
    createHash('sha256').update('by content').update(bytes).digest('hex').slice(0, 10),
  );
  if (!existsSync(folder)) {
    await mkdir(join(CACHE, 'compatibility'), { recursive: true });
    const temporary = await mkdtemp(`${folder}-`);
    for (const [path, content] of Object.entries(deserialize(brotliDecompressSync(bytes)))) {
      await mkdir(dirname(join(temporary, path)), { recursive: true });
      await writeFile(join(temporary, path), content as Uint8Array);
    }
    for (const name of RELEASES) await nameByContent(join(temporary, name));
    await rename(temporary, folder).catch(async (error) => {
      // Somebody else has unpacked the same archive meanwhile.
      await rm(temporary, { recursive: true });
      if (!existsSync(folder)) throw error;
    });
  }
  const contract = offeredBy(await readRelease(join(folder, 'shell')));
  const folders = Object.fromEntries(RELEASES.map((name) => [name, join(folder, name)]));
  return { contract, folders, samples: join(folder, SAMPLES) };
}

/** Archives are older than the rule by which a version follows from all that release.json says. */
async function nameByContent(folder: string): Promise<void> {
  const release = await readRelease(folder);
  const named = { ...release, version: contentVersion(release) };
  await writeFile(join(folder, 'release.json'), JSON.stringify(named));
}
