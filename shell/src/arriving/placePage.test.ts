// @vitest-environment jsdom
import { createFakeShell } from '@agence/shared-contracts/testing/fakeShell';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextPaint } from '../boot/nextPaint.ts';
import { type ArrivingPage, fetchServedPage } from './fetchServedPage.ts';
import { placePage, REST_LIMIT_MS } from './placePage.ts';

const { shell, heads } = createFakeShell({ path: '/' });
const head = { title: 'Blog', description: '', keywords: [] };
const outlet = document.createElement('div');
document.body.append(outlet);

async function place(html: string, data?: unknown) {
  const lines = [
    { kind: 'page', status: 200, html, styles: '' },
    { html: '', styles: '', head, data, modules: [] },
  ];
  const body = lines.map((line) => JSON.stringify(line)).join('\n');
  vi.stubGlobal('fetch', async () => new Response(body, { headers: { 'agence-release': '1' } }));
  const found = await fetchServedPage('mfe-blog', '1', new URL('https://site.test/blog'));
  if (found.kind === 'served') await placePage(outlet, shell.head, 'mfe-blog', '/blog', found);
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

test('in a tab in the background, which paints nothing, no frame is waited for', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  vi.stubGlobal('requestAnimationFrame', () => {});
  await place('<h1>Blog</h1>');
  expect(heads.at(-1)?.title).toBe('Blog');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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

/** A page of which the first screen has come. @returns it, and how its rest comes */
function begun() {
  let come!: (rest: Awaited<ArrivingPage['rest']>) => void;
  const whole = '<section><h1>Blog</h1><form><input></form><p>Suite</p></section><aside>Fin</aside>';
  let html = '<section><h1>Blog</h1><form><input></form>';
  const page: ArrivingPage = {
    ...{ kind: 'served', remote: 'mfe-blog' },
    page: { kind: 'page', status: 200, styles: '' },
    rest: new Promise((resolve) => {
      come = resolve;
    }),
    isWhole: () => html === whole,
    draw: () => Object.assign(document.createElement('div'), { innerHTML: html }),
  };
  const complete = () => {
    html = whole;
    come({ head, styles: '', modules: ['/r/a.js'] });
  };
  return { page, whole, complete };
}

test('its first screen is seen before its rest, also where that comes before the frame', async () => {
  const { page, whole, complete } = begun();
  const placed = placePage(outlet, shell.head, 'mfe-blog', '/blog', page);
  complete();
  await page.rest;
  const shown = outlet.firstElementChild as HTMLElement;
  await new Promise(requestAnimationFrame);
  expect(shown.textContent).toBe('Blog');
  await placed;
  expect(shown.innerHTML).toBe(whole);
});

test('its rest follows its first screen without touching what was typed meanwhile', async () => {
  const { page, whole, complete } = begun();
  const before = heads.length;
  const placed = placePage(outlet, shell.head, 'mfe-blog', '/blog', page);
  await nextPaint();
  const shown = outlet.firstElementChild as HTMLElement;
  // The footer stays below the screen.
  expect([shown.textContent, shown.style.minHeight, heads.length]).toEqual(['Blog', '200vh', before]);
  const field = outlet.querySelector('input') as HTMLInputElement;
  field.value = 'neige';
  complete();
  expect([await placed, heads.length]).toEqual([['/r/a.js'], before + 1]);
  expect([shown.innerHTML, shown.style.minHeight]).toEqual([whole, '']);
  expect([outlet.querySelector('input'), field.value]).toEqual([field, 'neige']);
});

test('a rest that does not come is waited for no longer than a document takes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const page: ArrivingPage = {
    ...{ kind: 'served', remote: 'mfe-blog' },
    page: { kind: 'page', status: 200, styles: '' },
    rest: new Promise(() => {}),
    isWhole: () => false,
    draw: () => document.createElement('div'),
  };
  const placed = expect(placePage(outlet, shell.head, 'mfe-blog', '/blog', page)).rejects.toThrow('The rest of /blog');
  await vi.advanceTimersByTimeAsync(REST_LIMIT_MS);
  await placed;
  vi.useRealTimers();
});
