import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Command, runOne, SAID } from '../cli/commandLine.ts';
import { UsageError } from '../cli/UsageError.ts';
import { ROOT } from '../cli/workspace.ts';
import { draw } from './draw.ts';
import { isEquivalent } from './equivalents.ts';
import { FIELDS, sourcesOf } from './fields.ts';
import { isNoticed } from './isNoticed.ts';
import { type Mutant, mutantsOf } from './mutantsOf.ts';

const USUAL_COUNT = 60;
/** Share of the drawn mutants that no test needs to notice: limits and qualities that cost more than they protect. */
const ALLOWED = 0.05;

const MUTATE: Command = {
  args: '[<count> [<seed>]] [<path> …]',
  about:
    "Draws mutants (60) of the site's two cores and of what they agree on, applies each alone and runs the unit tests that reach it, those " +
    'near it first. Fails when more than one in twenty survives. A seed repeats a run; paths draw from these sources alone.',
  options: {},
  takes: () => true,
  async run({ positionals }) {
    await mutate(positionals);
    return SAID;
  },
};

/** `agence mutate`. */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence mutate', MUTATE, args);
}

async function mutate(args: readonly string[]): Promise<void> {
  const [count = USUAL_COUNT, seed = Date.now() % 100_000] = args.filter((arg) => /^\d+$/.test(arg)).map(Number);
  const paths = args.filter((arg) => !/^\d+$/.test(arg));
  const isWanted = (file: string) => paths.length === 0 || paths.some((path) => file.startsWith(path));
  const all = FIELDS.flatMap((field) =>
    sourcesOf(field)
      .filter(isWanted)
      .flatMap((file) => {
        const source = readFileSync(join(ROOT, file), 'utf8');
        return mutantsOf(file, source).filter((mutant) => !isEquivalent(mutant, source));
      })
      .map((mutant) => ({ field, mutant })),
  );
  if (all.length === 0) throw new UsageError(`There are no mutants of ${paths.join(', ')}.`);
  const drawn = draw(all, count, seed);
  console.log(`${drawn.length} of ${all.length} mutants, seed ${seed}`);
  const survivors: Mutant[] = [];
  for (const [index, { field, mutant }] of drawn.entries()) {
    const start = performance.now();
    const noticed = await isNoticed(mutant, field);
    if (!noticed) survivors.push(mutant);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${index + 1}/${drawn.length} ${noticed ? 'killed' : 'SURVIVED'} in ${seconds} s: ${line(mutant)}`);
  }
  console.log(`\n${drawn.length - survivors.length} killed, ${survivors.length} survived, seed ${seed}`);
  for (const mutant of survivors) console.log(`  ${line(mutant)}`);
  if (survivors.length > drawn.length * ALLOWED) process.exitCode = 1;
}

function line({ file, line, original, replacement }: Mutant): string {
  const short = (text: string) => (text.length > 70 ? `${text.slice(0, 70)}…` : text).replaceAll(/\s+/g, ' ');
  return `${file}:${line}  ${short(original)}  →  ${short(replacement)}`;
}
