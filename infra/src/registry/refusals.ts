import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { RateLimit } from '@agence/backend/edge/RateLimit';
import { replaceFile } from './signedFile.ts';

/** A request that the door has refused, without what was sent. */
export interface Refusal {
  /** ISO 8601. */
  readonly at: string;
  /** Of the answer's header x-request-id. */
  readonly request: string;
  /** The holder of the key; null for who showed none of this site. */
  readonly by: string | null;
  /** Method and path. */
  readonly asked: string;
  /** What the upload called itself, once that was readable. */
  readonly release: string | null;
  readonly status: number;
  readonly code: string;
  readonly why: string;
}

const DAYS_MS = 90 * 24 * 60 * 60 * 1000;
/** The newest stay; the file is written anew when it holds twice as many. */
const MAX_KEPT = 2_000;
const MAX_LENGTH = { asked: 200, why: 1_000 };
/** Refusals of whoever has no key here that are written down in ten minutes: a flood shall hide nothing. */
const STRANGERS = { count: 20, windowMs: 10 * 60 * 1000 };

const fileOf = (dataDir: string) => join(dataDir, 'door/refused.jsonl');

/** What was refused in the last ninety days, newest first. */
export async function refusalsOf(dataDir: string, now = Date.now()): Promise<Refusal[]> {
  const text = await readFile(fileOf(dataDir), 'utf8').catch(() => '');
  const all = text.split('\n').flatMap((line) => refusalOf(line));
  return all
    .filter(({ at }) => Date.parse(at) > now - DAYS_MS)
    .slice(-MAX_KEPT)
    .reverse();
}

/** None for the line that a crash has cut. */
function refusalOf(line: string): Refusal[] {
  try {
    return [JSON.parse(line) as Refusal];
  } catch {
    return [];
  }
}

/** Writes refusals down, one after the other. */
export function createRefusals(dataDir: string, now: () => number = Date.now) {
  const strangers = new RateLimit(STRANGERS.count, STRANGERS.windowMs, now);
  let lines = Number.POSITIVE_INFINITY;
  let last: Promise<void> = Promise.resolve();

  async function write(refusal: Refusal): Promise<void> {
    const file = fileOf(dataDir);
    if (lines >= 2 * MAX_KEPT) {
      await mkdir(dirname(file), { recursive: true });
      const kept = (await refusalsOf(dataDir, now())).reverse();
      await replaceFile(file, kept.map((one) => `${JSON.stringify(one)}\n`).join(''));
      lines = kept.length;
    }
    await appendFile(file, `${JSON.stringify(refusal)}\n`);
    lines += 1;
  }

  /** Never throws: what cannot be written down is said on standard error. */
  return async ({ asked, why, ...rest }: Omit<Refusal, 'at'>): Promise<void> => {
    if (rest.by === null && strangers.take('') > 0) return;
    const [at, cutAsked, cutWhy] = [
      new Date(now()).toISOString(),
      asked.slice(0, MAX_LENGTH.asked),
      why.slice(0, MAX_LENGTH.why),
    ];
    last = last
      .then(() => write({ at, ...rest, asked: cutAsked, why: cutWhy }))
      .catch((error: NodeJS.ErrnoException) =>
        console.error(`refusals: ${rest.request} is not written down (${error.code ?? error.message})`),
      );
    await last;
  };
}
