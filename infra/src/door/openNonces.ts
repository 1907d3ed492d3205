import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { replaceFile } from '../registry/signedFile.ts';
import { CLOCK_MS } from './signedRequest.ts';

/** A signed request is believed from as long before as after its time. */
const WINDOW_MS = 2 * CLOCK_MS;
/** So many are kept before those that no clock would let in any more are dropped. */
const SWEEP_AT = 10_000;

/**
 * Remembers which requests there were, also over a restart, so that none is done twice.
 *
 * @returns a function that says whether a nonce is new
 */
export async function openNonces(file: string): Promise<(nonce: string) => Promise<boolean>> {
  await mkdir(dirname(file), { recursive: true });
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n');
  const seen = new Map(
    lines.map((line) => line.split(' ') as [string, string]).map(([nonce, at]) => [nonce, Number(at)]),
  );

  async function sweep() {
    for (const [nonce, at] of seen) if (!(at > Date.now() - WINDOW_MS)) seen.delete(nonce);
    await replaceFile(file, [...seen].map(([nonce, at]) => `${nonce} ${at}\n`).join(''));
  }

  await sweep();
  return async (nonce) => {
    if (seen.has(nonce)) return false;
    seen.set(nonce, Date.now());
    if (seen.size > SWEEP_AT) await sweep();
    else await appendFile(file, `${nonce} ${Date.now()}\n`);
    return true;
  };
}
