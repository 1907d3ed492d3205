import { formatMoney } from '@agence/shared-contracts/backend/money';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ordersTexts as texts } from '../content/orders.ts';
import { briefMoment } from '../member/briefMoment.ts';
import { byEar } from '../member/byEar.ts';
import { personName } from '../member/personName.ts';
import { withRaised } from '../member/raised.tsx';
import { leftOf } from './leftOf.ts';
import { OrderState } from './OrderState.tsx';
import { orderNumber } from './orderNumber.ts';
import type { ListedOrder } from './ordersApi.ts';
import { useWindowedRows } from './useWindowedRows.ts';

/** Pixels of a row at the least. */
const ROW = 64;
/** Rows before the last one that is there at which the next page is asked for. */
const EARLY = 40;

interface OrderTableProps {
  readonly orders: readonly ListedOrder[];
  /** How many there are with those that are not listed yet, where that is known. */
  readonly count: number | undefined;
  /** Called near the end of what is listed; absent where nothing follows by itself. */
  readonly onEnd?: (() => void) | undefined;
}

/** Any number of orders, of which those near the view stand in the page. */
export function OrderTable({ orders, count, onEnd }: OrderTableProps) {
  const body = useRef<HTMLTableSectionElement>(null);
  const { first, end, height } = useWindowedRows(body, orders.length, ROW);
  const isNearEnd = end + EARLY > orders.length;
  useEffect(() => {
    if (isNearEnd) onEnd?.();
  }, [isNearEnd, onEnd]);
  const [now] = useState(() => Date.now());
  const { columns } = texts;
  return (
    <Table aria-label={texts.title} aria-rowcount={count === undefined ? -1 : count + 1}>
      <thead>
        <Head aria-rowindex={1}>
          {Object.entries(columns).map(([id, label]) => (
            <th key={id} scope="col" className={id}>
              {label}
            </th>
          ))}
        </Head>
      </thead>
      <Rows
        ref={body}
        // Room for the rows that do not stand in the page.
        style={
          {
            paddingTop: first * height,
            paddingBottom: (orders.length - end) * height,
            '--row': `${height}px`,
          } as CSSProperties
        }
      >
        {orders.slice(first, end).map((order, index) => (
          <OrderRow key={order.id} order={order} index={first + index + 2} now={now} />
        ))}
      </Rows>
    </Table>
  );
}

interface OrderRowProps {
  readonly order: ListedOrder;
  readonly index: number;
  readonly now: number;
}

function OrderRow({ order, index, now }: OrderRowProps) {
  const { buyer_name, buyer_email } = order;
  const left = leftOf(order);
  const buyer = buyer_email ? personName(buyer_name, buyer_email) : (buyer_name ?? texts.nobody);
  return (
    <Line aria-rowindex={index}>
      <td className="date">
        <time dateTime={order.created_at}>{withRaised(briefMoment(order.created_at, now))}</time>
      </td>
      <td className="order" translate="no">
        <a href={`/admin/commandes/${order.id}`} aria-label={texts.open(orderNumber(order.id), buyer)}>
          {orderNumber(order.id)}
        </a>
      </td>
      <td className="buyer" title={buyer_email ?? undefined} data-unnamed={buyer_name ? undefined : ''}>
        {buyer}
      </td>
      <td className="items" title={order.items ?? undefined}>
        {order.items}
      </td>
      <td className="subtotal" translate="no">
        {left.subtotal === undefined ? '–' : formatMoney(left.subtotal)}
      </td>
      <td className="taxes" translate="no">
        {left.taxes === undefined ? '–' : formatMoney(left.taxes)}
      </td>
      <td className="total" translate="no">
        {formatMoney(left.total)}
      </td>
      <td className="status">
        <OrderState order={order} />
      </td>
    </Line>
  );
}

const Table = styled.table`
  display: block;
  width: 100%;
  & > thead {
    display: block;
  }
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  border: 1px solid var(--ag-line);
  overflow: clip;
`;

const Rows = styled.tbody`
  display: block;
  overflow-anchor: none;
  @media print {
    padding-block: 0 !important;
  }
`;

