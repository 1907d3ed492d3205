import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { claims } from '../content/claims.ts';
import { claimsPageTexts } from '../content/claimsPage.ts';
import { claimsText } from '../content/claimsText.ts';
import compared from '../content/evidence/compared.json' with { type: 'json' };
import { extentOf, scaleEnd, scaleOf } from './extents.ts';
import { Figures } from './Figures.tsx';

test.each([
  ['3\u00a0500\u00a0$', 'dollars', [0, 3500]],
  ['2 à 3\u00a0semaines', 'days', [14, 21]],
  ['30 à 60\u00a0jours', 'days', [30, 60]],
  ['45\u00a0min', 'hours', [0, 0.75]],
  ['2\u00a0h', 'hours', [0, 2]],
  ['500K$ à 10M$', 'revenue', [500_000, 10_000_000]],
  ['aucun', 'clients', undefined],
] as const)('%s is drawn as what it says', (value, measure, extent) => {
  expect(extentOf(value, measure)).toEqual(extent);
});

test('a scale goes as far as the largest of its figures', () => {
  expect(scaleOf('days', 90)).toEqual(['0', '23', '45', '68', '90\u00a0jours']);
  expect(scaleOf('dollars', scaleEnd('dollars', 3500))).toEqual([
    '0',
    '1\u00a0000',
    '2\u00a0000',
    '3\u00a0000',
    '4\u00a0000\u00a0$',
  ]);
  expect(scaleOf('clients', 12)).toEqual([]);
});

test('every promise has its group, its drawing and a page to see it on (AMB-56)', () => {
  const grouped = claimsPageTexts.groups.flatMap(({ measure, figures }) => figures.map((name) => ({ name, measure })));
  const promised = Object.entries(claims).flatMap(([name, { kind }]) => (kind === 'offer' ? name : []));
  expect(grouped.map(({ name }) => name).sort()).toEqual(promised.sort());
  for (const { name, measure } of grouped) {
    expect(extentOf(claims[name].value, measure), name).toBeDefined();
    expect(claimsPageTexts.pages[name], name).toBeDefined();
  }
});

test('each promise says for itself what it rests on, and its matter is found from the head of the page (AMB-56)', () => {
  const promises = claimsText.figures.filter(({ id }) => claims[id as keyof typeof claims].kind === 'offer');
  const sources = promises.map(({ source }) => source);
  expect(sources).toEqual([...new Set(sources)]);
  const html = renderToStaticMarkup(<Figures claims={{ ...claimsText, figures: promises }} />);
  const [brief = ''] = /<nav aria-label="Les chiffres en bref">.*?<\/nav>/.exec(html) ?? [];
  for (const { id } of claimsPageTexts.groups) {
    expect(brief).toContain(`href="#${id}"`);
    expect(html).toContain(`<h2 id="${id}"`);
  }
});

test('what staff do not show goes from the page, and its matter with the last of it (AMB-56)', () => {
  const shownWith = (isShown: (id: string) => boolean) => {
    const figures = claimsText.figures.map((figure) => ({ ...figure, isShown: isShown(figure.id) }));
    return renderToStaticMarkup(<Figures claims={{ ...claimsText, figures }} />);
  };
  const whole = shownWith((id) => claims[id as keyof typeof claims].kind === 'offer');
  expect(whole).toContain('Ce que ça coûte');
  expect(whole).not.toContain('4,2x');
  expect(whole).not.toMatch(/cahier des charges|spécification/i);
  const one = shownWith((id) => id === 'facebookRoas');
  expect(one).toContain('4,2x');
  expect(one).toContain('Pas encore vérifié');
  expect(one).not.toContain('Ce que ça coûte');
  expect(one).not.toContain('La place qu’il y a');
  expect(shownWith(() => false)).toContain('Le site n’affiche ni chiffre ni témoignage');
});

test('the page names the day of the comparison while it shows what was compared then (AMB-56)', () => {
  const day = `<time dateTime="${compared.date}">`.toLowerCase();
  const shown = (value: (id: string, before: string) => string) => {
    const figures = claimsText.figures.map((figure) => ({ ...figure, value: value(figure.id, figure.value) }));
    return renderToStaticMarkup(<Figures claims={{ ...claimsText, figures }} />).toLowerCase();
  };
  expect(shown((_, value) => value)).toContain(day);
  expect(shown((id, value) => (id === 'plansFrom' ? '3\u00a0900\u00a0$' : value))).not.toContain(day);
  // Results have a day of their own.
  expect(shown((id, value) => (id === 'facebookRoas' ? '4,3x' : value))).toContain(day);
});

test('what an audit is worth is an outline, since nobody pays it, and what is paid is a bar', () => {
  const matterOf = (id: string) => {
    const figures = claimsText.figures.filter((figure) => figure.id === id);
    return renderToStaticMarkup(<Figures claims={{ ...claimsText, figures, testimonials: [] }} />);
  };
  expect(matterOf('auditWorth')).toContain('class="free"');
  expect(matterOf('plansFrom')).not.toContain('class="free"');
});
