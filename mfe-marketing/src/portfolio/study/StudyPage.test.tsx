// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { portfolio } from '../../content/portfolio.ts';
import measures from '../../content/studies/measures.json' with { type: 'json' };
import { studies } from '../../content/studies/studies.ts';
import { staticPaths } from '../../exposes/server.ts';
import { kilobytes } from '../../figures/format.ts';
import { readPage } from '../../testing/servedPage.ts';

test('each project of the portfolio has a page, which leads to the next study and back to all', async () => {
  expect(studies.map(({ slug }) => slug)).toEqual(portfolio.projects.map(({ id }) => id));
  const paths = await staticPaths();
  for (const [index, { slug, title }] of studies.entries()) {
    const path = `/realisations/${slug}`;
    expect(paths).toContain(path);
    const { root, head } = await readPage(path);
    expect(root.querySelector('h1')?.textContent).toBe(title);
    const links = [...root.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/realisations', `/realisations/${studies[(index + 1) % studies.length]?.slug}`]);
    expect(head.description.length).toBeLessThanOrEqual(170);
    expect(head.canonicalPath).toBe(path);
  }
});

test('offers the audit before it leads to the next study', async () => {
  const { root } = await readPage('/realisations/la-fournee');
  const offer = root.querySelector('[data-cta=hero-audit-premium]');
  expect(offer?.textContent).toBe('Réserver mon audit gratuit');
  expect([...root.querySelectorAll('[data-cta], a')].slice(-2)[0]).toBe(offer);
});

test('shows the letters of each study in its own faces, and raises the end of an ordinal number (look: 5)', async () => {
  for (const { slug, letters } of studies) {
    const { root } = await readPage(`/realisations/${slug}`);
    const [shown] = [...root.querySelectorAll('img')].filter((image) => image.alt === letters.sample);
    expect(shown?.getAttribute('src'), slug).toMatch(/^\/pictures\/study-[a-z]+-letters\./);
  }
  const { root } = await readPage('/realisations/la-fournee');
  expect(root.querySelector('h1 sup')?.textContent).toBe('e');
});

test('shows a decision across the page where its picture is a strip, whose letters nobody reads beside words', async () => {
  const { root } = await readPage('/realisations/la-fournee');
  const decisions = [...root.querySelectorAll('article')];
  expect(decisions.map(({ className }) => className)).toEqual(['beside', 'beside', '']);
  expect(decisions.every((decision) => decision.querySelector('img'))).toBe(true);
});

test('says on the piece that it is invented, and why it is as it is (AMB-56)', async () => {
  for (const { slug, demand, decisions, colours } of studies) {
    const { text } = await readPage(`/realisations/${slug}`);
    const said = [
      'Projet fictif',
      'inventée',
      demand,
      ...decisions.map(({ title }) => title),
      ...colours.map(({ name }) => name),
    ];
    for (const part of said) expect(text, slug).toContain(part.replaceAll('\u00a0', ' '));
    expect(decisions).toHaveLength(3);
  }
});

test('shows what was measured from the command’s file, with its date', async () => {
  for (const { slug } of studies) {
    const { text } = await readPage(`/realisations/${slug}`);
    const { html, total, date, scripts } = measures[slug];
    for (const part of [
      kilobytes(html),
      kilobytes(total),
      `${Number(date.slice(8))} novembre 2026`,
      `${scripts} script`,
    ])
      expect(text).toContain(part.replaceAll('\u00a0', ' '));
  }
});