const Line = styled.tr`
  display: grid;
  /* Each row is a grid of its own: the tracks of figures and states are those of the longest ones. */
  grid-template-columns: 7.5rem 5.25rem minmax(9rem, 1fr) minmax(9rem, 2fr) 5.25rem 5rem 5.5rem 10rem;
  align-items: center;
  gap: 0 0.75rem;
  min-height: max(${ROW}px, var(--row, 0px));
  padding: 0.5rem 1.25rem;
  position: relative;
  font-size: 0.9375rem;
  & + & {
    box-shadow: inset 0 1px 0 var(--ag-line);
  }
  [data-measured] > & {
    min-height: ${ROW}px;
  }
  & > * {
    padding: 0;
    text-align: start;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  & > .buyer,
  & > .items {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
  }
  /* An address is not broken where it happens to have a hyphen. */
  & > .buyer[data-unnamed] {
    display: block;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & > .items {
    text-wrap: balance;
  }
  & a {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  /* The whole row opens the order. */
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:hover,
  &:focus-within {
    background: var(--ag-band);
  }
  /* A sum and what became of it are two things. */
  & > .status {
    padding-left: 1.25rem;
  }
  & > .date {
    white-space: nowrap;
    font-size: var(--ag-size-label);
    color: var(--ag-ink-soft);
  }
  & > :is(.subtotal, .taxes, .total) {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > .taxes {
    color: var(--ag-ink-soft);
  }
  & > .total {
    font-weight: 600;
  }
  /* With room for all, a state stands in one line, and what was bought has all that is left. */
  @media screen and (min-width: 90rem) {
    grid-template-columns: 7.5rem 5rem 9rem minmax(9rem, 1fr) 5rem 4.75rem 5.25rem 12.25rem;
    & > .status {
      font-size: var(--ag-size-label);
    }
  }
  /* Where names would have no room beside them, the total alone. */
  @media screen and (max-width: 87.99rem) {
    grid-template-columns: 7.5rem 5.25rem minmax(9rem, 1fr) minmax(9rem, 2.3fr) 5.5rem 10rem;
    & > :is(.subtotal, .taxes) {
      display: none;
    }
  }
  @media screen and (max-width: 68rem) {
    grid-template-columns: auto minmax(min-content, 1fr) auto;
    grid-template-areas: 'buyer buyer total' 'items items status' 'order date date';
    gap: 0.15rem 1rem;
    align-content: center;
    padding-inline: 1rem;
    & > .date {
      grid-area: date;
    }
    & > .order {
      grid-area: order;
    }
    & > .items {
      grid-area: items;
    }
    & > .buyer {
      grid-area: buyer;
      font-weight: 600;
    }
    & > .status {
      grid-area: status;
      justify-self: end;
    }
    & > .total {
      grid-area: total;
    }
  }
  /* Phones, and larger text: all rows are as high as the highest, so that letters of what was bought are small enough for one line of most. */
  @media screen and (max-width: 26rem) {
    /* A long state leaves the name its room, and where there is none beside the number takes a line. */
    display: flex;
    flex-wrap: wrap;
    column-gap: 0.5rem;
    padding-block: 0.875rem;
    & > .buyer {
      flex: 1;
      order: -3;
      -webkit-line-clamp: 1;
      overflow-wrap: normal;
      word-break: break-all;
    }
    & > .total {
      order: -2;
    }
    & > .items {
      flex: 1 1 100%;
      order: -1;
      font-size: var(--ag-size-small);
      text-wrap: wrap;
    }
    & > .order {
      color: var(--ag-ink-soft);
      font-size: var(--ag-size-label);
    }
    & > .order > a {
      color: inherit;
      font-weight: 400;
    }
    & > .order > a:focus-visible::after {
      outline: inherit;
      outline-offset: -3px;
    }
    & > .status {
      margin-left: auto;
      padding-left: 0;
      font-size: var(--ag-size-label);
    }
    /* A line for when, in every row: beside the longest state it has no room. */
    & > .date {
      flex: 1 1 100%;
      order: 1;
    }
  }
  @media print {
    grid-template-columns: 6rem 4.5rem minmax(0, 1fr) minmax(0, 2fr) 4.25rem 4rem 4.5rem 6rem;
    gap: 0 0.75rem;
    min-height: 0;
    font-size: 0.75rem;
    break-inside: avoid;
    & > .buyer,
    & > .items {
      display: block;
    }
    & > .buyer[data-unnamed] {
      white-space: normal;
    }
  }
`;

const Head = styled(Line)`
  min-height: 3rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  background: var(--ag-band);
  & > :is(.subtotal, .taxes, .total) {
    font-weight: 400;
    white-space: normal;
  }
  @media screen and (max-width: 68rem) {
    ${byEar}
    min-height: 0;
    padding: 0;
  }
`;
