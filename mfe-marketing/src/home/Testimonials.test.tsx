// @vitest-environment jsdom
import type { ServedPage } from '@agence/shared-contracts/testing/servedPage';
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testimonials } from '../content/home/testimonials.ts';
import { find, openPage } from '../testing/openPage.ts';

afterEach(() => void vi.restoreAllMocks());

let opened: ServedPage;
let shown: Element[];

beforeEach(async () => {
  shown = [];
  // What every browser has and jsdom lacks.
  Element.prototype.scrollIntoView = function (this: Element) {
    shown.push(this);
  };
  opened = await openPage('/');
});
afterEach(async () => {
  expect(await opened.close()).toEqual([]);
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

const carousel = () => find(opened.outlet, '[aria-roledescription=carrousel]');
const slides = () => [...carousel().querySelectorAll('ul > li')];
const dots = () => [...carousel().querySelectorAll<HTMLElement>('[aria-current]')];
const arrow = (at: number, label: string) => find(slides()[at] as Element, `[aria-label^="${label}"]`);
const current = () => dots().findIndex((dot) => dot.getAttribute('aria-current') === 'true');
const click = (element: HTMLElement) => act(async () => element.click());
const last = testimonials.length - 1;

test('goes from the last testimonial to the first and back (MKT-014)', async () => {
  await click(arrow(0, 'Témoignage précédent'));
  expect([current(), shown.at(-1)]).toEqual([last, slides()[last]]);
  await click(arrow(last, 'Témoignage suivant'));
  expect([current(), shown.at(-1)]).toEqual([0, slides()[0]]);
});

test('passes focus to the same arrow of the next testimonial, so that keys go on (MKT-014)', async () => {
  arrow(0, 'Témoignage suivant').focus();
  await click(document.activeElement as HTMLElement);
  expect(document.activeElement).toBe(arrow(1, 'Témoignage suivant'));
  await click(document.activeElement as HTMLElement);
  expect(document.activeElement).toBe(arrow(2, 'Témoignage suivant'));
  expect(current()).toBe(2);
});

test('tells by name where each of its links leads (MKT-014, access: A 32)', () => {
  const links = [...carousel().querySelectorAll('a')];
  const targetsOf = (name: string | null) =>
    new Set(links.filter((link) => link.ariaLabel === name).map((link) => link.getAttribute('href')));
  for (const at of slides().keys())
    for (const label of ['Témoignage précédent', 'Témoignage suivant']) {
      const { ariaLabel } = arrow(at, label);
      expect([ariaLabel, targetsOf(ariaLabel).size]).toEqual([expect.stringMatching(/\u00a0: \p{Lu}/u), 1]);
    }
});

test('names the people of its dots in French: d’Isabelle, d’Éric (MKT-014)', () => {
  const names = dots().map(({ textContent }) => textContent);
  expect(names.length).toBeGreaterThan(2);
  for (const name of names) expect(name).not.toMatch(/ de [aehiouéè]/i);
  expect(names).toContainEqual(expect.stringMatching(/^Témoignage d’/));
});

test('jumps to the testimonial of a dot (MKT-014)', async () => {
  for (const [at, dot] of dots().entries()) {
    await click(dot);
    expect([current(), shown.at(-1)]).toEqual([at, slides()[at]]);
  }
});

test('follows a track that is scrolled by hand (MKT-014)', async () => {
  const track = find(carousel(), 'ul');
  vi.spyOn(track, 'clientWidth', 'get').mockReturnValue(800);
  vi.spyOn(track, 'scrollLeft', 'get').mockReturnValue(1590);
  await act(async () => void track.dispatchEvent(new Event('scrollend')));
  expect(current()).toBe(2);
});

test('reaches every testimonial by links before JavaScript (MKT-014)', () => {
  const served = document.createElement('div');
  served.innerHTML = opened.page.html;
  const links = [...served.querySelectorAll('[aria-roledescription=carrousel] a')];
  expect(links).toHaveLength(testimonials.length * 3);
  for (const link of links) expect(served.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
});
