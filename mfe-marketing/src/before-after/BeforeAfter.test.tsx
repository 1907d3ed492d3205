// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beforeAfter } from '../content/website/beforeAfter.ts';
import { type OpenSection, openSection, within } from '../testing/websitePage.ts';

let page: OpenSection;
const slider = () => within<HTMLInputElement>(page, 'input[type=range]');
const cut = () => (slider().parentElement as HTMLElement).style.getPropertyValue('--cut');

beforeEach(async () => {
  page = await openSection('Avant, après');
});
afterEach(async () => expect(await page.opened.close()).toEqual([]));

test('cuts both pictures in the middle at first and anywhere between the ends (MKT-061)', async () => {
  expect([slider().min, slider().max, slider().value, cut()]).toEqual(['0', '100', '50', '50%']);
  expect(slider().getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe('Avant 50 %, Après 50 %');
  for (const [value, position] of [
    ['51', '51%'],
    ['100', '100%'],
    ['400', '100%'],
    ['-7', '0%'],
  ] as const) {
    await page.set(slider(), value);
    expect(cut()).toBe(position);
  }
});

test('shows what the slider says that was moved before this code was there, or restored by a reload (MKT-061)', async () => {
  await page.opened.close();
  page = await openSection('Avant, après', {
    before: (outlet) => {
      (outlet.querySelector('input[aria-label^="Part du site"]') as HTMLInputElement).value = '80';
    },
  });
  await vi.waitFor(() => expect([slider().value, cut()]).toEqual(['80', '80%']));
  expect(slider().getAttribute('aria-valuetext')?.replaceAll('\u00a0', ' ')).toBe('Avant 80 %, Après 20 %');
});

test('shows either picture as a whole with a button instead of dragging (MKT-061)', async () => {
  await page.click(page.button('Voir tout l’avant'));
  expect([slider().value, cut()]).toEqual(['100', '100%']);
  await page.click(page.button('Voir tout l’après'));
  expect([slider().value, cut()]).toEqual(['0', '0%']);
});

test('shows title, both pictures and improvements of each project (MKT-062)', async () => {
  for (const { title, before, after, improvements } of beforeAfter.projects) {
    await page.click(page.button(title));
    expect(page.button(title).getAttribute('aria-pressed')).toBe('true');
    const pictures = [...page.section.querySelectorAll('figure :is(svg[role=img], img)')].map(
      (picture) => picture.getAttribute('alt') ?? picture.getAttribute('aria-label'),
    );
    expect(pictures).toEqual([after.alt, before.alt]);
    expect(page.texts('header ul > li')).toEqual(improvements.map((text) => text.replaceAll('\u00a0', ' ')));
  }
});
