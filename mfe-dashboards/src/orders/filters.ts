import type { OrderFilters } from './ordersApi.ts';

/** What the address calls each filter. */
export const FILTERS = { words: 'q', order_status: 'etat', since: 'du', until: 'au' } as const;

const STATES = ['paid', 'partially_refunded', 'refunded', 'asked', 'disputed'];
const DAY = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** The filters in an address; what is not one is left out. */
export function filtersOf(search: URLSearchParams): OrderFilters {
  const words = search.get(FILTERS.words)?.trim();
  const order_status = search.get(FILTERS.order_status) ?? '';
  const day = (name: 'since' | 'until') => {
    const value = search.get(FILTERS[name]) ?? '';
    return DAY.test(value) ? { [name]: value } : {};
  };
  return {
    ...(words ? { words } : {}),
    ...(STATES.includes(order_status) ? { order_status } : {}),
    ...day('since'),
    ...day('until'),
  };
}
