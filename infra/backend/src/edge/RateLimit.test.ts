import { expect, test } from 'vitest';
import { RateLimit } from './RateLimit.ts';

function limitWithClock() {
  const clock = { now: 0 };
  return { clock, limit: new RateLimit(3, 1000, () => clock.now) };
}

test('refuses what exceeds the limit and says when to come back', () => {
  const { clock, limit } = limitWithClock();
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([0, 0, 0]);
  clock.now = 400;
  expect(limit.take('a')).toBe(0.6);
  expect(limit.take('b')).toBe(0);
});

test('allows again once the window has moved on, with no longer lockout', () => {
  const { clock, limit } = limitWithClock();
  for (let index = 0; index < 20; index++) limit.take('a');
  clock.now = 1001;
  expect(limit.take('a')).toBe(0);
});

test('forgets an event that is given back', () => {
  const { limit } = limitWithClock();
  for (let index = 0; index < 10; index++) {
    expect(limit.take('a')).toBe(0);
    limit.giveBack('a');
  }
});

test('made-up keys push out those that were counted longest ago, and no other', () => {
  const { limit } = limitWithClock();
  for (const key of ['old', 'old', 'old', 'young', 'young', 'young']) limit.take(key);
  for (let index = 0; index < 49_999; index++) limit.take(`made up ${index}`);
  expect(limit.take('young')).toBeGreaterThan(0);
  expect(limit.has('old')).toBe(false);
  expect(limit.take('old')).toBe(0);
});
