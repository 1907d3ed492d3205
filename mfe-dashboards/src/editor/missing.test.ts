import { expect, test } from 'vitest';
import { missingSteps } from './missing.ts';

const complete = { title: 'T', description: 'D', thumbnail_url: '/x.webp', modules: [{ is_published: true }] };

test('finds nothing missing in a complete course (AMB-44)', () => {
  expect(missingSteps(complete)).toEqual([]);
});

test.each([
  ['title', { title: ' ' }],
  ['description', { description: '' }],
  ['thumbnail', { thumbnail_url: null }],
  ['module', { modules: [{ is_published: false }] }],
])('asks for %s (AMB-44)', (step, changes) => {
  expect(missingSteps({ ...complete, ...changes })).toEqual([step]);
});
