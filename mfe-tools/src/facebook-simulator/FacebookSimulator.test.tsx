// @vitest-environment jsdom
import { button, textsOf } from '@agence/shared-contracts/testing/queries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openPage } from '../testing/openPage.ts';
import { plain, type } from '../testing/typing.ts';

afterEach(() => void vi.restoreAllMocks());

const path = '/outils/simulateur-facebook-ads';
let opened: Awaited<ReturnType<typeof openPage>>;
const field = (name: string) => opened.outlet.querySelector(`input[name=${name}]`) as HTMLInputElement;
const results = () => textsOf(opened.outlet, 'output').map(plain);

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

test('shows its numbers in French, whatever the language of the browser', async () => {
  const shown = () => textsOf(opened.outlet, 'fieldset span[aria-hidden]').map(plain);
  await vi.waitFor(() => expect(shown()).toEqual(['1 000', '1,5', '0,80', '3']));
  type(field('cpc'), '');
  await vi.waitFor(() => expect(shown()).toEqual(['1 000', '1,5', '3']));
});

test('shows four labelled results of the worked example before any script runs (TLS-007 to TLS-011)', () => {
  const shell = document.createElement('div');
  shell.innerHTML = opened.page.html;
  expect(textsOf(shell, 'output').map(plain)).toEqual(['26,67 $', '83 333', '1 250', '37,5']);
  const names = [...shell.querySelectorAll('output')].map(({ name }) => name);
  expect(names).toEqual(['coutParLead', 'impressions', 'clics', 'leads']);
  const labels = [...shell.querySelectorAll('output')].map(
    (output) => shell.querySelector(`#${output.getAttribute('aria-labelledby')}`)?.textContent,
  );
  expect(labels).toEqual(['Coût par lead', 'Impressions', 'Clics', 'Leads']);
});

test('says between the stages how many go on, and nothing where that is not known', async () => {
  const rates = () => textsOf(opened.outlet, 'section[aria-label="Ce que ça donne"] b').map(plain);
  expect(rates()).toEqual(['1,5 % cliquent', '3 % font une demande']);
  type(field('conversion'), '');
  await vi.waitFor(() => expect(rates()).toEqual(['1,5 % cliquent']));
});

test('computes again while one types, without a request (TLS-003, TLS-018)', async () => {
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  type(field('budget'), '2000');
  await vi.waitFor(() => expect(results()).toEqual(['26,67 $', '166 667', '2 500', '75']));
  // Said as one sentence, by the shell, and never by the four outputs themselves (access: A 9).
  expect(opened.fake.announced.map(plain)).toEqual(['Leads : 75. Coût par lead : 26,67 $.']);
  expect(opened.outlet.querySelectorAll('output:not([aria-live=off])')).toHaveLength(0);
  expect(fetch).not.toHaveBeenCalled();
});

test('shows dashes and no complaint for an empty field, and keeps what is typed elsewhere (TLS-012)', async () => {
  type(field('cpc'), '');
  await vi.waitFor(() => expect(results()).toEqual(['—', '—', '—', '—']));
  expect(opened.outlet.querySelectorAll('[role=alert], [aria-invalid]')).toHaveLength(0);
  expect(opened.outlet.textContent).not.toMatch(/NaN|Infinity|∞/);
  expect(field('budget').value).toBe('1000');
});

test('says in few words what is too large to mean anything (TLS-012)', async () => {
  type(field('budget'), '1e308');
  await vi.waitFor(() =>
    expect(textsOf(opened.outlet, 'section p').map(plain)).toContain('> 1 000 milliards $ ÷ 0,80 $ = —'),
  );
  type(field('budget'), '999999999999999');
  await vi.waitFor(() => expect(results().slice(1)).toEqual(Array(3).fill('> 1 000 milliards')));
  type(field('budget'), '1000');
  type(field('conversion'), '0.0000001');
  await vi.waitFor(() => expect(results()).toEqual(['800 000 000,00 $', '83 333', '1 250', '0']));
  expect(textsOf(opened.outlet, 'svg text').map(plain).slice(0, 3)).toEqual(['0,00 $', '800 M$', '1,6 G$']);
});

test('keeps what is typed when it goes into the address, even where no number can be read', async () => {
  type(field('budget'), '-5');
  field('budget').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await vi.waitFor(() => expect(opened.fake.shell.navigation.getLocation().hash).toMatch(/^#budget=&/));
  expect(field('budget').value).toBe('-5');
  expect([field('budget').ariaInvalid, opened.fake.announced.at(-1)]).toEqual([
    'true',
    'Budget par mois ($)\u00a0: entrez un nombre positif.',
  ]);
  expect(results()).toEqual(['—', '—', '—', '—']);
});

test('keeps what was typed before hydration', async () => {
  await opened.close();
  opened = await openPage(path, {
    before: (outlet) => {
      (outlet.querySelector('input[name=budget]') as HTMLInputElement).value = '500';
    },
  });
  await vi.waitFor(() => expect(results()[2]).toBe('625'));
});

test('takes its inputs from a shared address, and goes back to the defaults', async () => {
  await opened.close();
  opened = await openPage(`${path}#budget=4000&ctr=2&cpc=1&conversion=5`);
  await vi.waitFor(() => expect(results()).toEqual(['20,00 $', '200 000', '4 000', '200']));
  button(opened.outlet, 'Réinitialiser').click();
  await vi.waitFor(() => expect(results()[0]).toBe('26,67 $'));
  expect(opened.fake.shell.navigation.getLocation().hash).toBe('');
});

test('copies a link to the calculation and keeps it in the address', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  type(field('budget'), '1500');
  button(opened.outlet, 'Copier le lien').click();
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('Lien copié'));
  const hash = '#budget=1500&ctr=1.5&cpc=0.80&conversion=3';
  expect(writeText).toHaveBeenCalledExactlyOnceWith(location.origin + path + hash);
  field('budget').dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
  await vi.waitFor(() => expect(opened.fake.shell.navigation.getLocation().hash).toBe(hash));
});

