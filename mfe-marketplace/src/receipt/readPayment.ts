import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';

const cents = v.pipe(v.number(), v.integer());

const ORDER_COLUMNS =
  `id,created_at,subtotal_cents,tps_cents,tvq_cents,total_cents,tps_number,tvq_number,refunded_cents,
order_items(id,name,description,category,unit_price,product:products(formation:formations(slug)))`.replaceAll('\n', '');

const orderSchema = v.object({
  id: v.string(),
  created_at: v.string(),
  subtotal_cents: cents,
  tps_cents: cents,
  tvq_cents: cents,
  total_cents: cents,
  tps_number: v.nullable(v.string()),
  tvq_number: v.nullable(v.string()),
  refunded_cents: cents,
  order_items: v.array(
    v.object({
      id: v.string(),
      name: v.string(),
      description: v.string(),
      category: v.picklist(['formation', 'resource', 'consultation', 'tip']),
      unit_price: cents,
      product: v.nullable(v.object({ formation: v.nullable(v.object({ slug: v.string() })) })),
    }),
  ),
});
export type Order = v.InferOutput<typeof orderSchema>;

const sessionSchema = v.nullable(v.object({ status: v.picklist(['open', 'processing', 'expired', 'failed', 'paid']) }));

/** How far a payment has come. `waiting`: its confirmation has not arrived yet. */
export type Payment =
  | { readonly kind: 'paid'; readonly order: Order }
  | { readonly kind: 'waiting' | 'processing' | 'failed' | 'expired' };

/**
 * The payment of a checkout session, as far as the person who reads it is its buyer. Orders are written by the card
 * provider's signed message alone (AMB-09), so a missing one may still come.
 *
 * @throws Error when the backend cannot answer
 */
export async function readPayment(database: Database, sessionId: string, userId: string): Promise<Payment> {
  const order = await database
    .from('orders')
    .select(ORDER_COLUMNS)
    .eq('stripe_session_id', sessionId)
    .eq('user_id', userId)
    .maybeSingle();
  if (order.error) throw new Error(order.error.message);
  if (order.data) return { kind: 'paid', order: v.parse(orderSchema, order.data) };

  const session = await database
    .from('checkout_sessions')
    .select('status')
    .eq('stripe_session_id', sessionId)
    .eq('user_id', userId)
    .maybeSingle();
  if (session.error) throw new Error(session.error.message);
  const status = v.parse(sessionSchema, session.data)?.status;
  return { kind: status === 'processing' || status === 'failed' || status === 'expired' ? status : 'waiting' };
}
