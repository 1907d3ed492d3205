// @vitest-environment jsdom
import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PATIENCE_MS } from '../frame/useSlowCourse.ts';
import { aCatalogueItem } from '../testing/builders.ts';
import { type Answer, type BackendRequest, createFakeBackend } from '../testing/fakeBackend.ts';
import { type OpenPage, openPage } from '../testing/openPage.ts';
import { lastAnswers } from './lastAnswers.ts';

let opened: OpenPage | undefined;

beforeEach(() => {
  lastAnswers.clear();
  localStorage.clear();
  // jsdom lays nothing out: rows of 400 pixels in three columns, at the upper edge of a window of 600.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(1200);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(400);
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal('scrollY', 0);
  vi.spyOn(HTMLUListElement.prototype, 'getBoundingClientRect').mockImplementation(() => new DOMRect(0, -scrollY));
});
afterEach(async () => {
  vi.useRealTimers();
  await opened?.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  opened = undefined;
});

const courses = (count: number, changes: Partial<CatalogueItem> = {}) =>
  Array.from({ length: count }, (_, index) =>
    aCatalogueItem({ slug: `cours-${index + 1}`, title: `Cours ${index + 1}`, ...changes }),
  );

/** Answers like the database: pages, and titles that contain the search. */
function catalogueOf(all: readonly unknown[]) {
  return ({ body }: BackendRequest) => {
    const { search = '', page_size = 24, page_offset = 0 } = (body ?? {}) as Record<string, never>;
    const found = all.filter((item) => JSON.stringify(item).toLowerCase().includes(String(search).toLowerCase()));
    return { total: found.length, items: found.slice(page_offset, page_offset + page_size) };
  };
}

async function open(answer: Answer, address = '/formations', before: (outlet: HTMLElement) => void = () => {}) {
  const backend = createFakeBackend({ 'rpc/catalogue': answer, categories: [{ slug: 'seo', name: 'SEO' }] });
  opened = await openPage(address, { backend, before });
  return { ...opened, asked: () => backend.requests.filter(({ name }) => name === 'rpc/catalogue').length };
}
const titles = ({ screen }: Pick<OpenPage, 'screen'>) =>
  screen.queryAllByRole('article').map((card: HTMLElement) => card.querySelector('h3')?.textContent);

/** Scrolls the page; the list's upper edge stays where it is on it. */
function scrollPage(top: number) {
  vi.stubGlobal('scrollY', top);
  fireEvent.scroll(window);
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

test('has hero, search, quick filters, favourites, both views, list and count (MPL-001, MPL-002, MPL-008)', async () => {
  const { screen, outlet } = await open(catalogueOf(courses(6)));
  expect(screen.getByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.getByRole('searchbox', { name: 'Rechercher une formation' })).toBeTruthy();
  for (const name of ['Google Ads', 'Facebook', 'SEO', 'Analytics', 'E-commerce', 'Premium', 'Mes favoris']) {
    expect(screen.getByRole('button', { name }).getAttribute('aria-pressed')).toBe('false');
  }
  expect(screen.getByRole('button', { name: 'Grille' }).getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: 'Liste' }).getAttribute('aria-pressed')).toBe('false');
  expect(screen.getByRole('region', { name: 'Liste des formations' })).toBeTruthy();
  expect(outlet.textContent).toContain('6 formations');
});

test('says that a search finds more than is counted (MPL-001)', async () => {
  const { outlet } = await open({ total: 5000, is_capped: true, items: courses(24) }, '/formations?q=pme');
  expect(outlet.textContent).toContain('Plus de 5\u00a0000 formations');
});

test('renders only the rows in view and two more on either side (MPL-014)', async () => {
  const { screen, served } = await open(catalogueOf(courses(60)));
  const list = screen.getByRole('region', { name: 'Liste des formations' }).querySelector('ul') as HTMLElement;
  await vi.waitFor(() => expect(list.children.length).toBe((Math.ceil(600 / 400) + 2) * 3));
  // The others have their room: the scroll bar is that of all courses.
  expect(list.style.height).toBe(`${(60 / 3) * 400}px`);
  // The server's page holds a whole page of courses for visitors without JavaScript.
  expect(served.html.match(/<article/g)).toHaveLength(24);
});

test('has no higher rows than its cards need once a narrow window is wider (MPL-014)', async () => {
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(20);
  const cell = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(2900);
  const { outlet } = await open(catalogueOf(courses(9)));
  const row = () => outlet.querySelector<HTMLElement>('ul[style*="--row"]')?.style.getPropertyValue('--row');
  fireEvent.scroll(window);
  await vi.waitFor(() => expect(row()).toBe('2900px'));
  width.mockReturnValue(350);
  cell.mockReturnValue(430);
  fireEvent(window, new Event('resize'));
  await vi.waitFor(() => expect(row()).toBe('430px'));
});

