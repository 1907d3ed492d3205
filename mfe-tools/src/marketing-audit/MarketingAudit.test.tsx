// @vitest-environment jsdom
import { button, textsOf } from '@agence/shared-contracts/testing/queries';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { auditQuestions } from '../content/auditQuestions.ts';
import { openPage } from '../testing/openPage.ts';
import { plain } from '../testing/typing.ts';

const path = '/outils/audit-marketing';
let opened: Awaited<ReturnType<typeof openPage>>;
const hash = () => opened.fake.shell.navigation.getLocation().hash;
const radio = (question: number, points: number) =>
  opened.outlet.querySelector(`input[name=question-${question}][value="${points}"]`) as HTMLInputElement;
const shown = () => textsOf(opened.outlet, 'section[data-current] > h2')[0];
const stored = () => localStorage.getItem('audit-marketing');

async function reopen(address = path, before?: (outlet: HTMLElement) => void) {
  await opened.close();
  opened = await openPage(address, { before });
}
async function answer(questions: readonly number[], points: (question: number) => number) {
  for (const question of questions) {
    radio(question, points(question)).click();
    await vi.waitFor(() => expect(radio(question, points(question)).checked).toBe(true));
  }
}

beforeEach(async () => {
  localStorage.clear();
  // jsdom draws nothing, so it cannot scroll.
  Element.prototype.scrollIntoView = vi.fn();
  opened = await openPage(path);
});
afterEach(async () => {
  vi.unstubAllGlobals();
  expect(await opened.close()).toEqual([]);
});

test('serves all twelve questions with five labelled answers each, before any script (TLS-016, SHL-058)', () => {
  const served = document.createElement('div');
  served.innerHTML = opened.page.html;
  expect(textsOf(served, 'legend')).toEqual(auditQuestions.map(({ question }) => question));
  expect(served.querySelectorAll('input[type=radio]')).toHaveLength(60);
  expect(textsOf(served, 'label span')).toEqual(auditQuestions.flatMap(({ answers }) => answers));
  expect(served.querySelectorAll('section[data-current]')).toHaveLength(1);
});

test('says beside the way forward how many questions of the block are answered', async () => {
  const said = () => opened.outlet.querySelector('button[type=submit]')?.previousElementSibling?.textContent;
  expect(said()).toBe('0 réponse sur 3');
  await answer([1, 2], () => 2);
  await vi.waitFor(() => expect(said()).toBe('2 réponses sur 3'));
});

test('asks for what is missing beside the question, and goes there', async () => {
  await answer([1], () => 2);
  button(opened.outlet, 'Bloc suivant').click();
  await vi.waitFor(() => expect(opened.outlet.querySelectorAll('fieldset > p')).toHaveLength(2));
  expect(document.activeElement).toBe(radio(2, 0));
  expect(shown()).toContain('Offre');
});

test('goes through the four blocks to score, band, three actions and an address that shows them again (TLS-016)', async () => {
  const points = (question: number) => Number('343120231042'[question - 1]);
  for (const [block, name] of ['Offre', 'Trafic', 'Conversion', 'Fidélisation'].entries()) {
    await vi.waitFor(() => expect(shown()).toContain(name));
    await answer(
      [1, 2, 3].map((place) => block * 3 + place),
      points,
    );
    button(opened.outlet, block === 3 ? 'Voir mon résultat' : 'Bloc suivant').click();
  }
  await vi.waitFor(() => expect(hash()).toBe('#resultat=343120231042'));
  await vi.waitFor(() => expect(plain(opened.outlet.textContent ?? '')).toContain('52 sur 100'));
  expect(document.activeElement?.textContent).toBe('Votre résultat');
  expect(opened.outlet.textContent).toContain('En montée');
  expect(textsOf(opened.outlet, 'ol h3')).toEqual([
    'Calculer ce que coûte un client',
    'Ouvrir une deuxième source de clients',
    'Devenir trouvable dans votre ville',
  ]);
  expect(opened.outlet.querySelector('svg[role=img]')?.getAttribute('aria-label')).toMatch(
    /Offre.:.83.%, Trafic.:.25.%, Conversion.:.50.%, Fidélisation.:.50.%/,
  );
  expect(stored()).toBe('343120231042');
});

