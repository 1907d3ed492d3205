import { formatMoney } from '@agence/shared-contracts/backend/money';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { formatDay } from '../content/frame.ts';
import { receiptTexts as texts } from '../content/receipt.ts';
import { NextSteps } from './NextSteps.tsx';
import type { Order } from './readPayment.ts';

/** A paid order: number, items, taxes, and what to do next. */
export function Receipt({ order }: { readonly order: Order }) {
  const sums = [
    [texts.subtotal, order.subtotal_cents, true],
    [texts.tps(order.tps_number), order.tps_cents, order.tps_cents > 0],
    [texts.tvq(order.tvq_number), order.tvq_cents, order.tvq_cents > 0],
    [texts.total, order.total_cents, true],
    [texts.refunded, -order.refunded_cents, order.refunded_cents > 0],
  ] as const;
  return (
    <Page>
      <Opening role="status">
        <Eyebrow>{texts.eyebrow}</Eyebrow>
        <h1>{texts.paid.title}</h1>
        <Lead>{texts.paid.detail}</Lead>
        <NextSteps items={order.order_items} />
        <Row>
          <ButtonLink href="/formations" $look="secondary">
            {texts.formations}
          </ButtonLink>
          <ButtonLink href="/boutique" $look="secondary">
            {texts.shop}
          </ButtonLink>
        </Row>
      </Opening>
      <Sheet aria-label={texts.items}>
        <Head>
          <div>
            <dt>{texts.order}</dt>
            <dd>{order.id.slice(0, 8)}</dd>
          </div>
          <div className="date">
            <dt>{texts.date}</dt>
            <dd>{formatDay(order.created_at)}</dd>
          </div>
        </Head>
        <Items>
          {order.order_items.map((item) => (
            <li key={item.id}>
              <span>
                <strong>{item.name}</strong>
                <small>{item.description}</small>
              </span>
              <span className="price" translate="no">
                {formatMoney(item.unit_price)}
              </span>
            </li>
          ))}
        </Items>
        <Sums>
          {sums.map(([label, cents, isShown]) =>
            isShown ? (
              <div key={label} className={label === texts.total ? 'total' : undefined}>
                <dt>{label}</dt>
                <dd translate="no">{formatMoney(cents)}</dd>
              </div>
            ) : null,
          )}
        </Sums>
        <Button type="button" $look="quiet" onClick={() => window.print()}>
          {texts.print}
        </Button>
      </Sheet>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: clamp(2rem, 5vw, 5rem);
  align-items: start;
  padding-block: clamp(3rem, 7vw, 6rem);
  overflow-wrap: anywhere;
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 28rem;
  }
`;

const Opening = styled.div`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
`;

const Sheet = styled.section`
  display: grid;
  gap: 1.25rem;
  padding: 1.75rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  @media print {
    box-shadow: none;
    & > button {
      display: none;
    }
  }
`;

const Head = styled.dl`
  display: flex;
  justify-content: space-between;
  gap: 1.5rem;
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    font-weight: 600;
    font-variant-numeric: tabular-nums;
  }
  & > .date {
    text-align: right;
  }
`;

const Items = styled.ul`
  display: grid;
  gap: 1rem;
  padding-block: 1.25rem;
  border-block: 1px solid var(--ag-line);
  & > li {
    display: flex;
    justify-content: space-between;
    gap: 1.5rem;
  }
  & small {
    display: block;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > li > .price {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

const Sums = styled.dl`
  display: grid;
  gap: 0.5rem;
  & > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
  }
  & dd {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  & > .total {
    font-weight: 700;
  }
`;
