import type { PageHead } from '@agence/shared-contracts/remote/head';
import { ordersTexts } from '../content/orders.ts';
import { Orders } from './Orders.tsx';

export function head(): PageHead {
  return { ...ordersTexts.seo, noindex: true };
}

/** `/admin/commandes`: every order, newest first, with its filters in the address. */
export default function OrdersPlace() {
  return <Orders />;
}
