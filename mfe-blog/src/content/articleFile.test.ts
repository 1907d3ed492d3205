import { expect, test } from 'vitest';
import { parseArticle } from './articleFile.ts';
import { newArticleFile } from './newArticleFile.ts';

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

const fileOf = (changed: Record<string, unknown> = {}, text = 'Le texte : oui.') => {
  const lines = Object.entries({ ...fields, ...changed }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `---\n${lines.join('\n')}\n---\n${text}\n`;
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
  [
    'an unknown category (BLG-008)',
    { category: 'Divers' },
    'category: must be one of ("Guide", "Stratégie", "Publicité", "SEO", "Google Ads", "Email Marketing")',
  ],
  ['an unknown author', { author: 'Personne' }, /^author: must be one of \("Catherine Morin", /],
  ['a slug that is no address', { slug: 'Été 2026' }, 'slug: may only hold a–z, 0–9 and hyphens'],
  ['a slug that the file does not have', { slug: 'autre' }, 'slug: must be "essai", like the file\'s name'],
  ['a date that is none', { publishedAt: 'hier' }, 'publishedAt: must be a day such as "2026-11-21"'],
  ['an update before publication', { updatedAt: '2026-01-01' }, 'updatedAt: is before publishedAt'],
  [
    'a description too short for search engines',
    { metaDescription: 'Courte' },
    'metaDescription: has 6 characters, must have 110 to 165',
  ],
  [
    'a title too long for search engines without one for them',
    { title: 'x'.repeat(61) },
    'metaTitle: is missing: search engines cut off titles after 60 characters',
  ],
  [
    'one for them that is too long as well',
    { metaTitle: 'x'.repeat(61) },
    'metaTitle: has 61 characters, must have 60 at most',
  ],
  ['no tag', { tags: [] }, 'tags: must name a tag or more'],
  ['minutes that are text', { readTime: '12' }, 'readTime: must be number'],
  ['a missing title', { title: undefined }, 'title: must be a JSON value, such as "text", ["a", "b"], 12 or true'],
  ['a field that nothing reads', { auteur: 'x' }, 'auteur: is no field of an article'],
  ['several faults at once', { tags: [], readTime: 0 }, 'tags: must name a tag or more; readTime: must be 1 or more'],
])('refuses %s and says what to change', (_, changed, message) => {
  const refusal = typeof message === 'string' ? `essai.md: ${message}` : message;
  expect(() => parseArticle('essai.md', fileOf(changed))).toThrow(
    refusal instanceof RegExp ? new RegExp(refusal.source.replace('^', '^essai\\.md: ')) : refusal,
  );
});

test('names every field that is missing', () => {
  expect(() => parseArticle('essai.md', '---\nid: 1\n---\nTexte')).toThrow(
    /essai\.md: title: is missing; slug: is missing; excerpt: is missing/,
  );
});

test.each([
  ['', 'must begin with front matter between two lines "---"'],
  ['Pas de matière', 'must begin with front matter between two lines "---"'],
  ['---\ntitle: sans guillemets\n---\nTexte', 'title: must be a JSON value, such as "text", ["a", "b"], 12 or true'],
  ['---\nune ligne perdue\n---\nTexte', '"une ligne perdue" is no "key: value" line'],
  [fileOf({}, ''), 'the text is missing'],
])('refuses a file without proper front matter or text: %j', (source, message) => {
  expect(() => parseArticle('essai.md', source)).toThrow(`essai.md: ${message}`);
});

test('takes the scaffold as a draft, and as an article only when nothing is left to write', () => {
  const scaffold = newArticleFile({ slug: 'essai', id: 7, day: '2026-11-21' });
  expect(parseArticle('essai.md', scaffold)).toMatchObject({ id: 7, draft: true, publishedAt: '2026-11-21' });
  expect(() => parseArticle('essai.md', scaffold.replace('draft: true', 'draft: false'))).toThrow(
    'essai.md: "[à écrire]" is left; write what is missing, or keep "draft: true"',
  );
  const written = scaffold.replace('draft: true', 'draft: false').replaceAll('[à écrire]', 'Voici une phrase.');
  expect(parseArticle('essai.md', written).draft).toBe(false);
});
