import type { ListedOrder } from './ordersApi.ts';

/** What is left of an order after what came back, as its books split it: a part of each by its share of the price. */
export function leftOf({ total_cents, refunded_cents, disputed_cents, price }: ListedOrder) {
  const returned = refunded_cents + disputed_cents;
  const total = total_cents - returned;
  if (!price) return { total };
  const left = (cents: number) => cents - Math.round((returned * cents) / total_cents);
  const taxes = left(price.tps_cents) + left(price.tvq_cents);
  return { total, taxes, subtotal: total - taxes };
}
