import { expect, test } from 'vitest';
import { parseArticle } from './articleFile.ts';

const fields: Record<string, unknown> = {
  id: 1,
  title: "L'essai : un titre",
  slug: 'essai',
  excerpt: 'Un extrait',
  category: 'Guide',
  tags: ['SEO'],
  author: 'Catherine Morin',
  publishedAt: '2026-10-14',
  readTime: 12,
  image: 'essai',
  metaDescription: 'x'.repeat(120),
  keywords: [],
  featured: false,
  localKeywords: [],
  targetAudience: 'PME',
};

const fileOf = (changed: Record<string, unknown> = {}) => {
  const lines = Object.entries({ ...fields, ...changed }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\nLe texte : oui.\n`;
};

test('reads front matter and text, set as in print (BLG-007)', () => {
  const article = parseArticle('essai.md', fileOf());
  expect(article).toMatchObject({
    slug: 'essai',
    title: 'L’essai\u00a0: un titre',
    content: 'Le texte\u00a0: oui.',
  });
});

test.each([
  ['an unknown category (BLG-008)', { category: 'Divers' }],
  ['an unknown author', { author: 'Personne' }],
  ['a slug that is no address', { slug: 'Été 2026' }],
  ['a date that is none', { publishedAt: 'hier' }],
  ['a description too short for search engines', { metaDescription: 'Courte' }],
  ['no tag', { tags: [] }],
  ['a field that nothing reads', { draft: true }],
])('refuses %s, naming the file', (_, changed) => {
  expect(() => parseArticle('essai.md', fileOf(changed))).toThrow(/^essai\.md: /);
});

test.each(['', 'Pas de matière', '---\ntitle: sans guillemets\n---\nTexte'])(
  'refuses a file without proper front matter: %j',
  (source) => {
    expect(() => parseArticle('essai.md', source)).toThrow(/^essai\.md: /);
  },
);
