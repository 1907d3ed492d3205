import type { RenderedPage } from '@agence/shared-contracts/server';
import { articleAuthors } from '@agence/shared-contracts/texts/articleChoices';
import { textProblems } from '@agence/shared-contracts/texts/siteTexts';
import { expect, test, vi } from 'vitest';
import * as server from '../exposes/server.ts';
import { readArticles } from './articles.ts';
import { authors } from './authors.ts';
import { textOf } from './publishedArticles.ts';

const siteUrl = 'https://site.test';
const files = await readArticles();
const [featured, other] = files;
if (!featured || !other) throw new Error('There are no articles');
const path = `/blog/${other.slug}`;
const text = { ...textOf(other), title: 'Titre d’un autre jour', metaTitle: 'Titre court' };
const open = async (address: string, texts?: Record<string, unknown>) =>
  (await server.render({ path: address, siteUrl, ...(texts ? { texts } : {}) })) as RenderedPage;

test.each(files)('what the file of $slug says can be published as it is', (article) => {
  expect(textProblems('article', textOf(article))).toEqual([]);
});

test('says of everybody who may sign who they are', () => {
  expect(Object.keys(authors).sort()).toEqual([...articleAuthors].sort());
});

test('a published article stands in place of its file on its page, in the list, in feeds and beside others', async () => {
  const texts = { [path]: { ...text, updatedAt: '2026-11-20', tags: ['Neige'] } };
  const page = await open(path, texts);
  expect(page.head).toMatchObject({ title: 'Titre court', modifiedAt: '2026-11-20' });
  expect(JSON.stringify(page.head.jsonLd)).toContain('Titre d’un autre jour');
  expect(page.html).toContain('Titre d’un autre jour');
  expect((await open('/blog', texts)).html).toContain('Titre d’un autre jour');
  expect(await open('/blog/tag/neige', texts)).toMatchObject({ status: 200 });
  expect((await open('/blog?q=neige', texts)).html).toContain('Titre d’un autre jour');
  const feeds = await server.publicFiles(siteUrl, texts);
  expect(feeds['/blog/rss.xml']).toContain('Titre d’un autre jour');
  expect(feeds['/blog/tag/neige/rss.xml']).toContain('Titre d’un autre jour');
  expect(await server.pagesWith(texts, siteUrl)).toMatchObject({
    ...{ '/blog': '2026-11-20', [path]: '2026-11-20', '/blog/tag/neige': '2026-11-20' },
  });
});

test('an article that no file has is one like all others', async () => {
  const texts = { '/blog/tout-neuf': { ...text, title: 'Tout neuf', publishedAt: '2026-11-22', featured: false } };
  const pages = await server.pagesWith(texts, siteUrl);
  expect(pages['/blog/tout-neuf']).toBe('2026-11-22');
  expect(Object.keys(pages)).toHaveLength(Object.keys(await server.pagesWith({}, siteUrl)).length + 1);
  expect(await open('/blog/tout-neuf', texts)).toMatchObject({ status: 200, head: { title: 'Titre court' } });
  expect(await open('/blog/tout-neuf')).toMatchObject({ status: 404 });
  const [newest] = (await readArticles(texts)).filter((article) => !article.featured);
  expect(newest?.title).toBe('Tout neuf');
});

test('a page that nothing of it reaches keeps every byte', async () => {
  const texts = { [path]: { ...textOf(other), content: `${other.content}\n\nUn mot de plus.` } };
  expect(await open(`/blog/${featured.slug}`, texts)).toEqual(await open(`/blog/${featured.slug}`));
  expect(await open(path, texts)).not.toEqual(await open(path));
  // The same text, in whatever order a database has it, is the same page.
  const again = Object.fromEntries(Object.entries(textOf(other)).reverse());
  const bytes = async (texts?: Record<string, unknown>) => JSON.stringify(await open(path, texts));
  expect((await bytes({ [path]: again })) === (await bytes())).toBe(true);
});

test('words are set as in print, whatever was typed', async () => {
  const texts = { [path]: { ...text, content: "L'essentiel, c'est 10 000 $." } };
  expect((await open(path, texts)).html).toContain('L’essentiel, c’est 10\u00a0000\u00a0$.');
});

test('what is no article, or stands elsewhere, changes nothing, and the log says so', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  expect(await readArticles({ [path]: { title: 'x' }, '/autre': text, '/blog/a/b': text })).toEqual(files);
  expect(warn).toHaveBeenCalledOnce();
  warn.mockRestore();
});

test('the text of its file comes to who edits it, and to nobody else', async () => {
  const asked = { path, siteUrl, isForEditor: true };
  expect((await server.load(asked)) as { data?: unknown }).toMatchObject({ data: { source: textOf(other) } });
  expect((await open(path)).data).not.toHaveProperty('source');
});
