import { createHash } from 'node:crypto';
import { link, mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import lockfile from 'proper-lockfile';
import { replaceFile } from '../registry/signedFile.ts';
import { temporaryOf } from '../registry/temporary.ts';
import { type ObjectStore, StoreConflict, StoreReadOnly } from './ObjectStore.ts';

/** A process that has ended keeps others from a file for so long, in milliseconds. */
const STALE_MS = 5_000;

/** A store in a folder that its machines have in common, as a network drive. */
export function folderStore(root: string, address: string): ObjectStore {
  const fileOf = (path: string) => join(root, path);

  async function read(path: string) {
    const bytes = await readFile(fileOf(path)).catch(ifMissing(undefined));
    return bytes && { bytes, version: versionOfBytes(bytes) };
  }

  return {
    address,
    read,
    versionOf: async (path) => (await read(path))?.version,
    async list(prefix) {
      const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(ifMissing([]));
      const files = entries.filter((entry) => entry.isFile() && !/\.(?:tmp|lock)$/.test(entry.name));
      const paths = files.map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'));
      const listed = paths.filter((path) => path.startsWith(prefix)).sort();
      return Promise.all(listed.map(async (path) => ({ path, modified: (await stat(fileOf(path))).mtimeMs })));
    },
    async put(path, bytes, replaces) {
      const file = fileOf(path);
      try {
        await mkdir(dirname(file), { recursive: true });
        if (replaces === null) await create(file, bytes);
        else await replace(file, bytes, replaces);
      } catch (error) {
        if (['EACCES', 'EROFS', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? ''))
          throw new StoreReadOnly(`${root} may not be written.`);
        throw error;
      }
      return versionOfBytes(bytes);
    },
    delete: (path) => rm(fileOf(path), { force: true }),
  };
}

/** A link appears in one step, and not where something is. */
async function create(file: string, bytes: Uint8Array): Promise<void> {
  const whole = temporaryOf(file);
  await replaceFile(whole, bytes);
  try {
    await link(whole, file);
  } catch (error) {
    throw (error as NodeJS.ErrnoException).code === 'EEXIST' ? new StoreConflict(`${file} is there already.`) : error;
  } finally {
    await rm(whole, { force: true });
  }
}

async function replace(file: string, bytes: Uint8Array, version: string): Promise<void> {
  const changed = () => new StoreConflict(`${file} has changed.`);
  let isLost = false;
  const release = await lockfile.lock(file, {
    realpath: false,
    stale: STALE_MS,
    retries: { retries: 110, minTimeout: 20, maxTimeout: 200 },
    onCompromised: () => {
      isLost = true;
    },
  });
  try {
    const present = await readFile(file).catch(ifMissing(undefined));
    if (!present || versionOfBytes(present) !== version || isLost) throw changed();
    await replaceFile(file, bytes);
  } finally {
    // Whoever has taken it over gives it back.
    if (!isLost) await release();
  }
}

function versionOfBytes(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

function ifMissing<Value>(value: Value) {
  return (error: NodeJS.ErrnoException): Value => {
    if (error.code === 'ENOENT') return value;
    throw error;
  };
}
