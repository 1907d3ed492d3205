import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from './workspace.ts';

/** What counts children: of lists and tables, of paragraphs and articles, of a component's own siblings, or of all from the n-th on. */
const RHYTHM = /^(?:li|tr|th|td|nav|p|article|&(?:\[[^\]]+\])?|:nth-child\(n \+ \d+\))$/;
const COUNTED =
  /(?<of>[\w&]*(?:\[[^\]]+\])?)(?<count>:not\(:(?:first|last)-child\)|:(?:first|last)-(?:child|of-type)|:nth-(?:last-)?(?:child|of-type)\([^)]*\))/g;

/** Selectors of a style sheet that count children where a part has no name. */
function nameless(source: string): string[] {
  const counted = [...source.matchAll(COUNTED)].map(({ groups }) => ({
    of: groups?.of ?? '',
    count: groups?.count ?? '',
  }));
  return counted.filter(({ of, count }) => !RHYTHM.test(of || count)).map(({ of, count }) => of + count);
}

test.each([
  ['& > div:last-child {', 'div:last-child'],
  ['& > :first-child {', ':first-child'],
  ['& > :nth-child(2) > p:last-child > span {', ':nth-child(2)'],
  ['& span:nth-of-type(3) {', 'span:nth-of-type(3)'],
])('finds %s', (source, found) => {
  expect(nameless(source)).toEqual([found]);
});

test.each(['& li:nth-child(odd) {', '&:not(:last-child)::before {', '& th:first-child {', '& > :nth-child(n + 12) {'])(
  'lets lists have their rhythm: %s',
  (source) => {
    expect(nameless(source)).toEqual([]);
  },
);

test('style sheets name the parts of a component instead of counting them', () => {
  const files = globSync('{shell,shared-contracts,mfe-*}/src/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !file.includes('.test.'),
  );
  expect(files.length).toBeGreaterThan(300);
  const counted = files.flatMap((file) =>
    nameless(readFileSync(join(ROOT, file), 'utf8')).map((selector) => `${file}: ${selector}`),
  );
  expect(counted).toEqual([]);
});
