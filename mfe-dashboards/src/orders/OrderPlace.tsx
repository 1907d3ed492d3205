import type { PageHead } from '@agence/shared-contracts/remote/head';
import { useParams } from 'react-router-dom';
import { ordersTexts } from '../content/orders.ts';
import { OrderScreen } from './OrderScreen.tsx';

export function head(): PageHead {
  return { ...ordersTexts.order.seo, noindex: true };
}

/** `/admin/commandes/:id`: one order with its money. */
export default function OrderPlace() {
  const { id = '' } = useParams();
  return <OrderScreen id={id} />;
}
