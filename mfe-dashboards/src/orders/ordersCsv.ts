import { isoDate } from '@agence/shared-contracts/format/frenchDate';
import { ordersTexts as texts } from '../content/orders.ts';
import { csvCell, csvDollars, csvFile } from '../member/csv.ts';
import type { ListedOrder } from './ordersApi.ts';

/** Orders as a file, as they stand in the list; amounts in dollars. */
export const ordersCsv = (orders: readonly ListedOrder[]): Blob =>
  csvFile(
    texts.csv,
    orders.map((order) => [
      isoDate(new Date(order.created_at)),
      ...[order.id, order.buyer_name ?? '', order.buyer_email ?? '', order.items ?? ''].map(csvCell),
      csvCell(texts.states[order.is_asked ? 'asked' : order.status]),
      ...[order.total_cents, order.refunded_cents, order.disputed_cents].map(csvDollars),
    ]),
  );
