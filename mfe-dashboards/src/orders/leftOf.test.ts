import { expect, test } from 'vitest';
import { leftOf } from './leftOf.ts';
import type { ListedOrder } from './ordersApi.ts';

const order = {
  ...{ total_cents: 22_650, refunded_cents: 0, disputed_cents: 0 },
  price: { subtotal_cents: 19_700, tps_cents: 985, tvq_cents: 1_965 },
} as ListedOrder;

test('splits what is left of an order so that its parts are its total', () => {
  expect(leftOf(order)).toEqual({ total: 22_650, taxes: 2_950, subtotal: 19_700 });
  expect(leftOf({ ...order, refunded_cents: 5_025 })).toEqual({ total: 17_625, taxes: 2_295, subtotal: 15_330 });
  expect(leftOf({ ...order, refunded_cents: 20_000, disputed_cents: 2_650 })).toEqual({
    ...{ total: 0, taxes: 0, subtotal: 0 },
  });
  expect(leftOf({ ...order, price: undefined })).toEqual({ total: 22_650 });
});
