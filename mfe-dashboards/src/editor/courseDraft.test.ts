import { courseForm } from '@agence/shared-contracts/forms/course';
import { judge } from '@agence/shared-contracts/forms/judge';
import { expect, test } from 'vitest';
import { toDraft, toFields } from './courseDraft.ts';

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
  const { stored } = judge(courseForm, toDraft(course as never));
  expect(stored && toFields(stored)).toEqual(course);
});
