import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@agence/shared-contracts/remote/version';
import { provideBrowsers } from '../cli/browsers.ts';
import { CACHE, execute } from '../cli/steps.ts';
import { ROOT } from '../cli/workspace.ts';

/** The document with the table. */
export const DOCUMENT = join(ROOT, 'docs/compatibility.md');
/** Tag of the browser tests that the rows come from. */
const TAG = '@compatibility';
/** Type of the annotation in which such a test leaves its row, as JSON. */
export const ROW = 'compatibility';
const KIT = 'infra/src/compatibility/archivedRemotes.test.ts';

/** What a browser test saw of remotes in a shell. */
export interface Row {
  /** Contract that the shell offers. */
  readonly offers: string;
  /** Where the shell comes from. */
  readonly shell: string;
  /** Contract range that the remotes need. */
  readonly needs: string;
  /** Names of the remotes, and what built them. */
  readonly remotes: string;
  /** `works`: every page hydrates and leads to the next; `refused`: no code is loaded, failure page for visitors. */
  readonly outcome: 'works' | 'refused';
}

/** A suite of Playwright's JSON report, as far as rows go. */
interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly tests: readonly { readonly annotations: readonly { type: string; description?: string }[] }[];
  }[];
}

/**
 * Tries every pair of shell and remotes, with the contract kit and in a browser, and writes down what came of it.
 *
 * @throws Error when a pair neither works nor is refused as it should be; nothing is written then
 */
export async function writeTable(): Promise<void> {
  await provideBrowsers();
  // By day neither earlier archives nor stock bundlers are tried.
  process.env.NIGHTLY = '1';
  await mustPass('vitest', ['run', '--root', ROOT, KIT]);
  await mustPass('playwright', ['test', '--config', join(ROOT, 'e2e'), '--grep', TAG]);
  const { numPassedTests } = await report('vitest.json');
  const rows = rowsOf((await report('playwright.json')).suites);
  await writeFile(DOCUMENT, documentOf(rows, numPassedTests));
}

/** The rows that tests left, in a lasting order. */
export function rowsOf(suites: readonly Suite[]): Row[] {
  const all = (suite: Suite): Row[] => [
    ...suite.specs
      .flatMap(({ tests }) => tests.flatMap(({ annotations }) => annotations))
      .filter(({ type }) => type === ROW)
      .map(({ description = '' }) => JSON.parse(description) as Row),
    ...(suite.suites ?? []).flatMap(all),
  ];
  const key = (row: Row) => Object.values(row).join(' ');
  return suites.flatMap(all).sort((a, b) => key(a).localeCompare(key(b), 'en', { numeric: true }));
}

/** The document with these rows. @param kitTests how many tests of the contract kit the archived remotes passed */
export function documentOf(rows: readonly Row[], kitTests: number): string {
  const head = ['Shell offers', 'Shell', 'Remotes need', 'Remotes', 'Outcome'];
  const cells = [
    head,
    ...rows.map(({ offers, shell, needs, remotes, outcome }) => [offers, shell, needs, remotes, outcome]),
  ];
  const widths = head.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lines = cells.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`);
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`);
  return `# Contract versions, shells and remotes

Written by \`npm run compatibility -- table\` for contract ${CONTRACT_VERSION}; a test fails while it says something else than
\`fits()\`. A pair _works_ where every remote's page hydrates, leads to another remote's without a page load and says nothing in
the console. It is _refused_ where the gate tells the team why and visitors get the failure page before any code of the remote
is loaded. How: [decision 0015](decisions/0015-archived-releases.md).

${lines.join('\n')}

Shell and remotes that were built together are what all other browser tests are about. The archived remotes also pass the contract
kit of ${CONTRACT_VERSION}: ${kitTests} tests.
`;
}

async function mustPass(tool: string, args: readonly string[]): Promise<void> {
  if ((await execute(tool, args)) !== 0)
    throw new Error('The table stays as it was: a pair does not do what it should.');
}

async function report(file: string) {
  return JSON.parse(await readFile(join(CACHE, file), 'utf8'));
}
