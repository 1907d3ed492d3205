import { periodIn } from '../period/periods.ts';
import type { OrderFilters } from './ordersApi.ts';

/** What the address calls each filter. */
export const FILTERS = { words: 'q', order_status: 'etat' } as const;

const STATES = ['paid', 'partially_refunded', 'refunded', 'asked', 'disputed'];

/** The filters in an address; what is not one is left out. @param today in Québec, as `2026-11-22` */
export function filtersOf(search: URLSearchParams, today: string): OrderFilters {
  const words = search.get(FILTERS.words)?.trim();
  const order_status = search.get(FILTERS.order_status) ?? '';
  const { preset: _, ...days } = periodIn(search, today);
  return {
    ...(words ? { words } : {}),
    ...(STATES.includes(order_status) ? { order_status } : {}),
    ...days,
  };
}
