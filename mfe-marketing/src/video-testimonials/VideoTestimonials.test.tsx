// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { videos } from '../content/website/videos.ts';
import { type OpenSection, openSection, within } from '../testing/websitePage.ts';

let page: OpenSection;
const frames = () => page.section.querySelectorAll('iframe');
const plays = () => [...page.section.querySelectorAll<HTMLElement>('[aria-label^="Écouter"]')];

beforeEach(async () => {
  page = await openSection('Trois propriétaires');
}, 30_000);
afterEach(async () => expect(await page.opened.close()).toEqual([]));

test('shows three clients with person, quote, duration and results (MKT-059)', () => {
  const items = [...page.section.querySelectorAll('div > ul > li')];
  expect(items).toHaveLength(3);
  for (const [at, { name, position, company, location, quote, duration, results }] of videos.testimonials.entries()) {
    const told = items[at]?.textContent ?? '';
    for (const text of [name, position, company, location, quote, duration]) expect(told).toContain(text);
    for (const { metric, improvement } of results) expect(told).toContain(metric + improvement);
    expect(plays()[at]?.getAttribute('aria-label')).toBe(`Écouter ${name}, ${duration}`);
  }
});

test('loads a film on the click alone, and takes it away again (MKT-060)', async () => {
  expect(page.opened.page.html).not.toContain('<iframe');
  expect(frames()).toHaveLength(0);
  await page.click(plays()[1] as HTMLElement);
  expect([...frames()].map(({ src, title }) => [src, title])).toEqual([
    [videos.testimonials[1].videoUrl, 'Dr Philippe Arsenault, 1:48'],
  ]);
  const close = within(page, 'iframe + button');
  expect(close.textContent).toContain('Fermer la vidéo');
  expect(document.activeElement).toBe(close);
  await page.click(close);
  expect(frames()).toHaveLength(0);
  expect(document.activeElement).toBe(plays()[1]);
});
