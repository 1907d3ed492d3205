import { expect, test } from 'vitest';
import { lines, toDraft, toFields } from './courseDraft.ts';

test('gives back what it was made from', () => {
  const course = {
    title: 'T',
    description: 'D',
    long_description: 'L',
    level: 'avance',
    category_id: '3',
    estimated_duration_minutes: 45,
    tags: ['a', 'b'],
    prerequisites: [],
    learning_objectives: ['c'],
    target_audience: [],
    skills_gained: [],
  };
  expect(toFields(toDraft(course as never))).toEqual(course);
});

test('keeps the lines that say something', () => {
  expect(lines(' un \n\n  deux\n ')).toEqual(['un', 'deux']);
});