test('keeps no rows of a window that had no width for a moment, as while it is photographed (MPL-014)', async () => {
  const heard: ((entries: unknown[]) => void)[] = [];
  class SizeObserver {
    readonly #hear: (entries: unknown[]) => void;
    constructor(hear: (entries: unknown[]) => void) {
      this.#hear = hear;
      heard.push(hear);
    }
    observe() {
      queueMicrotask(() => this.#hear([]));
    }
    unobserve() {}
    disconnect() {}
  }
  const width = vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(350);
  const cell = vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(430);
  const { outlet } = await open(catalogueOf(courses(9)), '/formations', () =>
    vi.stubGlobal('ResizeObserver', SizeObserver),
  );
  const row = () => outlet.querySelector<HTMLElement>('ul[style*="--row"]')?.style.getPropertyValue('--row');
  fireEvent.scroll(window);
  await vi.waitFor(() => expect(row()).toBe('430px'));
  const tell = (blockSize: number) => {
    for (const hear of heard) hear([{ borderBoxSize: [{ blockSize }] }]);
  };
  width.mockReturnValue(0);
  tell(2900);
  width.mockReturnValue(350);
  fireEvent(window, new Event('resize'));
  await settled();
  expect(row()).toBe('430px');
  // Text that grows at the width there is has room.
  cell.mockReturnValue(460);
  tell(460);
  await vi.waitFor(() => expect(row()).toBe('460px'));
});

test('prints every course that has been read, whole, though few of them stand in the page (conditions C4)', async () => {
  const { screen } = await open(catalogueOf(courses(60)));
  const list = screen.getByRole('region', { name: 'Liste des formations' });
  const onPage = () => list.querySelectorAll('article').length;
  await vi.waitFor(() => expect(onPage()).toBe(12));
  dispatchEvent(new Event('beforeprint'));
  await vi.waitFor(() => expect(onPage()).toBe(24));
  expect(list.querySelectorAll('[data-brief]')).toHaveLength(0);
  dispatchEvent(new Event('afterprint'));
  await vi.waitFor(() => expect(onPage()).toBe(12));
});

test('begins at the page that the address asks for, and leads to the one before (MPL-014)', async () => {
  const page = await open(catalogueOf(courses(60)), '/formations?page=2');
  await vi.waitFor(() => expect(page.outlet.querySelector('[data-served]')).toBeNull());
  expect(titles(page)[0]).toBe('Cours 25');
  expect(page.served.head).toMatchObject({ canonicalPath: '/formations?page=2', noindex: false });
  const list = page.screen.getByRole('region', { name: 'Liste des formations' }).querySelector('ul') as HTMLElement;
  expect(list.style.height).toBe(`${((60 - 24) / 3) * 400}px`);
  expect(page.screen.getByRole('link', { name: 'Page précédente' }).getAttribute('href')).toBe('/formations');
});

test('has no page past the last, for no search engine, and leads back to the last (MPL-014)', async () => {
  const { served, screen } = await open(catalogueOf(courses(60)), '/formations?page=9');
  expect([served.status, served.head.noindex]).toEqual([404, true]);
  expect(screen.getByRole('link', { name: 'Page précédente' }).getAttribute('href')).toBe('/formations?page=3');
});

test('shows titles alone to who scrolls fast through the list, and whole cards as soon as it rests (MPL-014)', async () => {
  const { screen } = await open(catalogueOf(courses(60)));
  const list = screen.getByRole('region', { name: 'Liste des formations' });
  await vi.waitFor(() => expect(list.querySelectorAll('article').length).toBe(12));
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame'] });
  // A clock that went back to zero would have React hold back for as long what was suspended.
  let clock = performance.now();
  vi.spyOn(performance, 'now').mockImplementation(() => clock);
  const pass = (ms: number) => {
    clock += ms;
    vi.advanceTimersByTime(ms);
  };
  const card = () => screen.getByRole('link', { name: 'Cours 13' }).closest('article') as HTMLElement;
  // A swipe that nobody listens to yet is lost, so it is made again. React may render any of its steps: each shows the card.
  await vi.waitFor(() => {
    for (const top of [1200, 1600]) {
      pass(20);
      scrollPage(top);
    }
    expect(card().querySelectorAll('button')).toHaveLength(0);
  });
  pass(80);
  expect(card().querySelectorAll('button')).toHaveLength(0);
  await vi.waitFor(() => {
    pass(16);
    expect(card().querySelectorAll('button')).toHaveLength(2);
  });
  expect(card().textContent).toContain('Gratuit');
});

test('shows at most three tags of a course (MPL-005)', async () => {
  const { screen } = await open(catalogueOf(courses(1, { tags: ['a1', 'b2', 'c3', 'd4', 'e5', 'f6'] })));
  const card = screen.getByRole('article');
  expect(['a1', 'b2', 'c3'].every((tag) => card.textContent?.includes(tag))).toBe(true);
  expect(card.textContent).not.toContain('d4');
});

test('shows price, duration and level of a course as people read them (MPL-030, MPL-031, MPL-032)', async () => {
  const premium = { price: 19700, is_subscription: false, subscription_interval: null };
  const monthly = { price: 2900, is_subscription: true, subscription_interval: 'month' as const };
  const { screen } = await open(
    catalogueOf([
      aCatalogueItem({ slug: 'a', estimated_duration_minutes: 125, level: 'intermediaire', premium }),
      aCatalogueItem({ slug: 'b', estimated_duration_minutes: 45, level: 'avance', premium: null }),
      aCatalogueItem({ slug: 'c', premium: monthly }),
    ]),
  );
  const [first, second, third] = screen.getAllByRole('article').map((card: HTMLElement) => card.textContent);
  for (const text of ['197,00\u00a0$', '+ taxes', '2h 5min', 'Intermédiaire', 'Premium']) expect(first).toContain(text);
  for (const text of ['Gratuit', '45min', 'Avancé']) expect(second).toContain(text);
  expect(third).toContain('/mois');
});

test('asks once, 150 ms after the last key, and shows what was on screen meanwhile (MPL-009, MPL-010)', async () => {
  const page = await open(catalogueOf([...courses(3), aCatalogueItem({ slug: 'toiture', title: 'La toiture' })]));
  const search = page.screen.getByRole('searchbox') as HTMLInputElement;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  for (const text of ['t', 'to', 'toi', 'toit', 'toitu']) {
    fireEvent.input(search, { target: { value: text } });
    vi.advanceTimersByTime(149);
  }
  expect(page.address()).not.toContain('q=');
  expect(titles(page)).toHaveLength(4);
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  await vi.waitFor(() => expect(titles(page)).toEqual(['La toiture']));
  expect(page.address()).toBe('/formations?q=toitu');
  expect(page.asked()).toBe(2);
});

test('clears the search on Escape (MPL-011)', async () => {
  const page = await open(catalogueOf(courses(3)), '/formations?q=cours 2');
  await vi.waitFor(() => expect(titles(page)).toEqual(['Cours 2']));
  const search = page.screen.getByRole('searchbox') as HTMLInputElement;
  expect(search.value).toBe('cours 2');
  fireEvent.keyDown(search, { key: 'Escape' });
  expect(search.value).toBe('');
  await vi.waitFor(() => expect(titles(page)).toHaveLength(3));
});

test.each([{ ctrlKey: true }, { metaKey: true }])('focuses the search on K with %o (MPL-012)', async (modifier) => {
  const { screen } = await open(catalogueOf(courses(1)));
  const event = new KeyboardEvent('keydown', { key: 'k', cancelable: true, bubbles: true, ...modifier });
  document.body.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
});

test('narrows by every control and keeps each in the address (MPL-002, MPL-013)', async () => {
  const { screen, address } = await open(catalogueOf(courses(3)));
  screen.getByRole('button', { name: 'SEO' }).click();
  expect(address()).toBe('/formations?filtre=seo');
  for (const [label, path] of [
    ['Intermédiaire', '/formations?filtre=seo&niveau=intermediaire'],
    ['Gratuit', '/formations?filtre=seo&niveau=intermediaire&prix=gratuit'],
    ['4 et plus', '/formations?filtre=seo&niveau=intermediaire&prix=gratuit&note=4'],
    ['De 1 à 2 heures', '/formations?filtre=seo&niveau=intermediaire&prix=gratuit&note=4&duree=60-120'],
    ['SEO', '/formations?filtre=seo&categorie=seo&niveau=intermediaire&prix=gratuit&note=4&duree=60-120'],
  ] as const) {
    await settled();
    (screen.getByLabelText(label, { selector: 'input' }) as HTMLInputElement).click();
    expect(address()).toBe(path);
  }
  // The button that opens them on small windows counts all of them.
  await vi.waitFor(() => expect(screen.getByText('Filtres (6)')).toBeTruthy());
  const links = screen.getAllByRole('link', { name: /Retirer le filtre/ });
  expect(links).toHaveLength(6);
  expect(screen.getByRole('link', { name: 'Effacer les filtres' }).getAttribute('href')).toBe('/formations');
});

test('keeps favourites and likes through a reload (MPL-006, MPL-007)', async () => {
  const first = await open(catalogueOf(courses(2)));
  first.screen.getByRole('button', { name: 'Ajouter «\u00a0Cours 1\u00a0» aux favoris' }).click();
  first.screen.getByRole('button', { name: 'J’aime «\u00a0Cours 2\u00a0»' }).click();
  await first.close();
  const again = await open(catalogueOf(courses(2)));
  const pressed = (name: string) => again.screen.getByRole('button', { name }).getAttribute('aria-pressed');
  expect(pressed('Ajouter «\u00a0Cours 1\u00a0» aux favoris')).toBe('true');
  expect(pressed('J’aime «\u00a0Cours 2\u00a0»')).toBe('true');
  expect(pressed('J’aime «\u00a0Cours 1\u00a0»')).toBe('false');
});

test('asks for the favourites of this device alone (MPL-006, MPL-023)', async () => {
  localStorage.setItem('formations-favorites', JSON.stringify(['cours-2']));
  const page = await open(catalogueOf(courses(3)), '/formations?favoris=1');
  await vi.waitFor(() => expect(page.backend.requests.at(-1)?.body).toMatchObject({ slugs: ['cours-2'] }));
});

test('says when nothing is kept and leads back to the courses (MPL-003, MPL-023)', async () => {
  const page = await open(catalogueOf(courses(3)), '/formations?favoris=1&niveau=avance&q=x');
  await page.screen.findByText('Aucun favori sauvegardé');
  page.screen.getByRole('button', { name: 'Explorer les formations' }).click();
  expect(page.address()).toBe('/formations');
});

test('says when no course fits the filters, and when none fits the search (MPL-021, MPL-022)', async () => {
  const filtered = await open(catalogueOf([]), '/formations?niveau=avance');
  expect(filtered.screen.getByText('Aucune formation trouvée')).toBeTruthy();
  expect(filtered.screen.getByText('Essayez de modifier vos critères de recherche.')).toBeTruthy();
  await filtered.close();
  const searched = await open(catalogueOf(courses(3)), '/formations?q=zzzz');
  expect(searched.screen.getByText('Aucun résultat pour cette recherche')).toBeTruthy();
  expect(searched.screen.getByRole('heading', { name: 'Les formations les plus vues' })).toBeTruthy();
  expect(searched.screen.getByText(/^Rien pour «\szzzz\s»\./)).toBeTruthy();
  // Nothing is there to be put in order or laid out; the courses shown instead are kept as in the list.
  expect(searched.screen.queryByLabelText('Trier par')).toBeNull();
  expect(searched.screen.queryByRole('button', { name: 'Grille' })).toBeNull();
  expect(await searched.screen.findByRole('button', { name: 'J’aime «\u00a0Cours 1\u00a0»' })).toBeTruthy();
  searched.screen.getByRole('button', { name: 'Effacer la recherche' }).click();
  await vi.waitFor(() => expect(titles(searched)).toHaveLength(3));
});

test('keeps a course that cannot be read, or has no id, in its own place (MPL-025)', async () => {
  const { id: _, ...nameless } = aCatalogueItem({ slug: 'sans-id' });
  const page = await open(catalogueOf([aCatalogueItem({ title: 'Lisible' }), nameless]));
  expect(titles(page)).toEqual(['Lisible']);
  expect(page.screen.getByText('Formation indisponible')).toBeTruthy();
});

test('says that a row is loading until its page is there (MPL-026)', async () => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const pages = catalogueOf(courses(60));
  const page = await open(async (request: BackendRequest) => {
    if ((request.body as { page_offset: number }).page_offset > 0) await answered;
    return pages(request);
  });
  scrollPage(4000);
  await vi.waitFor(() => expect(page.screen.getAllByText('Chargement...').length).toBeGreaterThan(0));
  await vi.waitFor(() => expect(page.asked()).toBeGreaterThan(1));
  answer();
  await page.screen.findByText('Cours 30');
});

test('shows a course that is slow to come as a skeleton in its layout (MPL-033)', async () => {
  const { screen } = await open(catalogueOf(courses(3)));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const link = screen.getByRole('link', { name: 'Cours 2' });
  link.addEventListener('click', (event: Event) => event.preventDefault());
  fireEvent.click(link);
  vi.advanceTimersByTime(PATIENCE_MS - 1);
  expect(screen.queryByRole('searchbox')).toBeTruthy();
  vi.advanceTimersByTime(1);
  vi.useRealTimers();
  expect((await screen.findByText('Chargement...')).closest('[aria-busy=true]')).toBeTruthy();
  expect(screen.queryByRole('searchbox')).toBeNull();
});

test('says that an image is not available instead of showing a broken one (MPL-028)', async () => {
  const { outlet, screen } = await open(catalogueOf(courses(1, { thumbnail_url: '/storage/absente.jpg' })));
  fireEvent.error(outlet.querySelector('img[src$="absente.jpg"]') as HTMLImageElement);
  await screen.findByText('Image non disponible');
});
