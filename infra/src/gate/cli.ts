import { resolve } from 'node:path';
import { type Command, runOne } from '../cli/commandLine.ts';
import { readLiveSite } from './readLiveSite.ts';
import type { GateRow } from './row.ts';
import { isOpen, runGate } from './runGate.ts';

const GATE: Command = {
  args: '[folder] [--against <site or store>]',
  about:
    'Says what the door of a site will say of a built release (dist when no folder is named), a row for each kind of fault.\n' +
    'Without a site, what only a site can tell is not run. Rows that open pages need playwright-core and a Chromium.',
  options: {
    against: {
      type: 'string',
      value: 'site or store',
      about: 'address of the site (AGENCE_SITE), or folder of its release store',
    },
  },
  takes: (count) => count <= 1,
  async run(given) {
    const against = given.text('against') ?? (process.env.AGENCE_SITE || undefined);
    const site = against === undefined ? undefined : await readLiveSite(against);
    // A row says itself as soon as it is known: the browser takes its time.
    const onRow = given.flag('json') ? () => {} : (row: GateRow) => void process.stdout.write(`${lineOf(row)}\n`);
    const report = await runGate(resolve(given.positionals[0] ?? 'dist'), { site, onRow });
    const open = isOpen(report);
    if (!open) process.exitCode = 1;
    const { name, version } = report.release ?? { name: 'This folder', version: '' };
    const said = `${name} ${version}`.trim();
    return { lines: ['', `${said} ${open ? 'may be published' : 'is refused'}`], json: { open, ...report } };
  },
};

/** `agence gate …` */
export function run(args: readonly string[]): Promise<void> {
  return runOne('agence gate', GATE, args);
}

/** @example pass      1.2 s  pages in a browser: 5 routes opened */
function lineOf({ title, result, sentence, ms }: GateRow): string {
  const [first = '', ...more] = sentence.split('\n');
  const head = `${result.padEnd(7)} ${(ms / 1000).toFixed(1).padStart(5)} s  ${title}${first ? `: ${first}` : ''}`;
  return [head, ...more.map((line) => `${' '.repeat(17)}${line}`)].join('\n');
}
