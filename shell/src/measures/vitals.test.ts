import { afterEach, expect, test, vi } from 'vitest';
import { watchVitals } from './vitals.ts';

/** What the browser has seen, by type. */
let seen: Record<string, object[]> = {};
let supported: string[] = [];
class Observer {
  static get supportedEntryTypes() {
    return supported;
  }
  #type = '';
  observe({ type }: { type: string }) {
    this.#type = type;
  }
  takeRecords() {
    const records = seen[this.#type] ?? [];
    seen[this.#type] = [];
    return records;
  }
}
vi.stubGlobal('PerformanceObserver', Observer);
afterEach(() => {
  seen = {};
});

const shift = (startTime: number, value: number, hadRecentInput = false) => ({ startTime, value, hadRecentInput });

test('says what web.dev says of a document', () => {
  supported = ['navigation', 'largest-contentful-paint', 'layout-shift', 'event', 'first-input'];
  seen = {
    navigation: [{ responseStart: 120 }],
    'largest-contentful-paint': [{ startTime: 400 }, { startTime: 900 }],
    // The worst window: a second without a shift, or five seconds, end one.
    'layout-shift': [shift(0, 0.1), shift(900, 0.1), shift(2000, 0.15), shift(2100, 9, true)],
    event: [
      { interactionId: 7, duration: 96 },
      { interactionId: 0, duration: 900 },
    ],
    'first-input': [{ interactionId: 3, duration: 24 }],
  };
  expect(watchVitals()()).toEqual({ ttfb: 120, lcp: 900, cls: 0.2, inp: 96 });
});

test('a window of shifts is five seconds long at most', () => {
  supported = ['layout-shift'];
  seen = { 'layout-shift': Array.from({ length: 12 }, (_, index) => shift(index * 900, 0.1)) };
  expect(watchVitals()().cls).toBeCloseTo(0.6);
});

test('nothing is said of what a browser cannot measure, and no shift is none where it can', () => {
  supported = [];
  expect(watchVitals()()).toEqual({});
  supported = ['layout-shift'];
  expect(watchVitals()()).toEqual({ cls: 0 });
});
