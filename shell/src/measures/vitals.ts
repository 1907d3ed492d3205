/** A layout shift, which TypeScript's DOM does not know (wicg.github.io/layout-instability). */
interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Shifts count together that are less than a second apart, for five seconds at most (web.dev/articles/cls). */
const WINDOW_GAP_MS = 1000;
const WINDOW_MS = 5000;
/** Interactions that are faster are all good. */
const SHORTEST_MS = 40;

/**
 * Watches the web vitals of this document, as web.dev defines them; the package of that name is larger than what the byte budgets
 * have left. Of interactions it takes the slowest, which differs from the 98th percentile for who makes fifty.
 *
 * @returns the values as they are now, name → milliseconds (`cls`: score), of what the browser can measure
 */
export function watchVitals(): () => Readonly<Record<string, number>> {
  const vitals: Record<string, number> = {};
  const window = { from: 0, last: 0, sum: 0 };
  const observers: [PerformanceObserver, (entries: PerformanceEntry[]) => void][] = [];

  function observe(type: string, take: (entry: PerformanceEntry) => void, options = {}) {
    if (!PerformanceObserver.supportedEntryTypes.includes(type)) return;
    const takeAll = (entries: PerformanceEntry[]) => entries.forEach(take);
    const observer = new PerformanceObserver((list) => takeAll(list.getEntries()));
    observer.observe({ type, buffered: true, ...options });
    observers.push([observer, takeAll]);
  }

  observe('navigation', (entry) => {
    vitals.ttfb = (entry as PerformanceNavigationTiming).responseStart;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    vitals.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    const { value, hadRecentInput, startTime } = entry as LayoutShift;
    if (hadRecentInput) return;
    if (startTime - window.last > WINDOW_GAP_MS || startTime - window.from > WINDOW_MS)
      Object.assign(window, { from: startTime, sum: 0 });
    window.last = startTime;
    window.sum += value;
    vitals.cls = Math.max(vitals.cls ?? 0, window.sum);
  });
  const slowest = (entry: PerformanceEntry) => {
    if ((entry as PerformanceEventTiming).interactionId) vitals.inp = Math.max(vitals.inp ?? 0, entry.duration);
  };
  observe('event', slowest, { durationThreshold: SHORTEST_MS });
  observe('first-input', slowest);

  return () => {
    for (const [observer, takeAll] of observers) takeAll(observer.takeRecords());
    // A browser that knows layout shifts and has seen none.
    if (PerformanceObserver.supportedEntryTypes.includes('layout-shift')) vitals.cls ??= 0;
    return vitals;
  };
}
