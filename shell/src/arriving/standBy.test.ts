// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { show, shownPage, standBy } from './standBy.ts';

let outlet: HTMLElement;
let idle: (() => void)[];

beforeEach(() => {
  idle = [];
  vi.stubGlobal('requestIdleCallback', (run: () => void) => idle.push(run));
  vi.stubGlobal('CSS', { supports: () => true });
  document.body.innerHTML = '<div id="outlet"><div data-remote="a"><h1>Accueil</h1></div></div>';
  outlet = document.getElementById('outlet') as HTMLElement;
});
afterEach(() => void vi.unstubAllGlobals());

/** As a page comes. */
function page(name: string, html = `<h1>${name}</h1>`): HTMLElement {
  const made = document.createElement('div');
  made.dataset.remote = 'b';
  made.innerHTML = html;
  return made;
}

const children = () => [...outlet.children].map(({ textContent }) => textContent);

test('a page that stands by is not seen, comes after the one that is shown, and is not taken for it', () => {
  const blog = page('Blog');
  standBy(outlet, blog, 800);
  expect(children()).toEqual(['Accueil', 'Blog']);
  expect([blog.style.contentVisibility, shownPage(outlet)?.textContent]).toEqual(['hidden', 'Accueil']);
  expect(blog.getAttribute('aria-hidden')).toBe('true');
});

test('it is shown where it stands, as it came, and nothing else is', async () => {
  const [blog, tools] = [page('Blog'), page('Outils')];
  standBy(outlet, blog, 800);
  standBy(outlet, tools, 800);
  const accueil = shownPage(outlet) as HTMLElement;
  const observer = new MutationObserver(() => {});
  observer.observe(outlet, { childList: true });
  show(outlet, tools, 'b');
  const records = observer.takeRecords();
  // The others go when it is on screen: who sees it would wait for that.
  expect([shownPage(outlet), records]).toEqual([tools, []]);
  expect([accueil, blog].map(({ style, dataset }) => [style.contentVisibility, dataset.standsBy])).toEqual([
    ['hidden', ''],
    ['hidden', ''],
  ]);
  await vi.waitFor(() => expect(children()).toEqual(['Outils']));
  expect([tools.style.contentVisibility, tools.dataset.standsBy, tools.getAttribute('aria-hidden')]).toEqual([
    '',
    undefined,
    null,
  ]);
});

test('two stand by: a third takes the place of the one that came first', () => {
  for (const name of ['Blog', 'Outils', 'Contact']) standBy(outlet, page(name), 800);
  expect(children()).toEqual(['Accueil', 'Outils', 'Contact']);
});

test.each([
  ['a choice without a form', '<input type="radio" name="prix">', false],
  ['a field of a form that the page on screen has', '<input form="filtres" name="q">', false],
  ['a choice in its own form', '<form><input type="radio" name="prix"></form>', true],
  ['a field of its own form', '<form id="autres"></form><input form="autres" name="q">', true],
])('what is typed on the page on screen stays alone: of a page with %s', (_, html, stands) => {
  shownPage(outlet)?.insertAdjacentHTML('beforeend', '<form id="filtres"></form>');
  standBy(outlet, page('', html), 800);
  expect(outlet.childElementCount).toBe(stands ? 2 : 1);
});

test('does nothing where the browser would show it', () => {
  vi.stubGlobal('CSS', { supports: () => false });
  standBy(outlet, page('Blog'), 800);
  expect(children()).toEqual(['Accueil']);
});

test('is laid out a part at a time, down to where it will be seen', () => {
  const tops: Record<string, number> = { one: 100, two: 500, three: 900 };
  const html = Object.keys(tops).map((id) => `<section id="${id}"></section>`);
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return { top: tops[this.id] ?? 0 } as DOMRect;
  });
  const seen = vi.spyOn(window, 'getComputedStyle').mockImplementation((part) => {
    const said = (part as HTMLElement).style.getPropertyValue('--ag-later');
    return { contentVisibility: said || 'hidden' } as CSSStyleDeclaration;
  });
  const made = page('', html.join(''));
  standBy(outlet, made, 800);
  const laidOut = () => [...made.children].filter((part) => part.hasAttribute('style')).map(({ id }) => id);
  const steps = [];
  for (let run = idle.shift(); run; run = idle.shift()) {
    run();
    steps.push(laidOut());
  }
  expect(steps).toEqual([['one'], ['one', 'two'], ['one', 'two']]);
  seen.mockRestore();
  vi.restoreAllMocks();
});
