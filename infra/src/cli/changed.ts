import { execFileSync } from 'node:child_process';
import { ROOT } from './workspace.ts';

/** Journeys that one remote alone decides, below `e2e`; all other browser tests meet several releases. */
export const JOURNEYS: Readonly<Record<string, readonly string[]>> = {
  'mfe-marketing': ['journeys/home', 'journeys/websitePage'],
  'mfe-blog': ['journeys/blog'],
  'mfe-tools': ['journeys/tools'],
  'mfe-marketplace': ['counting/catalogue', 'counting/shop', 'journeys/buying'],
  'mfe-dashboards': [
    'counting/memberPlaces',
    ...['account', 'admin', 'creating', 'memberArea', 'viewer'].map((name) => `journeys/${name}`),
  ],
  'mfe-kit': [],
};

/** Parts of the infrastructure that no site of the browser tests runs. */
const BESIDE = [
  'bench',
  'deploy',
  'film',
  'fonts',
  ...['audit', 'mutation', 'packing', 'scaffold'].map((name) => `src/${name}`),
];
/** What all releases are made with: a change there can touch everything. */
const COMMON = ['infra/package.json', 'infra/src/build/', 'infra/supabase/'];

/** Tests of the infrastructure that read the sources of every remote. */
const READERS = ['infra/src/packing/', 'infra/backend/src/errorCodes'];
/** The test that reads every file for what it refers to. */
const REFERENCES = 'infra/src/cli/references';

/** What a change can touch, as the runners want it; an empty list is nothing at all. */
interface Touched {
  /** Parts of the paths of unit tests. */
  readonly units: readonly string[];
  /** Patterns for the paths of browser tests. */
  readonly browser: readonly string[];
}

/**
 * Which tests a change can touch. By folders, not by imports: tests also read Markdown, SQL and sources.
 *
 * @param files paths that have changed, from the top of the repository
 * @returns undefined for everything: the change is in what all releases stand on
 */
export function touchedBy(files: readonly string[]): Touched | undefined {
  const remotes = new Set<string>();
  let [isShell, isInfra, isEverywhere] = [false, false, false];
  for (const file of files) {
    const [folder = ''] = file.split('/');
    if (COMMON.some((path) => file.startsWith(path))) return undefined;
    if (folder in JOURNEYS) remotes.add(folder);
    else if (folder === 'shell') isShell = isEverywhere = true;
    else if (folder === 'infra') {
      isInfra = true;
      isEverywhere ||= !BESIDE.some((path) => file.startsWith(`infra/${path}/`));
    } else if (folder === 'e2e') isEverywhere = true;
    else if (!/^([^/]+|docs\/.+)\.md$/.test(file)) return undefined;
  }
  const spared = Object.entries(JOURNEYS).flatMap(([remote, names]) => (remotes.has(remote) ? [] : names));
  return {
    units: [
      ...[...remotes].map((remote) => `${remote}/`),
      ...(isShell ? ['shell/'] : []),
      ...(isInfra ? ['infra/'] : remotes.size > 0 || isShell ? READERS : []),
      ...(files.length > 0 && !isInfra ? [REFERENCES] : []),
    ],
    browser: isEverywhere ? [''] : remotes.size > 0 ? [`^(?!.*/e2e/(?:${spared.join('|')})\\.spec)`] : [],
  };
}

/**
 * Files that differ from where this branch left another, committed or not.
 *
 * @param base branch or commit; `HEAD` for what is not committed yet
 */
export function changedFiles(base: string): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return [
    ...git('diff', '--name-only', '--merge-base', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter(Boolean);
}
