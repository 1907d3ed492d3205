import * as v from 'valibot';
import { read, write } from '../store/ask.ts';
import { memberApi } from '../store/memberApi.ts';
import { JOURNAL_KINDS } from './journalKinds.ts';

const cents = v.pipe(v.number(), v.integer());
const status = v.picklist(['paid', 'partially_refunded', 'refunded']);
/** Where a bank's complaint stands; `dropped` was only a question. */
const disputeStatus = v.picklist(['open', 'won', 'lost', 'dropped']);
const dispute = {
  /** What the bank holds, besides what was given back. */
  disputed_cents: cents,
  dispute_status: v.nullable(disputeStatus),
};

const listedOrderSchema = v.object({
  id: v.string(),
  created_at: v.string(),
  status,
  total_cents: cents,
  refunded_cents: cents,
  ...dispute,
  /** A question about a refund waits for an answer. */
  is_asked: v.boolean(),
  buyer_name: v.nullable(v.string()),
  /** Null where the account is gone. */
  buyer_email: v.nullable(v.string()),
  items: v.nullable(v.string()),
});
export const ordersSchema = v.array(listedOrderSchema);

/** What an order was charged as. */
const priceSchema = v.object({ id: v.string(), subtotal_cents: cents, tps_cents: cents, tvq_cents: cents });
type Price = Omit<v.InferOutput<typeof priceSchema>, 'id'>;
/** With its price where that is known. */
export type ListedOrder = v.InferOutput<typeof listedOrderSchema> & { readonly price?: Price | undefined };

const refundSchema = v.object({
  id: v.string(),
  /** Null while nobody has decided. */
  amount_cents: v.nullable(cents),
  status: v.picklist(['asked', 'declined', 'sending', 'sent', 'failed']),
  is_asked_by_buyer: v.boolean(),
  reason: v.nullable(v.string()),
  answer: v.nullable(v.string()),
  created_at: v.string(),
  decided_at: v.nullable(v.string()),
  decided_by: v.nullable(v.string()),
});
export type Refund = v.InferOutput<typeof refundSchema>;

const orderSchema = v.object({
  id: v.string(),
  created_at: v.string(),
  status,
  subtotal_cents: cents,
  tps_cents: cents,
  tvq_cents: cents,
  total_cents: cents,
  refunded_cents: cents,
  ...dispute,
  refundable_cents: cents,
  tps_number: v.nullable(v.string()),
  tvq_number: v.nullable(v.string()),
  payment_intent_id: v.nullable(v.string()),
  receipt_sent_at: v.nullable(v.string()),
  has_access: v.boolean(),
  buyer: v.nullable(v.object({ id: v.string(), email: v.string(), full_name: v.nullable(v.string()) })),
  order_items: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      description: v.string(),
      category: v.string(),
      unit_price: cents,
    }),
  ),
  refunds: v.array(refundSchema),
  disputes: v.array(
    v.object({
      id: v.string(),
      amount_cents: cents,
      /** The provider's word, such as `fraudulent`. */
      reason: v.string(),
      due_at: v.nullable(v.string()),
      status: disputeStatus,
      created_at: v.string(),
    }),
  ),
  journal: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(JOURNAL_KINDS),
      subtotal_cents: cents,
      tps_cents: cents,
      tvq_cents: cents,
      total_cents: cents,
      created_at: v.string(),
    }),
  ),
  earnings: v.array(
    v.object({
      id: v.string(),
      kind: v.picklist(['sale', 'tip', 'refund', 'opening']),
      creator: v.string(),
      creator_cents: cents,
      platform_cents: cents,
      created_at: v.string(),
    }),
  ),
});
export type ConsoleOrder = v.InferOutput<typeof orderSchema>;

/** What a list of orders is asked for; days in Québec, both included. */
export interface OrderFilters {
  readonly words?: string;
  readonly order_status?: string;
  readonly since?: string;
  readonly until?: string;
}

/** The order after which a page goes on. */
type After = Pick<ListedOrder, 'id' | 'created_at'> | null;

/** Orders of one page. */
const ORDERS_PAGE = 100;

interface OrdersQuestion extends OrderFilters {
  /** Whether each comes with its price, which is another question. */
  readonly isPriced?: boolean;
}

const readOrders = read(
  (database, { filters: { isPriced: _, ...filters }, after }: { filters: OrdersQuestion; after: After }) =>
    database.rpc('console_orders', {
      ...filters,
      ...(after ? { after_at: after.created_at, after_id: after.id } : {}),
      size: ORDERS_PAGE,
    }),
  (rows) => v.parse(ordersSchema, rows),
);

const readPrices = read(
  (database, ids: readonly string[]) =>
    database.from('orders').select('id,subtotal_cents,tps_cents,tvq_cents').in('id', ids),
  (rows) => new Map(v.parse(v.array(priceSchema), rows).map(({ id, ...price }) => [id, price])),
);

const ordersApi = memberApi.injectEndpoints({
  endpoints: (build) => ({
    orders: build.infiniteQuery<ListedOrder[], OrdersQuestion, After>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => (last.length < ORDERS_PAGE ? undefined : last.at(-1)),
      },
      async queryFn({ queryArg, pageParam }, api) {
        const page = await readOrders({ filters: queryArg, after: pageParam }, api);
        if (!queryArg.isPriced || !('data' in page) || page.data.length === 0) return page;
        const prices = await readPrices(
          page.data.map(({ id }) => id),
          api,
        );
        // A list without them is a list still.
        return 'data' in prices
          ? { data: page.data.map((order) => ({ ...order, price: prices.data.get(order.id) })) }
          : page;
      },
      providesTags: ['orders'],
      keepUnusedDataFor: 60,
    }),
    exportOrders: build.mutation<ListedOrder[], OrderFilters>({
      queryFn: write(
        (database, filters) => database.rpc('export_orders', { ...filters }),
        (rows) => v.parse(ordersSchema, rows),
      ),
    }),
    order: build.query<ConsoleOrder, string>({
      queryFn: read(
        (database, id) => database.rpc('console_order', { of_order: id }),
        (order) => v.parse(orderSchema, order),
      ),
      providesTags: ['orders'],
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useOrdersInfiniteQuery, useOrderQuery, useExportOrdersMutation } = ordersApi;
