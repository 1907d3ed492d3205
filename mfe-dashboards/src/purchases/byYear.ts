import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { groupedBy } from '../member/groupedBy.ts';
import type { Purchase } from './purchasesApi.ts';

interface YearOfPurchases {
  /** `2026` */
  readonly year: string;
  readonly purchases: readonly Purchase[];
  /** What was paid with taxes, without what has come back, in cents. */
  readonly paid: number;
  /** Whether nothing has come back. */
  readonly isWhole: boolean;
}

/** Orders by the year in Québec in which they were made, as they come. */
export function byYear(purchases: readonly Purchase[]): YearOfPurchases[] {
  const years = groupedBy(purchases, ({ created_at }) => isoDate(created_at).slice(0, 4));
  return [...years].map(([year, made]) => ({
    year,
    purchases: made,
    isWhole: made.every(({ refunded_cents }) => refunded_cents === 0),
    paid: made.reduce((sum, { total_cents, refunded_cents }) => sum + total_cents - refunded_cents, 0),
  }));
}
