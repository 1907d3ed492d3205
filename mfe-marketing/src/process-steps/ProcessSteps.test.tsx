// @vitest-environment jsdom
import { act } from 'react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { process } from '../content/website/process.ts';
import { type OpenSection, openSection, within } from '../testing/websitePage.ts';

let page: OpenSection;
const tabs = () => [...page.section.querySelectorAll<HTMLElement>('[role=tab]')];
const selected = () => tabs().findIndex((tab) => tab.getAttribute('aria-selected') === 'true');
const progress = () => within(page, '[role=progressbar]').getAttribute('aria-valuenow');
const shownPanels = () =>
  [...page.section.querySelectorAll<HTMLElement>('[role=tabpanel]')].filter(
    (panel) => getComputedStyle(panel).display !== 'none',
  );
const press = (key: string) =>
  act(async () => void document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));

beforeEach(async () => {
  page = await openSection('Cinq étapes');
});
afterEach(async () => expect(await page.opened.close()).toEqual([]));

test('has five steps with title, duration, description, tasks and icon (MKT-056)', () => {
  expect(tabs()).toHaveLength(5);
  const panels = [...page.section.querySelectorAll('[role=tabpanel]')];
  for (const [at, { title, duration, description, tasks, icon }] of process.steps.entries()) {
    const panel = panels[at];
    expect(tabs()[at]?.textContent).toContain(title);
    for (const text of [title, duration, description, ...tasks]) expect(panel?.textContent).toContain(text);
    expect(panel?.querySelector('svg path')?.getAttribute('d')).toBe(icon);
    expect(panel?.getAttribute('aria-labelledby')).toBe(tabs()[at]?.id);
    expect(tabs()[at]?.getAttribute('aria-controls')).toBe(panel?.id);
  }
});

test('shows the step that is chosen, and how far it is: 20 to 100 percent (MKT-056, MKT-058)', async () => {
  for (const [at, tab] of tabs().entries()) {
    await page.click(tab);
    expect([selected(), progress()]).toEqual([at, String((at + 1) * 20)]);
    expect(shownPanels().map(({ id }) => id)).toEqual([tab.getAttribute('aria-controls')]);
  }
});

test('cannot go before the first step nor beyond the last (MKT-057)', async () => {
  const [previous, next] = ['Étape précédente', 'Étape suivante'].map((name) => page.button(name));
  expect([previous?.ariaDisabled, next?.ariaDisabled]).toEqual(['true', null]);
  for (let step = 0; step < 4; step += 1) await page.click(next as HTMLElement);
  expect([selected(), previous?.ariaDisabled, next?.ariaDisabled]).toEqual([4, null, 'true']);
  await page.click(previous as HTMLElement);
  expect([selected(), next?.ariaDisabled]).toEqual([3, null]);
});

test('moves with the arrow keys around, Home and End (MKT-056)', async () => {
  tabs()[0]?.focus();
  for (const [key, at] of [
    ['ArrowLeft', 4],
    ['ArrowRight', 0],
    ['ArrowRight', 1],
    ['End', 4],
    ['Home', 0],
  ] as const) {
    await press(key);
    expect([selected(), document.activeElement]).toEqual([at, tabs()[at]]);
  }
  expect(tabs().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});
