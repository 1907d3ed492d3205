// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import { videos } from '../content/website/videos.ts';
import { plainText } from '../testing/plainText.ts';
import { type OpenSection, openSection, within } from '../testing/websitePage.ts';
import { stills } from './stills.ts';

let page: OpenSection;
const frames = () => page.section.querySelectorAll('iframe');
const plays = () => [...page.section.querySelectorAll<HTMLElement>('[aria-label^="Écouter"]')];

beforeEach(async () => {
  page = await openSection('À quoi ressembleront');
});
afterEach(async () => expect(await page.opened.close()).toEqual([]));

test('shows three clients with person, quote, duration and results (MKT-059)', () => {
  const items = [...page.section.querySelectorAll('div > ul > li')];
  expect(items).toHaveLength(3);
  for (const [at, { name, position, company, location, quote, duration, results }] of videos.testimonials.entries()) {
    const told = items[at] ? plainText(items[at]) : '';
    for (const text of [name, position, company, location, quote, duration])
      expect(told).toContain(plainText({ textContent: text }));
    for (const { metric, improvement } of results)
      expect(told).toContain(plainText({ textContent: metric + improvement }));
    expect(plays()[at]?.getAttribute('aria-label')).toBe(`Écouter ${name}, ${duration}`);
  }
});

test('shows a still of each client’s own place, and none twice (MKT-059)', () => {
  const shown = [...page.section.querySelectorAll('img')].map(({ alt }) => alt);
  expect(shown).toEqual(videos.testimonials.map(({ thumbnail }) => stills[thumbnail]?.alt));
  expect(new Set(shown).size).toBe(3);
});

test('says how long the films are that play, not those that there are to be (MKT-059, AMB-56)', () => {
  const lengths = videos.testimonials.map(({ videoUrl, duration }) => [videoUrl.split(/[/?]/).at(4), duration]);
  expect(lengths).toEqual([
    ['aqz-KE-bpKQ', '10:35'],
    ['eRsGyueVLvQ', '14:48'],
    ['R6MlUcmOul8', '12:14'],
  ]);
});

test('loads a film on the click alone, and takes it away again (MKT-060)', async () => {
  expect(page.opened.page.html).not.toContain('<iframe');
  expect(frames()).toHaveLength(0);
  await page.click(plays()[1] as HTMLElement);
  expect([...frames()].map(({ src, title }) => [src, title])).toEqual([
    [videos.testimonials[1].videoUrl, 'Dr Philippe Arsenault, 14:48'],
  ]);
  const close = within(page, 'iframe + button');
  expect(close.textContent).toContain('Fermer la vidéo');
  expect(document.activeElement).toBe(close);
  await page.click(close);
  expect(frames()).toHaveLength(0);
  expect(document.activeElement).toBe(plays()[1]);
});

test('plays one film at a time (MKT-060)', async () => {
  await page.click(plays()[0] as HTMLElement);
  // The first that still has a play button is the second.
  await page.click(plays()[0] as HTMLElement);
  expect([...frames()].map(({ title }) => title)).toEqual(['Dr Philippe Arsenault, 14:48']);
  expect(document.activeElement).toBe(within(page, 'iframe + button'));
});
