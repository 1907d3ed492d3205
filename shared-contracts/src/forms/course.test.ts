import { expect, test } from 'vitest';
import { courseForm, moduleForm, newCourseForm, priceForm } from './course.ts';
import { judge } from './judge.ts';

const course = { title: 'Vendre en ligne', description: '', level: 'debutant', category: '1', duration: '60' } as const;
const module = {
  ...{ title: 'Un', description: '', duration: '10', content: '', video_url: '', captions_url: '' },
  ...{ is_published: false, is_preview: false },
};

test.each([
  ['abc', 60],
  ['', 60],
  ['45.7', 45],
  ['90 minutes', 90],
  ['-5', 60],
  ['0', 60],
  ['99999999', 60],
])('reads a duration of %j as %d minutes (DSH-043)', (duration, minutes) => {
  expect(judge(newCourseForm, { ...course, duration }).stored?.duration).toBe(minutes);
});

test('a module is no longer than its column takes', () => {
  expect(judge(moduleForm, { ...module, duration: '6001' }).stored?.duration).toBe(60);
});

test('needs a title that is more than white space (DSH-042)', () => {
  expect(judge(newCourseForm, { ...course, title: '   ' }).problems.title).toMatch(/titre/);
  expect(judge(newCourseForm, { ...course, title: ' a ' }).stored?.title).toBe('a');
});

test('keeps the lines that say something', () => {
  const lists = { prerequisites: '', target_audience: '', skills_gained: '', tags: ' un \n\n  deux\n ' };
  const { stored } = judge(courseForm, { ...course, ...lists, long_description: '', learning_objectives: '' });
  expect(stored?.tags).toEqual(['un', 'deux']);
});

test.each(['', ' ', '/videos/a.mp4', '/storage/v1/object/videos/f1/a.mp4'])('takes the video %j', (video_url) => {
  expect(judge(moduleForm, { ...module, video_url }).problems).toEqual({});
});

test.each([
  'https://exemple.test/a.mp4',
  'javascript:alert(1)',
  '//evil.example/a.mp4',
  'http://exemple.test/a.mp4',
  '/\\evil',
  'video.mp4',
])('refuses the video %j', (video_url) => {
  expect(Object.keys(judge(moduleForm, { ...module, video_url }).problems)).toEqual(['video_url']);
});

test('a price is said in dollars', () => {
  expect(judge(priceForm, { price: '49,99\u00a0$' }).stored).toEqual({ price: 4999 });
  expect(judge(priceForm, { price: 'cher' }).problems.price).toMatch(/entre 1 et/);
});
