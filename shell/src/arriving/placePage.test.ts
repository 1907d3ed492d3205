// @vitest-environment jsdom
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextPaint } from '../boot/nextPaint.ts';
import { fetchServedPage } from './fetchServedPage.ts';
import { placePage } from './placePage.ts';

const { shell, heads } = createFakeShell({ path: '/' });
const outlet = document.createElement('div');
document.body.append(outlet);

async function place(html: string, data?: unknown) {
  const head = { title: 'Blog', description: '', keywords: [] };
  const page = { kind: 'page', status: 200, head, html, data, styles: '', modules: [] };
  vi.stubGlobal('fetch', async () => Response.json(page, { headers: { 'agence-release': '1' } }));
  const found = await fetchServedPage('mfe-blog', '1', new URL('https://site.test/blog'));
  if (found.kind === 'served') placePage(outlet, shell.head, 'mfe-blog', '/blog', found);
  // What nobody sees follows what is seen.
  await nextPaint();
}
const dataInDocument = () => [...document.querySelectorAll<HTMLScriptElement>('script[data-page]')];

beforeEach(() => {
  outlet.innerHTML = '<div data-remote="mfe-marketing"><h1>Accueil</h1></div>';
  outlet.toggleAttribute('data-ready', true);
});

test('what is placed stands as in a document: with its head and its data, and does not answer yet', async () => {
  await place('<h1>Blog</h1>', { articles: 2 });
  expect(outlet.innerHTML).toBe('<div data-remote="mfe-blog"><h1>Blog</h1></div>');
  expect(outlet.hasAttribute('data-ready')).toBe(false);
  expect(heads.at(-1)?.title).toBe('Blog');
  expect(dataInDocument().map(({ text, dataset }) => [dataset.page, dataset.path, JSON.parse(text)])).toEqual([
    ['mfe-blog', '/blog', { data: { articles: 2 }, status: 200 }],
  ]);
});

test('leaves no data of a page that nobody has waited for', async () => {
  await place('<h1>Blog</h1>', 'a');
  await place('<h1>Blog</h1>', 'b');
  expect(dataInDocument().map(({ text }) => JSON.parse(text).data)).toEqual(['b']);
  await place('<h1>Blog</h1>');
  expect(dataInDocument()).toEqual([]);
});

test('what stands in for scripts stays asleep: a form has one button', async () => {
  await place('<form><button>Filtrer</button><noscript><button>Envoyer</button></noscript></form>');
  expect(outlet.querySelectorAll('button')).toHaveLength(1);
});
