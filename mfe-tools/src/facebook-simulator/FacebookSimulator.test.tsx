// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { button, openPage, textsOf } from '../testing/openPage.ts';

const path = '/outils/simulateur-facebook-ads';
let opened: Awaited<ReturnType<typeof openPage>>;
const field = (name: string) => opened.outlet.querySelector(`input[name=${name}]`) as HTMLInputElement;
const results = () => textsOf(opened.outlet, 'output').map((text) => text.replaceAll(/\s/g, ' '));

/** Types as a visitor does: React listens to the native setter's input event. */
function type(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

beforeEach(async () => {
  opened = await openPage(path);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  expect(await opened.close()).toEqual([]);
});

test('shows four labelled number fields with their defaults and steps (TLS-004, TLS-005, TLS-006)', () => {
  const shown = ['budget', 'ctr', 'cpc', 'conversion'].map((name) => {
    const { type: kind, value, step, labels } = field(name);
    return [kind, Number(value), step, labels?.length];
  });
  expect(shown).toEqual([
    ['number', 1000, '50', 1],
    ['number', 1.5, '0.1', 1],
    ['number', 0.8, '0.01', 1],
    ['number', 3, '0.1', 1],
  ]);
});

test('shows four labelled results of the worked example before any script runs (TLS-007 to TLS-011)', () => {
  const shell = document.createElement('div');
  shell.innerHTML = opened.page.html;
  expect(textsOf(shell, 'output').map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    '26,67 $',
    '37,5',
    '1 250',
    '83 333',
  ]);
  const labels = [...shell.querySelectorAll('output')].map(
    (output) => shell.querySelector(`#${output.getAttribute('aria-labelledby')}`)?.textContent,
  );
  expect(labels).toEqual(['Coût par lead', 'Leads', 'Clics', 'Impressions']);
});

test('computes again while one types, without a request (TLS-003, TLS-018)', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  type(field('budget'), '2000');
  await vi.waitFor(() => expect(results()).toEqual(['26,67 $', '75', '2 500', '166 667']));
  expect(fetch).not.toHaveBeenCalled();
});

test('shows dashes and no complaint for an empty field, and keeps what is typed elsewhere (TLS-012)', async () => {
  type(field('cpc'), '');
  await vi.waitFor(() => expect(results()).toEqual(['—', '—', '—', '—']));
  expect(opened.outlet.querySelectorAll('[role=alert], [aria-invalid]')).toHaveLength(0);
  expect(opened.outlet.textContent).not.toMatch(/NaN|Infinity|∞/);
  expect(field('budget').value).toBe('1000');
});

test('keeps what was typed before hydration', async () => {
  await opened.close();
  opened = await openPage(path, (outlet) => {
    (outlet.querySelector('input[name=budget]') as HTMLInputElement).value = '500';
  });
  await vi.waitFor(() => expect(results()[2]).toBe('625'));
});

test('takes its inputs from a shared address, and goes back to the defaults', async () => {
  await opened.close();
  opened = await openPage(`${path}#budget=4000&ctr=2&cpc=1&conversion=5`);
  await vi.waitFor(() => expect(results()).toEqual(['20,00 $', '200', '4 000', '200 000']));
  button(opened.outlet, 'Revenir aux valeurs de départ').click();
  await vi.waitFor(() => expect(results()[0]).toBe('26,67 $'));
  expect(opened.fake.shell.navigation.getLocation().hash).toBe('');
});

test('copies a link to the calculation and keeps it in the address', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  type(field('budget'), '1500');
  button(opened.outlet, 'Copier le lien de ce calcul').click();
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('Lien copié'));
  const hash = '#budget=1500&ctr=1.5&cpc=0.80&conversion=3';
  expect(writeText).toHaveBeenCalledExactlyOnceWith(location.origin + path + hash);
  expect(opened.fake.shell.navigation.getLocation().hash).toBe(hash);
});

test('draws how the cost per lead changes, and tells it as a table', () => {
  const { outlet } = opened;
  expect(outlet.querySelector('figure svg')?.getAttribute('aria-label')).toMatch(/coût par lead/);
  expect(outlet.querySelectorAll('polyline')).toHaveLength(2);
  expect(textsOf(outlet, 'tbody tr:first-child > *').map((text) => text.replaceAll(/\s/g, ' '))).toEqual([
    '-50 %',
    '13,33 $',
    '53,33 $',
  ]);
});
