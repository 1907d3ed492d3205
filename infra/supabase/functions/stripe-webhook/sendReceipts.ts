import { callDatabase } from '../_shared/database.ts';
import type { FunctionEnv } from '../_shared/FunctionEnv.ts';
import { type ReceiptOrder, receiptMail } from './receiptMail.ts';

/** Sends the receipts that are due. An order is claimed before its mail and given back when the mail fails. */
export async function sendReceipts(env: FunctionEnv): Promise<void> {
  const orders = await callDatabase<ReceiptOrder[]>(env, 'claim_receipts', {});
  for (const order of orders) {
    try {
      await env.sendMail(receiptMail(order, env.siteUrl));
    } catch (error) {
      await callDatabase(env, 'release_receipt', { order_id: order.id });
      throw error;
    }
  }
}
