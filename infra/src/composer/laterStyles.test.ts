import { expect, test } from 'vitest';
import { pageOfStyles, stylesPath } from './laterStyles.ts';

test('the address of styles names their page and their text', () => {
  const address = stylesPath('.a{}', '/blog/a%22b');
  expect(pageOfStyles(address)).toEqual({ hash: expect.stringMatching(/^[\w-]{16}$/), path: '/blog/a%22b' });
  expect(pageOfStyles(stylesPath('.b{}', '/'))?.path).toBe('/');
  expect(stylesPath('.b{}', '/blog/a%22b')).not.toBe(address);
});

test.each(['', 'x/', '0123456789abcdef', '0123456789abcde!/'])('no other address is one: %s', (rest) =>
  expect(pageOfStyles(`/r/later/_styles/${rest}`)).toBeUndefined(),
);
