import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createStrikes, type Strike, type Strikes } from './strikes.ts';

let strikes: Strikes;
beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  strikes = createStrikes();
});
afterEach(() => void vi.useRealTimers());

const BLOG = ['mfe-blog', '2.0.0-0'] as const;
const names = () => strikes.broken().map(({ name, version }) => `${name} ${version}`);
const fromNetworks = (count: number) => {
  for (let network = 0; network < count; network += 1) strikes.failedThere(...BLOG, `network ${network}`);
};

test('a server half that fails at three addresses within a minute is broken', () => {
  strikes.failedHere(...BLOG, '/blog');
  strikes.failedHere(...BLOG, '/blog/a');
  expect(names()).toEqual([]);
  vi.advanceTimersByTime(60_000);
  strikes.failedHere(...BLOG, '/blog/b');
  expect(strikes.broken()).toEqual([
    {
      ...{ name: 'mfe-blog', version: '2.0.0-0' },
      why: 'its server half failed at 3 addresses within a minute where the version before did not',
    },
  ]);
});

test('one that fails at one address, however often it is asked for, or now and then, is not', () => {
  for (let time = 0; time < 20; time += 1) strikes.failedHere(...BLOG, '/blog/brisé');
  for (let time = 0; time < 20; time += 1) {
    vi.advanceTimersByTime(30_001);
    strikes.failedHere(...BLOG, `/blog/${time}`);
  }
  expect(names()).toEqual([]);
});

test('three networks whose browsers cannot run it make it broken, however often each of them asks', () => {
  for (let time = 0; time < 20; time += 1) strikes.failedThere(...BLOG, 'network 1');
  fromNetworks(2);
  expect(names()).toEqual([]);
  fromNetworks(3);
  expect(strikes.broken()).toMatchObject([{ why: 'browsers could not run it, from 3 networks within ten minutes' }]);
});

test('what fails for fewer than one network in five is not the release’s fault', () => {
  for (let visit = 0; visit < 200; visit += 1) strikes.served(...BLOG, `network ${visit % 50}`);
  fromNetworks(9);
  expect(names()).toEqual([]);
  fromNetworks(10);
  expect(names()).toEqual(['mfe-blog 2.0.0-0']);
});

test('counts ten minutes, not a day', () => {
  fromNetworks(2);
  vi.advanceTimersByTime(600_001);
  strikes.failedThere(...BLOG, 'network 9');
  expect(names()).toEqual([]);
});

test('each version counts for itself, and none that is not shown any more', () => {
  fromNetworks(3);
  strikes.failedThere('mfe-blog', '3.0.0-0', 'network 1');
  strikes.flipped({ 'mfe-blog': '2.0.0-0' });
  expect(names()).toEqual(['mfe-blog 2.0.0-0']);
  strikes.flipped({ 'mfe-blog': '3.0.0-0' });
  expect(names()).toEqual([]);
  strikes.flipped({ 'mfe-blog': '2.0.0-0' });
  strikes.failedThere(...BLOG, 'network 1');
  expect(names()).toEqual([]);
});

test('processes that tell each other count as one, and a network once, whichever hears of it', () => {
  const other = createStrikes((strike) => strikes.heard(strike));
  strikes = createStrikes((strike) => other.heard(strike));
  other.failedThere(...BLOG, 'network 0');
  strikes.failedThere(...BLOG, 'network 0');
  strikes.failedThere(...BLOG, 'network 1');
  expect([names(), other.broken()]).toEqual([[], []]);
  other.failedThere(...BLOG, 'network 2');
  expect(strikes.broken()).toEqual(other.broken());
  expect(names()).toEqual(['mfe-blog 2.0.0-0']);

  strikes.flipped({});
  other.flipped({});
  for (const [index, one] of [strikes, other, strikes].entries()) one.failedHere(...BLOG, `/blog/${index}`);
  expect([strikes.broken(), other.broken()].map((broken) => broken.length)).toEqual([1, 1]);
});

test('what visitors get from one process speaks for a release in the others too, told once in a window', () => {
  const told = vi.fn((strike: Strike) => other.heard(strike));
  const other = createStrikes();
  strikes = createStrikes(told);
  vi.advanceTimersByTime(9 * 60_000);
  for (let time = 0; time < 3; time += 1)
    for (let network = 0; network < 16; network += 1) strikes.served(...BLOG, `network ${network}`);
  expect(told).toHaveBeenCalledTimes(16);
  for (let network = 0; network < 3; network += 1) other.failedThere(...BLOG, `network ${network}`);
  expect(other.broken()).toEqual([]);
  // Windows end at the same time in both, however late the first request came.
  vi.advanceTimersByTime(60_000);
  strikes.served(...BLOG, 'network 0');
  expect(told).toHaveBeenCalledTimes(17);
  for (let network = 0; network < 3; network += 1) other.failedThere(...BLOG, `network ${network}`);
  expect(other.broken()).toHaveLength(1);
});
