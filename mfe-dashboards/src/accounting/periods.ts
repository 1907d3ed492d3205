import type { Period } from './accountingApi.ts';

type Preset = 'month' | 'lastMonth' | 'quarter' | 'year';

const iso = (year: number, month: number, day: number): string =>
  new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);

/** A period that ends today or before it. @param today in Québec, as `2026-11-22` */
export function periodOf(preset: Preset, today: string): Period {
  const [year = 0, month = 1] = today.split('-').map(Number);
  const at = month - 1;
  switch (preset) {
    case 'month':
      return { since: iso(year, at, 1), until: today };
    case 'lastMonth':
      return { since: iso(year, at - 1, 1), until: iso(year, at, 0) };
    case 'quarter':
      return { since: iso(year, at - (at % 3), 1), until: today };
    case 'year':
      return { since: iso(year, 0, 1), until: today };
  }
}
