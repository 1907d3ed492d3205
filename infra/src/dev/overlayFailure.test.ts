import { expect, test } from 'vitest';
import { overlayFailure } from './overlayFailure.ts';

test('keeps file, line and excerpt of an error of Vite, without the colours of the terminal', () => {
  const error = Object.assign(new Error('\u001B[31mUnexpected token\u001B[0m'), {
    id: '/site/mfe-blog/src/List.tsx',
    loc: { file: '/site/mfe-blog/src/List.tsx', line: 3, column: 7 },
    frame: '\u001B[36m3 | <p\u001B[0m',
    plugin: 'vite:oxc',
  });
  expect(overlayFailure(error)).toMatchObject({
    message: 'Unexpected token',
    id: error.id,
    loc: error.loc,
    frame: '3 | <p',
    plugin: 'vite:oxc',
  });
});

test('shows whatever a source throws', () => {
  expect(overlayFailure('nothing here').message).toBe('nothing here');
  expect(overlayFailure(new Error('x')).stack).toContain('overlayFailure.test.ts');
});
