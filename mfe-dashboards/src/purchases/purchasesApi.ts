import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';

const COLUMNS =
  `id,created_at,status,subtotal_cents,tps_cents,tvq_cents,total_cents,refunded_cents,disputed_cents,tps_number,tvq_number,
order_items(id,name,description,category,unit_price,product:products(metadata,formation:formations(slug,category:categories(slug)))),refunds(id,amount_cents,status,answer,created_at)` as const;

const readPurchases = read(
  (database, userId: string) =>
    // Staff read everybody's orders: these are one's own.
    database.from('orders').select(COLUMNS).eq('user_id', userId).order('created_at', { ascending: false }).limit(200),
  (rows) => rows,
);

/** An order of one's own. */
export type Purchase = Extract<Awaited<ReturnType<typeof readPurchases>>, { data: unknown }>['data'][number];

const purchasesApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    purchases: build.query<Purchase[], string>({
      queryFn: readPurchases,
      providesTags: ['orders'],
    }),
    askRefund: build.mutation<null, { readonly order: string; readonly reason: string }>({
      queryFn: write(
        (database, { order, reason }) => database.rpc('ask_refund', { of_order: order, reason }),
        () => null,
      ),
      invalidatesTags: ['orders'],
    }),
  }),
});

export const { usePurchasesQuery, useAskRefundMutation } = purchasesApi;
