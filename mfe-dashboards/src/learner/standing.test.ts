import { expect, test } from 'vitest';
import { standingIn } from './standing.ts';

const module = (id: string, order_index: number, duration_minutes: number) => ({
  ...{ id, title: id, order_index, duration_minutes, is_published: true },
});
const course = {
  progress_percentage: 50,
  formation: {
    ...{
      id: 'c',
      slug: 'c',
      title: 'C',
      level: 'debutant' as const,
      creator: null,
      category: { slug: 's', color: null },
    },
    modules: [module('a', 0, 10), module('b', 1, 20), module('c', 2, 30)],
  },
};
const reached = (module_id: string, completion_percentage: number, video_position_seconds = 0) => ({
  [module_id]: { module_id, completion_percentage, is_completed: false, video_position_seconds },
});

test('says what is left, and goes on in the first module that is not done (DSH-011)', () => {
  const standing = standingIn(course, { ...reached('a', 90), ...reached('b', 50, 168) });
  expect(standing).toMatchObject({ at: 20, left: 40, doneModules: 1, minutes: [10, 20, 30] });
  expect(standing.next).toMatchObject({ number: 2, left: 10, seconds: 168, module: { id: 'b' } });
});

test('has no next module where all are done, nor where nothing is known of them', () => {
  const all = { ...reached('a', 100), ...reached('b', 100), ...reached('c', 100) };
  expect(standingIn(course, all)).toMatchObject({ at: 60, left: 0, next: undefined });
  expect(standingIn(course, undefined)).toMatchObject({ at: 30, left: 30, next: undefined });
});
