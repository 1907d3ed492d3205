import { formatMoney } from '@agence/shared-contracts/backend/money';
import { longDate } from '@agence/shared-contracts/format/frenchDate';
import type { Mail } from '../_shared/FunctionEnv.ts';

/** An order as `order_to_tell` gives it; amounts in cents. */
export interface ReceiptOrder {
  readonly id: string;
  readonly email: string;
  readonly created_at: string;
  readonly subtotal_cents: number;
  readonly tps_cents: number;
  readonly tvq_cents: number;
  readonly total_cents: number;
  readonly tps_number: string | null;
  readonly tvq_number: string | null;
  readonly items: readonly { readonly name: string; readonly category: string; readonly unit_price: number }[];
}

/** The receipt: what, how much, both taxes with their registration numbers, and how to have the money back. */
export function receiptMail(order: ReceiptOrder, siteUrl: string): Mail {
  const tax = (name: string, cents: number, number: string | null) =>
    cents > 0 ? [`${name} : ${formatMoney(cents)}${number ? ` (nº ${number})` : ''}`] : [];
  const bought = order.items[0];
  const next: Record<string, string> = {
    formation: `Votre formation vous attend : ${siteUrl}/formations-access`,
    resource: `Vos fichiers sont prêts : ${siteUrl}/formations-access`,
    consultation: `Proposez un moment pour la rencontre : ${siteUrl}/formations-access`,
    tip: 'Votre soutien est en route. Merci !',
  };
  return {
    to: order.email,
    subject: `Votre reçu, commande ${order.id.slice(0, 8)}`,
    text: [
      'Bonjour,',
      '',
      `Merci pour votre achat du ${longDate(order.created_at)}.`,
      '',
      ...order.items.map((item) => `${item.name} : ${formatMoney(item.unit_price)}`),
      ...tax('TPS (5 %)', order.tps_cents, order.tps_number),
      ...tax('TVQ (9,975 %)', order.tvq_cents, order.tvq_number),
      `Total : ${formatMoney(order.total_cents)}`,
      '',
      next[bought?.category ?? ''] ?? '',
      '',
      'Vous avez 30 jours pour demander un remboursement, depuis votre compte.',
      `Commande : ${order.id}`,
    ].join('\n'),
  };
}
