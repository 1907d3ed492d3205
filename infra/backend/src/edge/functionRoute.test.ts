import { expect, test } from 'vitest';
import type { FunctionEnv } from '../../../supabase/functions/_shared/FunctionEnv.ts';
import { createFunctionFinder } from './functionRoute.ts';

const OFFICE = '203.0.113.7';
const find = () => createFunctionFinder({} as FunctionEnv);
const statusOf = (found: ReturnType<ReturnType<typeof find>>) => (found instanceof Response ? found.status : 'called');

test('an office of one address looks through free times, and still holds one; it holds no more than sixty', () => {
  const finder = find();
  const call = (method: string) => statusOf(finder('appointments', method, OFFICE));
  for (let look = 0; look < 600; look += 1) expect(call('GET')).toBe('called');
  expect(call('GET')).toBe(429);
  for (let hold = 0; hold < 60; hold += 1) expect(call('POST')).toBe('called');
  expect(call('POST')).toBe(429);
  expect(statusOf(finder('appointments', 'POST', '203.0.113.8'))).toBe('called');
});

test('says which methods a function answers', () => {
  const refused = find()('newsletter', 'PUT', OFFICE) as Response;
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, POST']);
  expect(statusOf(find()('lead', 'GET', OFFICE))).toBe(405);
  expect(statusOf(find()('nobody', 'POST', OFFICE))).toBe(404);
});
