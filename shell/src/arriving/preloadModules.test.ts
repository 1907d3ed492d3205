// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { preloadModules } from './preloadModules.ts';

test('fetches each module once, whichever pages need it', () => {
  preloadModules(['/r/a.js', '/r/b.js']);
  preloadModules(['/r/b.js', '/r/c.js']);
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')];
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['/r/a.js', '/r/b.js', '/r/c.js']);
});
