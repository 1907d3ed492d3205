import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../cli/workspace.ts';
import { EQUIVALENTS, isEquivalent } from './equivalents.ts';
import { mutantsOf } from './mutantsOf.ts';

test.each(EQUIVALENTS)('$file still has $line, changed to $replacement', ({ file, because }) => {
  const source = readFileSync(join(ROOT, file), 'utf8');
  const left = mutantsOf(file, source).filter((mutant) => isEquivalent(mutant, source));
  expect(left).toHaveLength(EQUIVALENTS.filter((other) => other.file === file).length);
  expect(because.length).toBeGreaterThan(20);
});

test('leaves out nothing else of the same line or the same change', () => {
  const { file, line, original, replacement } = EQUIVALENTS[0] as (typeof EQUIVALENTS)[number];
  const mutant = { file, line: 2, start: 0, end: 0, original, replacement };
  const source = `const other = '';\n${line}`;
  expect(isEquivalent(mutant, source)).toBe(true);
  expect(isEquivalent({ ...mutant, line: 1 }, source)).toBe(false);
  expect(isEquivalent({ ...mutant, replacement: '' }, source)).toBe(false);
  expect(isEquivalent({ ...mutant, file: 'other.ts' }, source)).toBe(false);
});
