import { add, count, type Histogram, newHistogram } from './Histogram.ts';
import type { Measure } from './measured.ts';

const HOUR_MS = 3_600_000;
/** Hours that are kept: the last day, and the one that has begun. */
const KEPT_HOURS = 25;
/** Different things that are counted in an hour: a site has a few hundred, and nobody shall fill the memory with more. */
const MAX_KEYS = 5_000;

/** Key → histogram. */
export type Counted = Readonly<Record<string, Histogram>>;
/** Hour, in hours since the epoch → what was counted in it. */
export type Hours = Readonly<Record<string, Counted>>;

type Counting = Map<string, Histogram>;

/** What a histogram is kept under; no part of it has a space. */
const keyOf = ({ name, release, route }: Omit<Measure, 'value'>): string => `${name} ${release} ${route}`;

export function partsOf(key: string): Omit<Measure, 'value'> {
  const [name, release = '', route = ''] = key.split(' ');
  return { name: name as Measure['name'], release, route };
}

/** Counts what browsers and this process have measured: a day of it in hours, and all of it since the process began. */
export function createMeasures() {
  const hours = new Map<number, Counting>();
  const totals: Counting = new Map();

  function into(counting: Counting, name: string, key: string, value: number) {
    const known = counting.get(key);
    if (!known && counting.size >= MAX_KEYS) return;
    const histogram = known ?? newHistogram(name);
    count(name, histogram, value);
    counting.set(key, histogram);
  }

  return {
    /** @param mayBegin asked for what nobody has told in this hour: whether who tells may begin with one more thing */
    add(measure: Measure, mayBegin: () => boolean = () => true): void {
      const key = keyOf(measure);
      const now = Math.floor(Date.now() / HOUR_MS);
      const hour: Counting = hours.get(now) ?? new Map();
      if (!hour.has(key) && (hour.size >= MAX_KEYS || !mayBegin())) return;
      hours.set(now, hour);
      into(hour, measure.name, key, measure.value);
      into(totals, measure.name, key, measure.value);
      for (const old of hours.keys()) if (old <= now - KEPT_HOURS) hours.delete(old);
    },
    /** Since the process began, of the releases that are shown. */
    totals: (): ReadonlyMap<string, Histogram> => totals,
    hours: (): Hours =>
      Object.fromEntries([...hours].map(([hour, counting]) => [hour, Object.fromEntries(counting)] as const)),
    /** Lets go of releases that nobody gets any more; the last day remembers them. */
    forget(isOver: (release: string) => boolean): void {
      for (const key of totals.keys()) if (isOver(partsOf(key).release)) totals.delete(key);
    },
  };
}

export type Measures = ReturnType<typeof createMeasures>;

/** What all processes have counted in the last 24 hours. */
export function lastDay(all: readonly Hours[], now = Date.now()): ReadonlyMap<string, Histogram> {
  const sum: Counting = new Map();
  const oldest = Math.floor(now / HOUR_MS) - KEPT_HOURS + 1;
  for (const [hour, counted] of all.flatMap((hours) => Object.entries(hours))) {
    if (Number(hour) < oldest) continue;
    for (const [key, histogram] of Object.entries(counted)) {
      const known = sum.get(key) ?? newHistogram(partsOf(key).name);
      add(known, histogram);
      sum.set(key, known);
    }
  }
  return sum;
}
