import type { Row } from '@agence/shared-contracts/backend/database';
import { dataOf } from '@agence/shared-contracts/backend/refusal';
import type { Database } from '@agence/shared-contracts/remote/page';
import * as v from 'valibot';
import { MODULE_LENGTH, type ModuleLength } from '../media/moduleMinutes.ts';

/** What the function of payments writes; the column takes any text. */
const categorySchema = v.picklist(['formation', 'resource', 'consultation', 'tip']);

const ORDER_COLUMNS =
  `id,created_at,subtotal_cents,tps_cents,tvq_cents,total_cents,tps_number,tvq_number,refunded_cents,
order_items(id,name,description,category,unit_price,product:products(formation:formations(slug,level,total_modules,estimated_duration_minutes,category:categories(slug,color),
modules:formation_modules(title,${MODULE_LENGTH}))))` as const;

type OrderColumn =
  | 'id'
  | 'created_at'
  | 'subtotal_cents'
  | 'tps_cents'
  | 'tvq_cents'
  | 'total_cents'
  | 'tps_number'
  | 'tvq_number'
  | 'refunded_cents';

type FirstModule = Row<'formation_modules', 'title'> & ModuleLength;

/** A bought course as far as its climb is drawn and its first module named; of one taken back since, no module is read. */
export interface BoughtCourse
  extends Row<'formations', 'slug' | 'level' | 'total_modules' | 'estimated_duration_minutes'> {
  readonly category: Row<'categories', 'slug' | 'color'>;
  readonly modules: readonly FirstModule[];
}

interface OrderItem extends Row<'order_items', 'id' | 'name' | 'description' | 'unit_price'> {
  readonly category: v.InferOutput<typeof categorySchema>;
  readonly product: { readonly formation: BoughtCourse | null } | null;
}

/** A paid order with what was bought; amounts in cents. */
export interface Order extends Row<'orders', OrderColumn> {
  readonly order_items: readonly OrderItem[];
}

/** How far a payment has come. `waiting`: its confirmation has not arrived yet. */
export type Payment =
  | { readonly kind: 'paid'; readonly order: Order }
  | { readonly kind: 'waiting' | 'processing' | 'failed' | 'expired' };

/**
 * The payment of a checkout session, as far as the person who reads it is its buyer. Orders are written by the card
 * provider's signed message alone (AMB-09), so a missing one may still come.
 *
 * @throws BackendRefusal when the backend refuses or cannot answer
 */
export async function readPayment(database: Database, sessionId: string, userId: string): Promise<Payment> {
  const order = dataOf(
    await database
      .from('orders')
      .select(ORDER_COLUMNS)
      .eq('stripe_session_id', sessionId)
      .eq('user_id', userId)
      .maybeSingle(),
  );
  if (order) {
    const order_items = order.order_items.map((item) => ({
      ...item,
      category: v.parse(categorySchema, item.category),
    }));
    return { kind: 'paid', order: { ...order, order_items } };
  }

  const session = dataOf(
    await database
      .from('checkout_sessions')
      .select('status')
      .eq('stripe_session_id', sessionId)
      .eq('user_id', userId)
      .maybeSingle(),
  );
  const status = session?.status;
  return { kind: status === 'processing' || status === 'failed' || status === 'expired' ? status : 'waiting' };
}
