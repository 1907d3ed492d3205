// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type OpenSection, openSection, within } from '../testing/websitePage.ts';

let page: OpenSection;
const slider = (name: string) => within<HTMLInputElement>(page, `input[name=${name}]`);
const results = () => page.texts('dl dd');

beforeEach(async () => {
  page = await openSection('Ce que votre site');
});
afterEach(async () => expect(await page.opened.close()).toEqual([]));

test('offers four labelled sliders with bounds, steps and starts (MKT-046, MKT-047, MKT-048, MKT-049)', () => {
  const shown = ['visitors', 'conversion', 'basket', 'investment'].map((name) => {
    const { type, min, max, step, value, labels } = slider(name);
    return [type, min, max, step, value, labels?.[0]?.textContent];
  });
  expect(shown).toEqual([
    ['range', '500', '50000', '500', '5000', 'Visiteurs par mois'],
    ['range', '0.5', '10', '0.1', '2', 'Visiteurs qui achètent'],
    ['range', '25', '1000', '25', '100', 'Panier moyen'],
    ['range', '3000', '25000', '500', '8000', 'Investissement dans le site'],
  ]);
});

test('shows the worked example before any script runs (MKT-050, MKT-051, MKT-052, MKT-053, MKT-054)', () => {
  expect(results()).toEqual(['1 400 %', '1 mois', '10 000 $', '120 000 $']);
  const html = page.opened.page.html;
  for (const figure of ['1\u00a0400\u00a0%', '10\u00a0000\u00a0$', '120\u00a0000\u00a0$'])
    expect(html).toContain(figure);
});

test('computes again while a slider moves, losses included (MKT-052, MKT-053)', async () => {
  await page.set(slider('visitors'), '500');
  await page.set(slider('conversion'), '0.5');
  await page.set(slider('basket'), '25');
  expect(results()).toEqual(['−90,6 %', '128 mois', '62,50 $', '750 $']);
  // One sentence of the shell's, and nothing that speaks by itself (access: A 19).
  expect(page.opened.fake.announced).toHaveLength(3);
  expect(page.opened.fake.announced.at(-1)).toMatch(/−90,6.%\. .*128 mois\.$/);
  expect(
    page.opened.outlet.querySelectorAll('#simulateur :is([aria-live=polite], output:not([aria-live=off]))'),
  ).toHaveLength(0);
});

test('stays between the bounds whatever is set (MKT-055)', async () => {
  await page.set(slider('visitors'), '999999999');
  await page.set(slider('conversion'), '-3');
  await page.set(slider('investment'), 'beaucoup');
  expect(slider('visitors').value).toBe('50000');
  expect(slider('conversion').value).toBe('0.5');
  expect(results().join()).not.toMatch(/NaN|Infinity|∞/);
});

test('counts what was set before hydration', async () => {
  await page.opened.close();
  page = await openSection('Ce que votre site', {
    before: (outlet) => {
      (outlet.querySelector('input[name=basket]') as HTMLInputElement).value = '200';
    },
  });
  await vi.waitFor(() => expect(results()[2]).toBe('20 000 $'));
});
