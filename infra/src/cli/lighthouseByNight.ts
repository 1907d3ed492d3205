import { onePagePerKind } from '../../../e2e/support/publicPages.ts';
import { median } from '../../bench/median.ts';
import { onProductionSite, scoresOf } from './lighthouse.ts';

/** Of how many visits to a page the score in the middle counts. */
const VISITS = 5;
/** Chromium's trace lacks the navigation now and then (`NO_NAVSTART`), of which Lighthouse says to begin anew. */
const TRIES = 2 * VISITS;
const LEAST_SPEED = 99;
/** How fast a machine is, in Lighthouse's own measure, below which the speed of a page says more of the machine than of the page. */
const FAST_ENOUGH = 900;

/**
 * One page of each kind in Lighthouse, five times. Fails where the speed in the middle is below 99 on a machine that is fast enough,
 * and where anything else is below 100.
 */
export async function lighthouseByNight(): Promise<void> {
  process.stdout.write(
    '\n| page | speed | accessibility | practices | search | machine |\n| --- | --- | --- | --- | --- | --- |\n',
  );
  await onProductionSite(async (_, visit) => {
    for (const { path } of onePagePerKind) {
      const results = [];
      for (let tries = 0; results.length < VISITS && tries < TRIES; tries += 1) {
        const result = await visit(path);
        if (result) results.push(result);
      }
      if (results.length < VISITS) throw new Error(`Lighthouse has no result for ${path}.`);
      const machine = median(results.map(({ environment }) => environment.benchmarkIndex));
      const scores = results.map(scoresOf);
      const [speed = 0, ...others] = (scores[0] ?? []).map((_, at) => median(scores.map((one) => one[at] ?? 0)));
      if ((machine >= FAST_ENOUGH && speed < LEAST_SPEED) || others.some((score) => score < 100)) process.exitCode = 1;
      process.stdout.write(`| ${[path, speed, ...others, machine.toFixed(0)].join(' | ')} |\n`);
    }
  });
}
