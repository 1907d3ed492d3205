import fc from 'fast-check';
import { expect, test } from 'vitest';
import { oneSpelling } from './oneSpelling.ts';

test.each([
  ['/', '/'],
  ['//', '/'],
  ['//formations', '/formations'],
  ['/creators//x', '/creators/x'],
  ['/formations///a/', '/formations/a'],
  ['/index.html', '/'],
  ['/blog/index.html', '/blog'],
  ['/%66ormations', '/formations'],
  ['/%7Eabc', '/~abc'],
  ['/tag/%c3%a9t%C3%A9', '/tag/%C3%A9t%C3%A9'],
  ['/tag/e%CC%81te%CC%81', '/tag/%C3%A9t%C3%A9'],
  ['/a%2Fb', '/a%2Fb'],
  ['/a%2fb', '/a%2Fb'],
  ['/%', '/%'],
  ['/%E9', '/%E9'],
  ['/a.b-c_d', '/a.b-c_d'],
])('%s is written %s', (path, spelt) => {
  expect(oneSpelling(path)).toBe(spelt);
});

test('what is spelt once stays, begins with one slash and is the same to who reads it', () => {
  fc.assert(
    fc.property(fc.webPath({ size: 'small' }), (path) => {
      const spelt = oneSpelling(new URL(`http://site.test/${path}`).pathname);
      expect(oneSpelling(spelt)).toBe(spelt);
      expect(spelt).toMatch(/^\/(?!\/)/);
    }),
  );
});
