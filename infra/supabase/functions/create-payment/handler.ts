import type Stripe from 'stripe';
import * as v from 'valibot';
import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { answering, Refusal } from '../_shared/Refusal.ts';
import { readJson } from '../_shared/readJson.ts';
import { signedInUser, type User } from '../_shared/signedInUser.ts';
import { stripeClient } from '../_shared/stripeClient.ts';
import { type Checkout, sessionParameters } from './sessionParameters.ts';

const id = v.optional(v.pipe(v.string(), v.uuid()));
/** What the page sends. The name is there for the page's own logs: names and prices come from the database. */
const Purchase = v.pipe(
  v.object({
    product_id: id,
    service_id: id,
    tip_id: id,
    product_name: v.optional(v.string()),
    /** Cents before tax, as the page showed them. */
    amount: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(100_000_000)),
    currency: v.literal('CAD'),
    /** Where the visit began, as `leads.origin` has it; no sale is lost for it. */
    origin: v.fallback(
      v.optional(
        v.record(
          v.picklist(['landing', 'referrer', 'source', 'medium', 'campaign']),
          v.pipe(v.string(), v.maxLength(300), v.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
        ),
      ),
      undefined,
    ),
  }),
  v.check((purchase) => itemOf(purchase).length === 1, 'One of product_id, service_id and tip_id.'),
);

/**
 * Opens the card provider's page in which one thing is paid, and gives its address. Clicking again, in another tab or
 * after a lost answer, gives the same page while it is open (PAY-01, PAY-07, INF-007).
 *
 * Codes: `sign_in_required`, `bad_json`, `bad_request`, `product_not_found`, `price_changed` (with the price),
 * `already_owned`, `creator_page_withdrawn`, `payment_pending`, `idempotency_conflict`, `payment_unavailable`.
 */
export function handle(request: Request, env: FunctionEnv): Promise<Response> {
  return answering(async () => {
    const user = await signedInUser(request, env);
    const purchase = await readJson(request, Purchase);
    const [[kind, item] = []] = itemOf(purchase);
    const checkout = await callDatabase<Checkout>(env, 'begin_checkout', {
      buyer: user.id,
      item_kind: kind,
      item,
      expected_cents: purchase.amount,
      idempotency_key: request.headers.get('idempotency-key')?.slice(0, 200) ?? null,
    });
    if (purchase.origin) {
      await callDatabase(env, 'note_checkout_origin', { checkout: checkout.id, origin: purchase.origin });
    }
    const { session_id, url } =
      checkout.url && checkout.stripe_session_id
        ? { session_id: checkout.stripe_session_id, url: checkout.url }
        : await openSession(checkout, user, kind === 'product' ? `/boutique/produit/${item}` : undefined, env);
    return Response.json({ url, session_id, order_id: checkout.id }, { headers: { 'cache-control': 'no-store' } });
  });
}

type Item = 'product_id' | 'service_id' | 'tip_id';

function itemOf({ product_id, service_id, tip_id }: { readonly [name in Item]?: string | undefined }) {
  return Object.entries({ product: product_id, service: service_id, tip: tip_id }).filter(([, value]) => value);
}

async function openSession(checkout: Checkout, user: User, productPath: string | undefined, env: FunctionEnv) {
  const stripe = stripeClient(env);
  // The page it replaces may have ended by itself.
  if (checkout.replaces) await stripe.checkout.sessions.expire(checkout.replaces).catch(() => {});
  let session: Stripe.Checkout.Session;
  try {
    session = await stripe.checkout.sessions.create(sessionParameters(checkout, user, productPath, env.siteUrl), {
      // Two requests at once, or one repeated after a crash, get the same session.
      idempotencyKey: checkout.id,
    });
  } catch (error) {
    console.error('create-payment:', error instanceof Error ? error.message : error);
    throw new Refusal(502, 'payment_unavailable', 'The card provider did not open a session.');
  }
  if (!session.url) throw new Refusal(502, 'payment_unavailable', 'The card provider gave no address.');
  await callDatabase(env, 'attach_checkout', {
    checkout: checkout.id,
    session_id: session.id,
    session_url: session.url,
  });
  return { session_id: session.id, url: session.url };
}
