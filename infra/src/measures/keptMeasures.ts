import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log/createLog.ts';
import { parseJson } from '../registry/json.ts';
import { replaceFile } from '../registry/signedFile.ts';
import type { Hours, Measures } from './createMeasures.ts';

/** How often each process writes down what it has counted, in milliseconds. */
const WRITE_MS = 60_000;
/** How long what an ended process has left is of use, in milliseconds. */
const KEPT_MS = 26 * 3_600_000;

const folderOf = (dataDir: string) => join(dataDir, 'measures');

/**
 * Writes what this process counts into a file of its own beside the releases, once a minute and when it ends: what all processes on
 * one store have counted is the sum of their files, and none waits for another.
 */
export function keepMeasures(dataDir: string, measures: Measures, log: Log) {
  const file = join(folderOf(dataDir), `${randomUUID()}.json`);
  let written = '';

  async function write(): Promise<void> {
    const text = JSON.stringify(measures.hours());
    if (text === written || text === '{}') return;
    await mkdir(folderOf(dataDir), { recursive: true });
    await replaceFile(file, text);
    written = text;
    await removeOld(folderOf(dataDir));
  }

  const tryToWrite = () => write().catch((error) => log.problem('Measures are not written down', error));
  const timer = setInterval(tryToWrite, WRITE_MS).unref();
  return {
    /** What every process has counted: this one until now, others until a minute ago. */
    async all(): Promise<readonly Hours[]> {
      await tryToWrite();
      const files = await filesIn(folderOf(dataDir));
      const others = await Promise.all(files.filter((one) => one !== file).map(readHours));
      return [measures.hours(), ...others];
    },
    async close(): Promise<void> {
      clearInterval(timer);
      await tryToWrite();
    },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((): string[] => []);
  return names.filter((name) => name.endsWith('.json')).map((name) => join(folder, name));
}

/** What cannot be read counts for nothing. */
async function readHours(file: string): Promise<Hours> {
  try {
    return parseJson(await readFile(file, 'utf8')) as Hours;
  } catch {
    return {};
  }
}

async function removeOld(folder: string): Promise<void> {
  for (const file of await filesIn(folder)) {
    const found = await stat(file).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > KEPT_MS) await rm(file, { force: true });
  }
}
