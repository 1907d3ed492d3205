import styled from 'styled-components';
import { ordersTexts } from '../content/orders.ts';
import { Mark } from '../member/Mark.tsx';
import type { ListedOrder } from './ordersApi.ts';

const TONES = { asked: 'ink', disputed: 'danger', paid: 'moss' } as const;

/** How an order stands: what waits for somebody first. */
export function OrderState({
  order: { is_asked, dispute_status, status },
}: {
  readonly order: Pick<ListedOrder, 'is_asked' | 'dispute_status' | 'status'>;
}) {
  const isDisputed = dispute_status === 'open' || dispute_status === 'lost';
  const state = is_asked ? 'asked' : isDisputed ? 'disputed' : status;
  return <State $color={TONES[state as keyof typeof TONES] ?? 'edge'}>{ordersTexts.states[state]}</State>;
}

/** A second line begins where its words do. */
const State = styled(Mark)`
  display: inline-block;
  padding-left: 1rem;
  text-indent: -1rem;
  white-space: normal;
  color: ${({ $color }) => ($color === 'danger' ? 'var(--ag-danger)' : 'inherit')};
`;
