import fc from 'fast-check';
import { expect, test } from 'vitest';
import { auditQuestions } from '../content/auditQuestions.ts';
import { auditBands, auditBlocks, auditTexts } from '../content/marketingAudit.ts';
import { auditScore, bandOf, blockScores, topActions } from './score.ts';

const answers = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 12, maxLength: 12 });
const all = (points: number) => Array.from({ length: 12 }, () => points);

test('asks twelve questions in four blocks of three, each with five answers (AMB-23)', () => {
  expect(auditQuestions).toHaveLength(12);
  expect(auditBlocks.map(({ id }) => id)).toEqual(['offre', 'trafic', 'conversion', 'fidelisation']);
  expect(auditQuestions.map(({ block }) => block)).toEqual(auditBlocks.flatMap(({ id }) => [id, id, id]));
  for (const question of auditQuestions) expect(new Set(question.answers).size).toBe(5);
  expect(new Set(auditQuestions.map(({ id }) => id)).size).toBe(12);
});

test.each([
  [all(0), 0],
  [all(4), 100],
  [all(2), 50],
  [[...all(0).slice(0, 11), 1], 2],
  [[3, 4, 3, 1, 2, 0, 2, 3, 1, 0, 4, 2], 52],
])('makes points / 48 × 100 of %j (AMB-23)', (given, score) => {
  expect(auditScore(given)).toBe(score);
});

test.each([
  [0, 'Camp de base'],
  [39, 'Camp de base'],
  [40, 'En montée'],
  [59, 'En montée'],
  [60, 'Sur la crête'],
  [79, 'Sur la crête'],
  [80, 'Au sommet'],
  [100, 'Au sommet'],
])('puts %i into the band %s (AMB-23)', (score, name) => {
  expect(bandOf(score).name).toBe(name);
});

test('tells visitors without scripts in points where the bands begin', () => {
  const firstOf = (name: string) =>
    Array.from({ length: 49 }, (_, points) => points).find(
      (points) => bandOf(Math.round((points / 48) * 100)).name === name,
    );
  expect(['En montée', 'Sur la crête', 'Au sommet'].map(firstOf)).toEqual([19, 29, 39]);
  expect(auditTexts.pointsHelp).toMatch(/Moins de 19\s.*De 19 à 28\s.*De 29 à 38\s/);
});

test('keeps scores between 0 and 100 and lets them grow with every point', () => {
  fc.assert(
    fc.property(answers, fc.nat(11), (given, index) => {
      const score = auditScore(given);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      const better = given.with(index, Math.min((given[index] ?? 0) + 1, 4));
      expect(auditScore(better)).toBeGreaterThanOrEqual(score);
      expect(auditBands).toContain(bandOf(score));
    }),
  );
});

test('adds its blocks up to the whole', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const blocks = blockScores(auditQuestions, given);
      expect(blocks.reduce((sum, { points }) => sum + points, 0)).toBe(given.reduce((sum, points) => sum + points, 0));
      expect(blocks.map(({ most }) => most)).toEqual([12, 12, 12, 12]);
    }),
  );
});

test('names three actions, lowest block first and weakest answer first (TLS-016)', () => {
  const given = [4, 4, 4, 1, 2, 0, 2, 3, 1, 4, 4, 3];
  expect(topActions(auditQuestions, given).map(({ id }) => id)).toEqual(['publicite', 'sources', 'recherche']);
});

test('lets solid answers of the lowest block wait for weaker ones elsewhere', () => {
  const given = [4, 4, 4, 0, 3, 3, 4, 3, 0, 4, 4, 1];
  expect(topActions(auditQuestions, given).map(({ id }) => id)).toEqual(['sources', 'mesure', 'references']);
});

test('asks for nothing more where everything is at its best', () => {
  expect(topActions(auditQuestions, all(4))).toEqual([]);
  expect(topActions(auditQuestions, all(4).with(8, 3)).map(({ id }) => id)).toEqual(['mesure']);
});

test('never names an action twice, nor one whose answer has all its points', () => {
  fc.assert(
    fc.property(answers, (given) => {
      const named = topActions(auditQuestions, given);
      expect(new Set(named).size).toBe(named.length);
      expect(named).toHaveLength(Math.min(3, given.filter((points) => points < 4).length));
      for (const question of named) expect(given[auditQuestions.indexOf(question)]).toBeLessThan(4);
    }),
  );
});

test('links each action to a service, a course, an article or a tool of this site', () => {
  for (const { action } of auditQuestions) {
    expect(action.link.href).toMatch(/^\/(?:formations\/|blog\/|outils\/|[a-z-]+-quebec$)/);
    expect(action.link.label).not.toBe('');
  }
});