test('draws how the cost per lead changes, and tells it as a table', () => {
  const { outlet } = opened;
  expect(outlet.querySelector('figure svg')?.getAttribute('aria-label')).toMatch(/coût par lead/);
  // Where HTML wants it: as the first or the last child.
  expect(outlet.querySelector('figure')?.firstElementChild?.localName).toBe('figcaption');
  expect(outlet.querySelectorAll('polyline')).toHaveLength(2);
  expect(textsOf(outlet, 'figure tbody tr:first-child > *').map(plain)).toEqual(['−50 %', '13,33 $', '53,33 $']);
});

test('puts prudent, own and ambitious side by side, and marks the cheapest once there is one to choose', async () => {
  const table = opened.outlet.querySelector('section[aria-label="Scénarios côte à côte"]') as HTMLElement;
  expect(textsOf(table, 'thead th')).toEqual(['Prudent', 'Réaliste votre calcul', 'Ambitieux']);
  expect(textsOf(table, 'tbody tr:nth-child(1) td').map(plain)).toEqual(['22,5', '37,5', '62,5']);
  expect(textsOf(table, 'tbody tr:nth-child(2) td').map(plain)).toEqual(['44,44 $', '26,67 $', '16,00 $']);
  expect(textsOf(table, 'tbody tr:nth-child(3) td').map(plain)).toEqual(Array(3).fill('1 000 $'));
  expect(textsOf(table, 'tbody tr:first-child th')).toEqual(['Leads']);
  button(opened.outlet, 'Garder ce calcul pour comparer').click();
  await vi.waitFor(() =>
    expect(textsOf(table, 'tbody tr:nth-child(2) td').map(plain)).toEqual([
      '44,44 $',
      '26,67 $',
      '16,00 $le moins cher',
      '26,67 $',
    ]),
  );
});

test('keeps two calculations to compare, takes one back into the form and removes the other', async () => {
  const heads = () => textsOf(opened.outlet, '[aria-label^=Scénarios] thead th');
  button(opened.outlet, 'Garder ce calcul pour comparer').click();
  await vi.waitFor(() => expect(heads()).toEqual(['Prudent', 'Réaliste votre calcul', 'Ambitieux', 'Calcul A']));
  type(field('budget'), '5000');
  await vi.waitFor(() => expect(results()[2]).toBe('6 250'));
  button(opened.outlet, 'Garder ce calcul pour comparer').click();
  await vi.waitFor(() => expect(heads()).toHaveLength(5));
  expect(button(opened.outlet, 'Garder ce calcul pour comparer').ariaDisabled).toBe('true');
  opened.outlet.querySelector<HTMLButtonElement>('[aria-label="Reprendre Calcul A"]')?.click();
  await vi.waitFor(() => expect(field('budget').value).toBe('1000'));
  opened.outlet.querySelector<HTMLButtonElement>('[aria-label="Retirer Calcul A"]')?.click();
  await vi.waitFor(() => expect(heads()).toHaveLength(4));
  const { hash } = opened.fake.shell.navigation.getLocation();
  expect(new URLSearchParams(hash.slice(1)).getAll('garde')).toEqual(['5000~1.5~0.80~3']);
});

test('fills its numbers into the four formulas (TLS-008 to TLS-011)', () => {
  expect(textsOf(opened.outlet, 'ol li > p:last-child').map(plain)).toEqual([
    '1 000 $ ÷ 0,80 $ = 1 250',
    '1 250 ÷ 1,5 % = 83 333',
    '1 250 × 3 % = 37,5',
    '1 000 $ ÷ 37,5 = 26,67 $',
  ]);
});

test('downloads the scenarios as CSV', () => {
  const files: Blob[] = [];
  const urls = { createObjectURL: (file: Blob) => `blob:${files.push(file)}`, revokeObjectURL: vi.fn() };
  vi.stubGlobal('URL', Object.assign(URL, urls));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  button(opened.outlet, 'Télécharger (.csv)').click();
  expect((click.mock.contexts[0] as HTMLAnchorElement).download).toBe('simulation-facebook-ads.csv');
  expect(files[0]?.type).toBe('text/csv;charset=utf-8');
});
