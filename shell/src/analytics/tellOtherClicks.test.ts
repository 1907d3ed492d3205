// @vitest-environment jsdom
import { brand } from '@agence/shared-contracts/brand';
import type { TrackedEvent } from '@agence/shared-contracts/events/tracking';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellOtherClicks } from './tellOtherClicks.ts';

let told: TrackedEvent[] = [];
const track = (event: TrackedEvent) => {
  told.push(event);
  window.dataLayer?.push({ event: event.name });
};
tellOtherClicks(track);

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  window.dataLayer = [];
  // jsdom follows no links; what matters is the click.
  document.body.innerHTML = `
    <div id="shell-header"><a href="/formations" data-cta="start">Commencer</a><a href="/blog">Blog</a>
      <div popover id="menu-services"><button commandfor="reserver" command="show-modal">Réserver</button></div></div>
    <main><p id="texte">Au <a href="${brand.phoneHref}"><b>${brand.phone}</b></a>, ou <a href="tel:+18886722556">ailleurs</a></p>
      <button id="propre" commandfor="reserver" command="show-modal">Audit</button></main>
    <div id="shell-footer"><button commandfor="reserver" command="show-modal">Réserver</button></div>`;
});
afterEach(() => void vi.useRealTimers());

const click = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`Nothing at ${selector}`);
  element.addEventListener('click', (event) => event.preventDefault());
  element.click();
  vi.runAllTimers();
  return told;
};

test.each([
  ['[data-cta]', { label: 'start', location: 'shell-header' }],
  ['#menu-services button', { label: 'consultation', location: 'menu-services' }],
  ['#shell-footer button', { label: 'consultation', location: 'shell-footer' }],
  ['#texte b', { label: 'phone', location: '/' }],
])('tells of %s (SHL-101)', (selector, details) => {
  expect(click(selector)).toEqual([{ name: 'cta_clicked', ...details }]);
});

test('hears a click that nothing lets come up (SHL-101)', () => {
  document.querySelector('main')?.addEventListener('click', (event) => event.stopPropagation());
  expect(click('#texte b')).toHaveLength(1);
});

test('leaves alone what the page tells of itself, other links and numbers of others (SHL-101)', () => {
  const own = { name: 'cta_clicked', label: 'hero-audit-premium', location: 'hero' } as const;
  document.querySelector('#propre')?.addEventListener('click', () => track(own));
  expect(click('#propre')).toEqual([own]);
  expect(click('[href="/blog"]')).toEqual([own]);
  expect(click('[href="tel:+18886722556"]')).toEqual([own]);
});
