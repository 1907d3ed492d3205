import { Agent, get } from 'node:http';

/** Visitors that load pages at a rate, whatever comes back. */
export interface PageLoads {
  readonly loads: number;
  /** Status, or what became of the connection, of each that did not end with a whole page. */
  readonly failures: readonly string[];
  /** Loads whose connection broke before an answer and that were sent again, as a proxy does (`proxy_next_upstream`). */
  readonly sentAgain: number;
  /** In milliseconds. */
  readonly slowest: number;
}

const LIMIT_MS = 10_000;

/** Loads pages at a rate for as long as some work takes; half the visitors keep their connection, as a proxy does. */
export async function loadPages(
  site: string,
  paths: readonly string[],
  perSecond: number,
  work: () => Promise<unknown>,
): Promise<PageLoads> {
  const kept = new Agent({ keepAlive: true });
  const failures: string[] = [];
  const running = new Set<Promise<void>>();
  let [loads, sentAgain, slowest] = [0, 0, 0];

  async function load(path: string, agent: Agent | false): Promise<void> {
    const startedAt = performance.now();
    let outcome = await ask(site + path, agent);
    if (outcome === BROKEN) {
      sentAgain += 1;
      outcome = await ask(site + path, agent);
    }
    if (outcome !== '200') failures.push(`${path}: ${outcome}`);
    slowest = Math.max(slowest, performance.now() - startedAt);
  }

  const startedAt = performance.now();
  const timer = setInterval(() => {
    // A timer that comes late makes up for it: the rate is kept.
    const due = ((performance.now() - startedAt) / 1000) * perSecond;
    for (; loads < due; loads += 1) {
      const one = load(paths[loads % paths.length] as string, loads % 2 === 0 ? kept : false);
      running.add(one);
      void one.finally(() => running.delete(one));
    }
  }, 5);
  await work();
  clearInterval(timer);
  await Promise.all(running);
  kept.destroy();
  return { loads, failures, sentAgain, slowest };
}

const BROKEN = 'the connection broke before an answer';

/** @returns the status of a whole answer, or what went wrong */
function ask(url: string, agent: Agent | false): Promise<string> {
  return new Promise((resolve) => {
    const request = get(url, { agent, timeout: LIMIT_MS, headers: { 'accept-encoding': 'br' } }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(String(answer.statusCode)));
      answer.on('error', () => resolve('the answer was cut'));
    });
    request.on('timeout', () => request.destroy(new Error('timeout')));
    request.on('error', ({ message }) => resolve(message === 'timeout' ? `no answer in ${LIMIT_MS} ms` : BROKEN));
  });
}
