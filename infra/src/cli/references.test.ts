import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { namedIn, readLibrary, referencesOf } from './references.ts';
import { unnamedRequirements } from './unnamedRequirements.ts';
import { ROOT } from './workspace.ts';

const library = readLibrary(ROOT);
/** Articles cite the web alone; the check and its own test name what is not there. */
const files = library.files.filter((path) => !/\/content\/articles\/|\/cli\/references\./.test(path));

/** What a text cites that is not there. */
function dead(path: string, text: string): string[] {
  return referencesOf(path, text, library)
    .filter(({ leads }) => !leads)
    .map(({ text }) => text);
}

test('every reference in code, tests, SQL and documents leads somewhere', () => {
  const found = files.map((path) => [path, dead(path, readFileSync(join(ROOT, path), 'utf8'))] as const);
  expect(Object.fromEntries(found.filter(([, texts]) => texts.length > 0))).toEqual({});
});

test('every requirement is named by the title of a test, or by a decision', () => {
  expect(unnamedRequirements(library)).toEqual({ required: 452, unnamed: [] });
});

test('a comment names no requirement, and a range names all of its own', () => {
  expect(namedIn("// (MPL-001)\n/* MPL-002 */\ntest('x (MPL-003 to MPL-005, SHL-001)');")).toEqual([
    ...['MPL-003', 'MPL-004', 'MPL-005', 'SHL-001'],
  ]);
});

test('no id is defined twice', () => {
  expect(library.ids.filter((id, place) => library.ids.indexOf(id) !== place)).toEqual([]);
});

test('decisions bear the number of their file', () => {
  const decisions = files.filter((path) => /^docs\/decisions\/\d/.test(path));
  expect(decisions.length).toBeGreaterThan(10);
  for (const path of decisions) {
    expect(readFileSync(join(ROOT, path), 'utf8'), path).toMatch(new RegExp(`^# ${path.slice(15, 19)} `));
  }
});

test('every document is linked from the index', () => {
  const index = readFileSync(join(ROOT, 'docs/README.md'), 'utf8');
  const documents = files.filter((path) => path.startsWith('docs/') && path !== 'docs/README.md');
  expect(documents.filter((path) => !index.includes(`](${path.slice('docs/'.length)})`))).toEqual([]);
});

describe('a reference that leads nowhere is found', () => {
  test.each([
    ['an id', 'mfe-blog/src/a.ts', "test('lists (MPL-999)', () => {});", ['MPL-999']],
    ['a finding', 'infra/src/a.ts', '// as threats F99 says', ['F99']],
    ['a section', 'shell/src/a.ts', '/** The menu (marketing-site §2, §0). */', ['marketing-site §0']],
    ['a title', 'shell/src/a.ts', '/** (marketplace §9\n * "Query cash") */', ['marketplace §9 "Query cash"']],
    ['a heading', 'shell/src/a.ts', '// as architecture "Quite start" says', ['architecture "Quite start"']],
    ['a section of no document', 'shell/src/a.ts', '/** Rows (§9). */', ['/** Rows (§9']],
    [
      'a file',
      'shell/src/a.ts',
      '// see nothingOfThatName.ts and shell/src/nothing',
      ['nothingOfThatName.ts', 'shell/src/nothing'],
    ],
    ['an entry of a list that is elsewhere', 'shell/src/a.ts', `// after ${'issue'} 7`, ['issue 7']],
    ['a link', 'docs/README.md', '[a](nothing/) [b](#nowhere)', ['nothing/', '#nowhere']],
  ])('%s', (_, path, text, expected) => {
    expect(dead(path, text)).toEqual(expected);
  });

  test('but not one that leads somewhere', () => {
    const text =
      '/** The menu (marketing-site §2 "Header", §9; AMB-08, MPL-014, threats F1, architecture "Quiet start"), as `workspace.ts` and\n' +
      ' * docs/decisions/0008-search.md have it. */';
    expect(dead('infra/src/cli/a.ts', text)).toEqual([]);
  });

  test('a bare section in a migration is one of the marketplace', () => {
    const path = 'infra/supabase/migrations/1_a.sql';
    expect(dead(path, '-- Views (§7 "View count"), rows (§3, §9).')).toEqual([]);
    expect(dead(path, '-- Views (§7 "Clicks").')).toEqual(['marketplace §7 "Clicks"']);
  });
});
