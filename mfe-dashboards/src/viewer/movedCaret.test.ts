import { expect, test } from 'vitest';
import { movedCaret } from './movedCaret.ts';

/** `|` is the caret. */
const moved = (before: string, after: string) => {
  const text = before.replace('|', '');
  const caret = movedCaret(before.indexOf('|'), text, after);
  return `${after.slice(0, caret)}|${after.slice(caret)}`;
};

test.each([
  ['J’écris|', 'Du téléphone\nJ’écris', 'Du téléphone\nJ’écris|'],
  ['J’écris|', 'J’écris\nDu téléphone', 'J’écris|\nDu téléphone'],
  ['Du| bureau', 'Du téléphone\nDu bureau', 'Du téléphone\nDu| bureau'],
  ['un|\ndeux', 'un\nentre\ndeux', 'un|\nentre\ndeux'],
  ['un\nde|ux', 'un\nentre\ndeux', 'un\nentre\nde|ux'],
  ['a\nmo|i\nb', 'A\nlà\nmoi\nB', 'A\nlà\nmo|i\nB'],
  ['un\n|', 'zéro\nun\n', 'zéro\nun\n|'],
  ['disparu|', 'autre', 'autre|'],
  ['|un', '', '|'],
  ['un|', '', '|'],
])('a caret at %j is at its place in %j', (before, after, expected) => {
  expect(moved(before, after)).toBe(expected);
});
