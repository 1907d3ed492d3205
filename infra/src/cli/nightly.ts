import { runSoakBench } from '../../bench/soakBench.ts';
import { run as mutate } from '../mutation/mutate.ts';
import { nginxPath } from './nginxConfig.ts';
import { run as test } from './test.ts';
import { run as testNginx } from './testNginx.ts';
import { run as testWorkerd } from './testWorkerd.ts';

/**
 * `agence nightly`: all tests, everything random and every soak at length, all journeys in every browser, the composition tests
 * behind nginx where it is installed and on workerd, an hour's soak, and mutants.
 */
export async function run(): Promise<void> {
  Object.assign(process.env, { NIGHTLY: '1', BROWSERS: 'all' });
  await test([]);
  if (nginxPath()) await testNginx([]);
  else process.stdout.write('\nNot tried behind nginx: it is not installed.\n');
  await testWorkerd([]);
  await runSoakBench();
  await mutate([]);
}
