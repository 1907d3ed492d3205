import { runBench } from '../bench/runBench.ts';

/** `agence bench [runs]`: measures the composed site beside static HTML and a build-time composition, in one run. */
export async function run([runs = '5']: readonly string[]): Promise<void> {
  await runBench(Number(runs));
}
