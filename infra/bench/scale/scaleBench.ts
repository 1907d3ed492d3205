import { filledPostgres } from './filledPostgres.ts';
import { type Measured, measureRequests } from './measureRequests.ts';
import { sizesOf, tableOf } from './tableOf.ts';

/** What the large database is compared with. */
const FEW = 500;
/** A tenth of the whole, which is a million. */
const MANY = 100_000;

/**
 * Fills a database, asks it everything that pages, functions and the worker ask, and prints what each takes beside a small
 * one. Fails where something is too slow or reads a table in proportion to its size.
 *
 * @param people accounts of the large one
 */
export async function runScaleBench(people = MANY): Promise<void> {
  const began = performance.now();
  const small = await filledPostgres(FEW);
  let few: Measured[];
  try {
    few = await measureRequests(small.pool);
  } finally {
    await small.close();
  }
  const large = await filledPostgres(people);
  try {
    const minutes = (performance.now() - began) / 60_000;
    process.stdout.write(
      `\nA database of ${people} people, filled in ${minutes.toFixed(1)} minutes, beside one of ${FEW}\n\n`,
    );
    const { lines, over } = tableOf(few, await measureRequests(large.pool), await sizesOf(large.pool));
    process.stdout.write(
      '| request | of | by | small, ms | large, ms | most read | verdict |\n|---|---|---|---|---|---|---|\n',
    );
    process.stdout.write(`${lines.join('\n')}\n\n${lines.length - over} of ${lines.length} within\n`);
    if (over > 0) process.exitCode = 1;
  } finally {
    await large.close();
  }
}
