import { setTimeout as wait } from 'node:timers/promises';
import { parentPort, workerData } from 'node:worker_threads';
import { type SlowRequest, sendSlowly, slowStrangers, upload } from '@agence/backend/testing/slowSender';

/** What the attack needs to know of the site. */
export interface Attack {
  readonly url: string;
  readonly anonKey: string;
  /** Access token of a creator, and a course that is theirs. */
  readonly token: string;
  readonly course: string;
}

const SLOW = 60;
const LARGE = 30;
const LARGE_BYTES = 19 * 1024 * 1024;
/** Of the line of each large upload, in bytes a second: 16 Mbit/s. */
const LINE = 2_000_000;

const { url, anonKey, token, course } = workerData as Attack;
const statuses: Record<string, number> = {};

/** Sends again what has been answered, a second later. */
async function keepSending(name: string, next: () => SlowRequest): Promise<never> {
  for (;;) {
    const answer = await sendSlowly(url, next()).answer;
    const code = /"code":"(\w+)"/.exec(answer?.body ?? '')?.[1];
    const outcome = `${name}: ${[answer?.status ?? 'cut off', code].join(' ').trim()}`;
    statuses[outcome] = (statuses[outcome] ?? 0) + 1;
    await wait(1000);
  }
}

for (const request of slowStrangers(SLOW, anonKey)) void keepSending('slow', () => request);
for (let index = 0; index < LARGE; index += 1) {
  const who = index % 3 === 0 ? { apikey: anonKey, authorization: `Bearer ${token}` } : {};
  const name = index % 3 === 0 ? 'large of a creator' : 'large of a stranger';
  void keepSending(name, () => upload(`videos/${course}/${crypto.randomUUID()}.mp4`, LARGE_BYTES, LINE, who));
}
parentPort?.on('message', () => parentPort?.postMessage(statuses));
