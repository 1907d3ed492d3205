import { expect, test } from 'vitest';
import { namesHost } from './namesHost.ts';

test.each([
  ['localhost:4100', true],
  ['LOCALHOST:4100', true],
  ['localhost.:4100', true],
  ['site.test', true],
  ['Site.Test.', true],
  ['site.test:80', false],
  ['other.test', false],
  ['', false],
  [undefined, false],
])('host names have no case, and may end with the dot of the root: %s', (header, names) => {
  expect(namesHost(['localhost:4100', 'site.test'], header)).toBe(names);
});
