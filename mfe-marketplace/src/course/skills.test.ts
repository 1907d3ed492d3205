import { expect, test } from 'vitest';
import { skillsOf } from './skills.ts';

const drawn = (...objectives: string[]) =>
  skillsOf(objectives).map(({ drawing }) => /skill-(\w+)\./.exec(drawing)?.[1]);

test('what a course teaches has the drawing of its first word, no two the same one (look: 5)', () => {
  expect(
    drawn('Écrire un plan de mesure', 'Présenter un rapport', 'Décider d’un budget', 'Choisir', 'Fixer un prix'),
  ).toEqual(['write', 'measure', 'choose', 'reach', 'money']);
  expect(skillsOf(['Écrire', 'Écrire'])).toHaveLength(1);
});
