import { expect, test } from 'vitest';
import { createMemberStore } from '../store/createMemberStore.ts';
import { anOwnCourse } from '../testing/builders.ts';
import { createFakeBackend } from '../testing/fakeBackend.ts';
import { studioApi } from './studioApi.ts';

const { ownCourses, deleteCourse } = studioApi.endpoints;

test('a deleted course stays gone when a list that was under way still has it (DSH-054)', async () => {
  let rows = [anOwnCourse(), anOwnCourse({ id: 'f2', slug: 'plan' })];
  const backend = createFakeBackend({
    'POST /rpc/my_courses': () => rows,
    'POST /rpc/delete_formation': () => {
      rows = rows.slice(1);
      return null;
    },
  });
  const store = createMemberStore({ database: backend.database, learn: () => {} });
  const shown = () =>
    ownCourses
      .select()(store.getState())
      .data?.map(({ id }) => id);
  await store.dispatch(ownCourses.initiate());
  expect(shown()).toEqual(['f1', 'f2']);

  let arrive = (_late: typeof rows) => {};
  const late = new Promise<typeof rows>((resolve) => {
    arrive = resolve;
  });
  const before = rows;
  backend.answer({ 'POST /rpc/my_courses': () => late });
  const reading = store.dispatch(ownCourses.initiate(undefined, { forceRefetch: true }));
  await expect.poll(() => backend.to('POST /rpc/my_courses')).toHaveLength(2);
  await store.dispatch(deleteCourse.initiate('f1'));
  expect(shown()).toEqual(['f2']);
  backend.answer({ 'POST /rpc/my_courses': () => rows });
  arrive(before);
  await reading;
  await expect.poll(shown).toEqual(['f2']);
});
