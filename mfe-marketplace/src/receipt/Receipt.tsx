import { formatMoney } from '@agence/shared-contracts/backend/money';
import { brand } from '@agence/shared-contracts/brand';
import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { useContact } from '@agence/shared-contracts/platform/useContact';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { receiptTexts as texts } from '../content/receipt.ts';
import { FurtherWays } from './FurtherWays.tsx';
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
  const { street, city, region, postalCode, phone } = useContact();
  return (
    <Page>
      <Opening>
        <div role="status">
          <h1>{texts.paid.title}</h1>
          <Lead>{texts.paid.detail}</Lead>
        </div>
        <NextSteps items={order.order_items} />
        <FurtherWays items={order.order_items} />
      </Opening>
      <Sheet aria-label={texts.items}>
        <Seller>
          <strong translate="no">{brand.legalName}</strong>
          <span translate="no">{`${street}, ${city} (${region})\u00a0${postalCode.replace(' ', '\u00a0')}`}</span>
          <span>{phone}</span>
        </Seller>
        <Head>
          <div>
            <dt>{texts.order}</dt>
            <dd translate="no">{order.id.slice(0, 8)}</dd>
          </div>
          <div className="date">
            <dt>{texts.date}</dt>
            <dd>{longDate(order.created_at)}</dd>
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
        <Button type="button" $look="secondary" $wide onClick={() => window.print()}>
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
  gap: 1.75rem;
  justify-items: start;
  & > [role='status'] > h1 + p {
    margin-top: 0.75rem;
    color: var(--ag-ink-soft);
  }
`;

/* A strip of paper, torn off below. */
const Sheet = styled.section`
  --tooth: 1.25rem;
  display: grid;
  gap: 1.25rem;
  padding: 1.75rem 1.75rem calc(1.75rem + var(--tooth) / 2);
  filter: drop-shadow(0 0.25rem 1rem rgb(0 0 0 / 12%));
  position: relative;
  isolation: isolate;
  &::before {
    content: '';
    position: absolute;
    inset: 0;
    z-index: -1;
    background: var(--ag-surface);
    mask:
      linear-gradient(#000 0 0) 0 0 / 100% calc(100% - var(--tooth) / 2) no-repeat,
      conic-gradient(from 135deg at 50% 0, #0000 90deg, #000 0) 0 100% / var(--tooth) calc(var(--tooth) / 2) repeat-x;
  }
  @media print {
    filter: none;
    & > button {
      display: none;
    }
  }
`;

const Seller = styled.p`
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
  & > * {
    display: block;
  }
  & > strong {
    color: var(--ag-ink);
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
  padding-block: 1.25rem 0.25rem;
  border-top: 1px dashed var(--ag-edge);
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
    align-items: baseline;
    margin-top: 0.5rem;
    padding-top: 1rem;
    border-top: 1px solid var(--ag-ink);
    font-weight: 600;
  }
  & > .total > dd {
    font: 700 1.625rem/1 var(--ag-display);
    letter-spacing: -0.02em;
  }
`;
