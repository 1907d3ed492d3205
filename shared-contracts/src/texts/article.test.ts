import { expect, test } from 'vitest';
import { textProblems } from './siteTexts.ts';

const article = {
  ...{ title: 'Un titre', metaDescription: 'x'.repeat(120), excerpt: 'Un extrait', content: 'Un texte.' },
  ...{ category: 'Guide', tags: ['SEO'], author: 'Mélissa Roy', publishedAt: '2026-11-20', readTime: 5 },
  ...{ featured: false, image: 'quartier', keywords: [], localKeywords: [], targetAudience: 'Tous' },
};
const said = (changes: object) =>
  textProblems('article', { ...article, ...changes }).map(({ field, message }) => `${field}: ${message}`);

test('takes an article', () => {
  expect(said({})).toEqual([]);
  expect(said({ metaTitle: 'Court', updatedAt: '2026-11-21' })).toEqual([]);
});

test.each([
  [{ title: '' }, 'title: Remplissez ce champ.'],
  [
    { title: 'x'.repeat(61) },
    'metaTitle: Le titre a plus de 60 caractères\u00a0: écrivez-en un plus court pour les moteurs de recherche.',
  ],
  [{ metaTitle: 'x'.repeat(61) }, 'metaTitle: Au plus 60 caractères.'],
  [{ metaDescription: 'Courte' }, 'metaDescription: Au moins 110 caractères.'],
  [{ category: 'Divers' }, 'category: Choisissez une catégorie.'],
  [{ author: 'Personne' }, 'author: Choisissez qui signe l’article.'],
  [{ tags: [] }, 'tags: Il faut au moins un sujet.'],
  [
    { tags: ['a/b'] },
    'tags.0: Un sujet ne contient ni barre, ni dièse, ni chevrons, ni guillemets, ni point d’interrogation, ni pour cent.',
  ],
  [{ tags: ['SEO', 'SEO'] }, 'tags: Un sujet est écrit deux fois.'],
  [{ publishedAt: '' }, 'publishedAt: Choisissez un jour.'],
  [{ publishedAt: '2026-02-31' }, 'publishedAt: Choisissez un jour.'],
  [{ updatedAt: '2026-01-01' }, 'updatedAt: C’est avant le jour de publication.'],
  [{ readTime: '5 min' }, 'readTime: Écrivez un nombre de minutes.'],
  [{ readTime: 0 }, 'readTime: Au moins une minute.'],
  [{ image: 'Été' }, 'image: Écrivez un nom comme quartier\u00a0: lettres sans accents, chiffres et tirets.'],
  [{ content: '' }, 'content: Écrivez l’article.'],
  [
    { content: 'Bien.\n<b>Mal</b>' },
    'content: Ligne 2\u00a0: Retirez «\u00a0<b>\u00a0»\u00a0: le code HTML n’est pas accepté.',
  ],
  [{ content: 'Ceci [à écrire]' }, 'content: Remplacez «\u00a0[à écrire]\u00a0» par le texte.'],
])('says what is wrong with %j', (changes, message) => {
  expect(said(changes)).toEqual([message]);
});

test('says of each line of the body what is to be mended', () => {
  expect(said({ content: '##A\n\n**b' })).toEqual([
    'content: Ligne 1\u00a0: Mettez une espace entre les # et le titre.',
    'content: Ligne 3\u00a0: Il manque ** avant ou après les mots en gras.',
  ]);
});
