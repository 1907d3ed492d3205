import { expect, test } from 'vitest';
import { noticeHtml } from './noticePage.ts';

test.each([
  [400, 'Demande refusée', /forme/],
  [401, 'Accès refusé', /Connectez-vous/],
  [403, 'Accès refusé', /pas accès/],
  [404, 'Page introuvable', /rien à cette adresse/],
  [405, 'Demande refusée', /pas offerte/],
  [408, 'Demande incomplète', /trop lentement/],
  [413, 'Demande refusée', /volumineuse/],
  [429, 'Trop de demandes', /quelques minutes/],
  [500, 'Une erreur est survenue', /dans un instant/],
  [503, 'Service très sollicité', /dans un instant/],
  // All that is not named.
  [418, 'Une erreur est survenue', /dans un instant/],
])('who is refused with %i reads why, and what to do, in a page that looks like one', (status, title, sentence) => {
  const html = noticeHtml(status);
  expect(html).toContain(`<title>${title}</title><style>body{`);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect(/<p>([^<]+\.)<\/p>/.exec(html)?.[1]).toMatch(sentence);
});
