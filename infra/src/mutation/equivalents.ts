import { SHELL_PORTS } from '@agence/shared-contracts/remote/ports';
import type { Mutant } from './mutantsOf.ts';

interface Equivalent extends Pick<Mutant, 'file' | 'original' | 'replacement'> {
  /** The whole line, without what stands around it. */
  readonly line: string;
  /** Why nobody could notice it. */
  readonly because: string;
}

/** Mutants that change nothing that can be seen, each with its reason; they are not drawn. */
export const EQUIVALENTS: readonly Equivalent[] = [
  {
    file: 'shared-contracts/src/remote/matchRoute.ts',
    line: "let score = '';",
    original: "''",
    replacement: "'mutant'",
    because: 'scores are compared with each other alone, and all of them would begin with it',
  },
  {
    file: 'infra/src/composer/render.ts',
    line: 'const known = { ...(site.demo ? { demo: site.demo } : {}), ...snapshot.siteWide };',
    original: 'site.demo',
    replacement: 'true',
    because: 'what is passed on is then undefined where there is no demonstration, which says the same as nothing',
  },
  {
    file: 'infra/src/composer/render.ts',
    line: 'const forms = { ...(asked ? { asked } : {}) };',
    original: 'asked',
    replacement: 'true',
    because: 'what is passed on is then undefined where the page knows nothing, which says the same as nothing',
  },
  {
    file: 'shell/src/boot/outletEffects.tsx',
    line: 'notice = undefined;',
    original: 'notice = undefined;',
    replacement: ';',
    because:
      'what has been taken away is taken away again before the next notice, which does nothing and is told by nobody',
  },
  {
    file: 'infra/src/composer/seoFiles.ts',
    line: '.sort(([a], [b]) => (a < b ? -1 : 1))',
    original: 'a < b',
    replacement: '(a) <= (b)',
    because: 'the rows are those of a map, of which no two have the same key',
  },
  {
    file: 'infra/src/registry/activate.ts',
    line: 'if (revision > expected && !decision) return;',
    original: 'revision > expected',
    replacement: '(revision) >= (expected)',
    because: 'a revision that is the expected one has been returned for above',
  },
  {
    file: 'infra/src/registry/diff.ts',
    line: 'const sizeOf = ({ files }: Release) => Object.values(files).reduce((sum, { bytes }) => sum + bytes, 0);',
    original: '0',
    replacement: '1',
    because: 'one sum is taken from the other, and what both begin with goes with it',
  },
  {
    file: 'infra/src/registry/seen.ts',
    line: "if (!['EROFS', 'EACCES', 'EPERM'].includes(error.code ?? '')) throw error;",
    original: "''",
    replacement: "'mutant'",
    because: 'neither is one of the three codes',
  },
  {
    file: 'infra/src/composer/watchRegistry.ts',
    line: "complaint = '';",
    original: "''",
    replacement: "'mutant'",
    because: 'no reason is called so: what comes next is a new one in either case',
  },
  {
    file: 'infra/src/registry/history.ts',
    line: "const here = await readFile(fileOf(dataDir, revision), 'utf8').catch(() => '');",
    original: "''",
    replacement: "'mutant'",
    because: 'neither text has the hash that is expected',
  },
  {
    file: 'infra/src/composer/publishedReleases.ts',
    line: 'const KNOWN_VERSIONS = 200;',
    original: '200',
    replacement: '2000',
    because: 'lists of files are small, and one that was forgotten is read again: more of them only take more memory',
  },
  {
    file: 'infra/src/composer/load.ts',
    line: 'const lists = new DataCache<ListedPage[]>({ ...MOMENT, maxEntries: 100, onFailure });',
    original: '100',
    replacement: '1000',
    because: 'there is one list for each release, of which a site has fewer, and one that was forgotten is read again',
  },
  {
    file: 'infra/src/composer/createPagePlaces.ts',
    line: 'const MAX_RELEASES = 100;',
    original: '100',
    replacement: '1000',
    because: 'a site shows fewer releases, and one that was forgotten has all its places free again',
  },
  ...SHELL_PORTS.map((port) => ({
    ...{ file: 'shared-contracts/src/remote/ports.ts', line: `${port}: true,`, original: 'true', replacement: 'false' },
    because: 'only the names are read, and what stands beside them may be nothing else by its type',
  })),
];

/** @param source of the mutant's file */
export function isEquivalent(mutant: Mutant, source: string): boolean {
  const line = source.split('\n')[mutant.line - 1]?.trim();
  return EQUIVALENTS.some(
    ({ file, original, replacement, ...other }) =>
      file === mutant.file && original === mutant.original && replacement === mutant.replacement && other.line === line,
  );
}
