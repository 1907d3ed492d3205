import { formatMoney } from '@agence/shared-contracts/backend/money';
import styled from 'styled-components';
import { ordersTexts } from '../content/orders.ts';

const texts = ordersTexts.order;

interface OrderSumsProps {
  readonly order: {
    readonly subtotal_cents: number;
    readonly tps_cents: number;
    readonly tvq_cents: number;
    readonly total_cents: number;
    readonly refunded_cents: number;
    readonly disputed_cents: number;
    readonly tps_number: string | null;
    readonly tvq_number: string | null;
    readonly order_items: readonly {
      readonly id: string;
      readonly name: string;
      readonly description: string;
      readonly unit_price: number;
    }[];
  };
}

/** What was bought and what was charged, as on the receipt (AMB-52). */
export function OrderSums({ order }: OrderSumsProps) {
  const sums: readonly (readonly [label: string, cents: number, isShown: boolean, number?: string | null])[] = [
    [texts.subtotal, order.subtotal_cents, true],
    [texts.tps, order.tps_cents, order.tps_cents > 0, order.tps_number],
    [texts.tvq, order.tvq_cents, order.tvq_cents > 0, order.tvq_number],
    [texts.total, order.total_cents, true],
    [texts.refunded, -order.refunded_cents, order.refunded_cents > 0],
    [texts.disputed, -order.disputed_cents, order.disputed_cents > 0],
  ];
  return (
    <>
      <Items>
        {order.order_items.map((item) => (
          <li key={item.id}>
            <span>
              <strong>{item.name}</strong>
              {item.description ? <small>{item.description}</small> : null}
            </span>
            <b translate="no">{formatMoney(item.unit_price)}</b>
          </li>
        ))}
      </Items>
      <Sums>
        {sums.map(([label, cents, isShown, number]) =>
          isShown ? (
            <div key={label} data-total={label === texts.total || undefined}>
              <dt>
                {label} {number ? <small>{texts.numbered(number)}</small> : null}
              </dt>
              <dd translate="no">{formatMoney(cents)}</dd>
            </div>
          ) : null,
        )}
      </Sums>
    </>
  );
}

const Items = styled.ul`
  display: grid;
  gap: 0.75rem;
  & > li {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  & small {
    display: block;
    color: var(--ag-ink-soft);
  }
  & b {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Sums = styled.dl`
  display: grid;
  gap: 0.35rem;
  padding-top: 1rem;
  box-shadow: 0 -1px 0 var(--ag-line);
  font-variant-numeric: tabular-nums;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  & dt > small {
    color: var(--ag-ink-soft);
    white-space: nowrap;
  }
  & dd {
    white-space: nowrap;
  }
  @media (max-width: 39.99rem) {
    & dt > small {
      display: block;
      overflow-wrap: anywhere;
      white-space: normal;
    }
  }
  & > [data-total] {
    align-items: baseline;
    padding-block: 0.6rem 0.25rem;
    border-top: 1px solid var(--ag-ink);
    font-weight: 700;
    & > dd {
      font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
    }
  }
`;
