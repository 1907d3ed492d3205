import { assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { quiz } from '../content/website/quiz.ts';
import { type Answers, recommend } from './recommend.ts';

const optionsOf = (name: string): readonly string[] => quiz.questions.find(({ id }) => id === name)?.options ?? [];
const sectors = optionsOf('sector');
const goals = optionsOf('goal');

test('recommends a shop to e-commerce whatever the goal (MKT-066, CON-012)', () => {
  for (const goal of goals) expect(recommend({ sector: 'E-commerce', goal })).toBe('ecommerce');
});

test('recommends lead generation to others who want leads (MKT-067)', () => {
  for (const sector of sectors.filter((name) => name !== 'E-commerce')) {
    expect(recommend({ sector, goal: 'Obtenir plus de leads' })).toBe('leads');
  }
});

test('recommends a showcase to everybody else, whatever the other answers are (MKT-068)', () => {
  const answers = property(
    constantFrom(...quiz.questions.flatMap(({ options }) => options)),
    constantFrom(...sectors),
    constantFrom(...goals),
    (other, sector, goal) => {
      const all: Answers = { size: other, timing: other, content: other, sector, goal };
      const expected = sector === 'E-commerce' ? 'ecommerce' : goal === 'Obtenir plus de leads' ? 'leads' : 'showcase';
      expect(recommend(all)).toBe(expected);
    },
  );
  assert(answers);
});

test('offers both deciding answers in its questions', () => {
  expect(sectors).toContain('E-commerce');
  expect(goals).toContain('Obtenir plus de leads');
});

test('names kind, duration and price of each recommendation (MKT-066, MKT-067, MKT-068, MKT-069)', () => {
  const plain = (text: string) => text.replaceAll(/\s/g, ' ');
  const shown = Object.entries(quiz.recommendations).map(([id, { timeline, price }]) => [
    id,
    plain(timeline),
    plain(price),
  ]);
  expect(shown).toEqual([
    ['ecommerce', '6 à 8 semaines', '12 000 à 18 000 $'],
    ['leads', '4 à 6 semaines', '8 000 à 12 000 $'],
    ['showcase', '3 à 5 semaines', '5 000 à 8 000 $'],
  ]);
  for (const { type, description, features } of Object.values(quiz.recommendations)) {
    expect(type && description).not.toBe('');
    expect(features.length).toBeGreaterThan(2);
  }
});
