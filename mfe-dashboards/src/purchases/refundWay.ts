import type { Purchase } from './purchasesApi.ts';

const DAYS_30_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * How money of an order comes back now (AMB-66): `self` by the buyer's own click, `ask` by a question to staff, as for services; undefined
 * where a question or a refund is on its way, a bank holds the money, or everything has come back. The database decides again.
 *
 * @param now milliseconds since 1970
 */
export function refundWay(
  { status, created_at, refunds, disputed_cents, order_items }: Purchase,
  now: number,
): 'self' | 'ask' | undefined {
  if (status === 'refunded' || disputed_cents > 0) return undefined;
  if (refunds.some((each) => each.status === 'asked' || each.status === 'sending')) return undefined;
  const isWhole = status === 'paid' && !refunds.some((each) => each.status === 'sent');
  // What was sent for a whole order is on its way back.
  if (status === 'paid' && !isWhole) return undefined;
  const isService = order_items.some(({ category }) => category === 'consultation');
  return isWhole && !isService && now - Date.parse(created_at) < DAYS_30_MS ? 'self' : 'ask';
}

/** Until when a buyer gets it back by themselves, in milliseconds since 1970. */
export const lastDayOf = ({ created_at }: Pick<Purchase, 'created_at'>) => Date.parse(created_at) + DAYS_30_MS;
