import { Badge } from '@agence/shared-contracts/ui/Text';
import { ordersTexts } from '../content/orders.ts';
import type { ListedOrder } from './ordersApi.ts';

const TONES = { asked: 'ember', disputed: 'ember', paid: 'moss' } as const;

/** How an order stands: what waits for somebody first. */
export function OrderState({
  order: { is_asked, dispute_status, status },
}: {
  readonly order: Pick<ListedOrder, 'is_asked' | 'dispute_status' | 'status'>;
}) {
  const isDisputed = dispute_status === 'open' || dispute_status === 'lost';
  const state = is_asked ? 'asked' : isDisputed ? 'disputed' : status;
  return <Badge $tone={TONES[state as keyof typeof TONES] ?? 'neutral'}>{ordersTexts.states[state]}</Badge>;
}