test('tells what the radar shows as four tables', async () => {
  await reopen(`${path}#resultat=343120231042`);
  await vi.waitFor(() => expect(opened.outlet.querySelectorAll('table')).toHaveLength(4));
  expect(textsOf(opened.outlet, 'caption').map(plain)).toEqual([
    'Offre 10 / 12',
    'Trafic 3 / 12',
    'Conversion 6 / 12',
    'Fidélisation 6 / 12',
  ]);
  expect(textsOf(opened.outlet, 'tbody td').map(plain)).toEqual([...'343120231042'].map((points) => `${points} / 4`));
});

test('shows a shared result without touching the own answers', async () => {
  localStorage.setItem('audit-marketing', '4444--------');
  await reopen(`${path}#resultat=000000000000`);
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('vient d’un lien partagé'));
  expect(opened.outlet.textContent).toContain('Camp de base');
  expect(stored()).toBe('4444--------');
  button(opened.outlet, 'Faire mon audit').click();
  await vi.waitFor(() => expect(shown()).toContain('Offre'));
  expect(radio(1, 4).checked).toBe(true);
});

test('keeps the answers over a reload and offers to go on where they stop', async () => {
  await answer([1, 2, 3], () => 4);
  await reopen();
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('3 réponses sur 12'));
  expect(radio(2, 4).checked).toBe(true);
  button(opened.outlet, 'Reprendre où j’en étais').click();
  await vi.waitFor(() => expect(shown()).toContain('Trafic'));
  expect(hash()).toBe('#etape=2');
});

test('clears everything on demand', async () => {
  localStorage.setItem('audit-marketing', '444444444444');
  await reopen();
  await vi.waitFor(() => button(opened.outlet, 'Le revoir'));
  button(opened.outlet, 'Tout effacer').click();
  await vi.waitFor(() => expect(opened.outlet.querySelectorAll('input:checked')).toHaveLength(0));
  expect(stored()).toBeNull();
});

test('keeps what was answered before hydration', async () => {
  await reopen(path, (outlet) => outlet.querySelector<HTMLInputElement>('input[name=question-2][value="3"]')?.click());
  await vi.waitFor(() => expect(stored()).toBe('-3----------'));
  expect(radio(2, 3).checked).toBe(true);
});

test('leads back to a question that was skipped', async () => {
  localStorage.setItem('audit-marketing', '4444-4444444');
  await reopen(`${path}#etape=4`);
  await vi.waitFor(() => expect(shown()).toContain('Fidélisation'));
  button(opened.outlet, 'Voir mon résultat').click();
  await vi.waitFor(() => expect(hash()).toBe('#etape=2'));
  await vi.waitFor(() => expect(opened.outlet.querySelectorAll('fieldset > p')).toHaveLength(1));
});

test('copies the link and the result in words; nothing of it is a request (TLS-018)', async () => {
  await reopen(`${path}#resultat=343120231042`);
  await vi.waitFor(() => button(opened.outlet, 'Copier le lien'));
  const writeText = vi.fn(async (_: string) => {});
  vi.stubGlobal('navigator', { ...navigator, clipboard: { writeText } });
  const fetch = vi.fn();
  vi.stubGlobal('fetch', fetch);
  button(opened.outlet, 'Copier le lien').click();
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('Lien copié'));
  expect(writeText).toHaveBeenLastCalledWith(`${location.origin}${path}#resultat=343120231042`);
  button(opened.outlet, 'Copier le texte').click();
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('Texte copié'));
  const text = plain(writeText.mock.lastCall?.[0] ?? '');
  expect(text).toContain('Audit marketing de Cimes : 52 sur 100 (En montée)');
  expect(text).toContain('1. Calculer ce que coûte un client');
  expect(text).toContain('Trafic : 25 %');
  expect(fetch).not.toHaveBeenCalled();
});

test('opens the booking of the 45-minute audit once there is a score, and records the click (AMB-23)', async () => {
  expect(opened.outlet.querySelector('[commandfor=reserver]')).toBeNull();
  await reopen(`${path}#resultat=343120231042`);
  await vi.waitFor(() => expect(opened.outlet.querySelector('[commandfor=reserver]')).not.toBeNull());
  const open = button(opened.outlet, 'Réserver mon audit gratuit');
  expect([open.getAttribute('commandfor'), open.getAttribute('command')]).toEqual(['reserver', 'show-modal']);
  open.click();
  expect(opened.fake.tracked).toEqual([{ name: 'cta_clicked', label: 'outil-audit-marketing', location: path }]);
});

test('says what to do when nothing is weak', async () => {
  await reopen(`${path}#resultat=444444444444`);
  await vi.waitFor(() => expect(opened.outlet.textContent).toContain('Rien d’urgent'));
  expect(opened.outlet.textContent).toContain('Au sommet');
});
