// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { likelyNext } from './likelyNext.ts';

test('visitors go from the header or the first action to another page of this site, each once', () => {
  document.body.innerHTML = `
    <header id="shell-header"><a href="/">Accueil</a><a href="/blog">Blog</a><a href="https://ailleurs.test/">Ailleurs</a></header>
    <main><a href="/outils">Fil d’Ariane</a><h1>Des clients</h1><p>Sans promesses.</p>
      <p><a href="/formations#liste">Les formations</a><a href="/boutique">La boutique</a></p></main>`;
  const paths = () => likelyNext(document.querySelector('main') as HTMLElement).map(({ pathname }) => pathname);
  expect(paths()).toEqual(['/blog', '/formations']);
  history.pushState(null, '', '/blog');
  (document.querySelector('main a[href^="/formations"]') as HTMLAnchorElement).href = '/blog?page=2';
  expect(paths()).toEqual(['/']);
});
