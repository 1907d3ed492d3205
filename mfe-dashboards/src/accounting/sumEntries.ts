import type { Entry } from './accountingApi.ts';

export interface Sums {
  readonly count: number;
  readonly subtotal_cents: number;
  readonly tps_cents: number;
  readonly tvq_cents: number;
  readonly total_cents: number;
}

/** What lines of the journal come to, in whole cents. */
export function sumEntries(entries: readonly Entry[]): Sums {
  const sum = (amount: (entry: Entry) => number) => entries.reduce((total, entry) => total + amount(entry), 0);
  return {
    count: entries.length,
    subtotal_cents: sum((entry) => entry.subtotal_cents),
    tps_cents: sum((entry) => entry.tps_cents),
    tvq_cents: sum((entry) => entry.tvq_cents),
    total_cents: sum((entry) => entry.total_cents),
  };
}
