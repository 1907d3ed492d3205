import { Picture } from '@agence/shared-contracts/art/Picture';
import { formatMoney } from '@agence/shared-contracts/backend/money';
import { brand } from '@agence/shared-contracts/brand';
import { shortDate, shortMoment } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { Fragment, useRef, useState } from 'react';
import styled, { css } from 'styled-components';
import { useProfileQuery } from '../account/accountApi.ts';
import { purchasesTexts as texts } from '../content/purchases.ts';
import { GoodPicture } from '../goods/GoodPicture.tsx';
import { courseCover } from '../member/courseCover.ts';
import { FactLine } from '../member/FactLine.tsx';
import { useMember } from '../member/MemberPage.tsx';
import { pictureRow } from '../member/pictureRow.ts';
import { withRaised } from '../member/raised.tsx';
import { TextButton } from '../member/TextButton.tsx';
import { OrderSums } from '../orders/OrderSums.tsx';
import { orderNumber } from '../orders/orderNumber.ts';
import { placeOf } from './placeOf.ts';
import type { Purchase } from './purchasesApi.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { lastDayOf, refundWay } from './refundWay.ts';

/** One order: what it was and the way to it, where its refund stands, its receipt. */
export function PurchaseSheet({ purchase }: { readonly purchase: Purchase }) {
  const sheet = useRef<HTMLElement>(null);
  const [isOpen, setOpen] = useState(false);
  const number = orderNumber(purchase.id);
  const way = refundWay(purchase, Date.now());
  const [first] = purchase.order_items;
  const step = first && placeOf(purchase, first);
  const { user } = useMember();
  const name = useProfileQuery(user.id).data?.full_name;
  const { street, city, region, postalCode } = useShell().contact ?? brand;
  const printReceipt = () => {
    sheet.current?.setAttribute('data-printed', '');
    print();
    sheet.current?.removeAttribute('data-printed');
  };
  return (
    <Sheet ref={sheet} aria-labelledby={`commande-${number}`}>
      <div data-picture>
        {first?.category === 'formation' ? (
          <Picture of={courseCover(first.product?.formation?.category.slug ?? '')} alt="" />
        ) : first ? (
          <GoodPicture kind={first.category} metadata={first.product?.metadata} />
        ) : null}
      </div>
      <Name>
        <h3 id={`commande-${number}`}>
          {purchase.order_items.map((item, index) => {
            const place = placeOf(purchase, item);
            return (
              <Fragment key={item.id}>
                {index > 0 ? ', ' : null}
                {place ? <a href={place}>{item.name}</a> : item.name}
              </Fragment>
            );
          })}
        </h3>
        {/* The open receipt says it in its head. */}
        {isOpen ? null : (
          <Soft>
            <FactLine>
              <span>
                {texts.order} <span translate="no">{number}</span>
              </span>
              {withRaised(texts.paidOn(shortDate(purchase.created_at)))}
            </FactLine>
          </Soft>
        )}
        {/* While it is promised its way is in sight; the open receipt has it at its end. */}
        {way && !isOpen && Date.now() < lastDayOf(purchase) ? (
          <Back>
            {way === 'self' ? (
              // Its year is clear: it is within a month.
              <span>{withRaised(texts.refundable(shortDate(lastDayOf(purchase)).replace(/\s\d{4}$/, '')))}</span>
            ) : null}
            <RefundDialog purchase={purchase} way={way} />
          </Back>
        ) : null}
        <News purchase={purchase} />
      </Name>
      <State>
        <div>
          <Badge $tone={purchase.status === 'paid' ? 'moss' : 'neutral'}>{texts.states[purchase.status]}</Badge>
          <strong translate="no">{formatMoney(purchase.total_cents)}</strong>
        </div>
        <div>
          {step && first ? (
            <Step $look="secondary" href={step}>
              {texts.step[first.category]}
            </Step>
          ) : null}
          <Show type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {isOpen ? texts.receipt.hide : texts.receipt.show}
          </Show>
        </div>
      </State>
      {isOpen ? (
        <Receipt>
          <Facts>
            <div>
              <dt>{texts.order}</dt>
              <dd translate="no">{number}</dd>
            </div>
            <div>
              <dt>{texts.date}</dt>
              <dd>{withRaised(shortMoment(purchase.created_at))}</dd>
            </div>
          </Facts>
          <Facts data-sides="">
            <div>
              <dt>{texts.seller}</dt>
              <dd translate="no">
                {brand.legalName}
                <span>{street}</span>
                <span>{`${city} (${region})\u00a0${postalCode.replace(' ', '\u00a0')}`}</span>
              </dd>
            </div>
            <div>
              <dt>{texts.buyer}</dt>
              <dd translate="no">
                {name || user.email}
                {name ? <span>{user.email}</span> : null}
              </dd>
            </div>
          </Facts>
          <div data-sums="">
            <OrderSums order={purchase} />
            <Row className="unprinted">
              <Button type="button" $look="secondary" onClick={printReceipt}>
                {texts.print}
              </Button>
              {way ? <RefundDialog purchase={purchase} way={way} /> : null}
            </Row>
          </div>
        </Receipt>
      ) : null}
    </Sheet>
  );
}

/** Where refunds stand, the newest first. */
function News({ purchase: { refunds, disputed_cents } }: { readonly purchase: Purchase }) {
  const { asked, declined, sending, sent, failed, answer } = texts.refunds;
  const lines = [...refunds].sort((one, other) => other.created_at.localeCompare(one.created_at));
  if (lines.length === 0 && disputed_cents === 0) return null;
  return (
    <Lines>
      {disputed_cents > 0 ? <li>{texts.disputed(formatMoney(disputed_cents))}</li> : null}
      {lines.map((refund) => {
        const amount = formatMoney(refund.amount_cents ?? 0);
        const said = {
          asked: withRaised(asked(shortDate(refund.created_at))),
          declined,
          sending: sending(amount),
          sent: sent(amount),
          failed,
        }[refund.status];
        return (
          <li key={refund.id}>
            {said}
            {refund.answer ? <Soft>{answer(refund.answer)}</Soft> : null}
          </li>
        );
      })}
    </Lines>
  );
}

const Lines = styled.ul`
  display: grid;
  gap: 0.5rem;
  margin-top: 0.35rem;
`;

const Sheet = styled.section`
  ${pictureRow('auto')}
  gap: 0.6rem 1rem;
  @media (max-width: 39.99rem) {
    padding-block: 1rem;
  }
  @media print {
    & .unprinted,
    & button {
      display: none;
    }
    /* A receipt alone says what was paid, and leads nowhere. */
    &[data-printed] > div > div > a {
      display: none;
    }
  }
`;

const Name = styled.div`
  & > h3 {
    font-size: 1.0625rem;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  & > h3 > a {
    text-decoration: none;
    text-underline-offset: 0.2em;
  }
  & > h3 > a:hover {
    text-decoration: underline;
  }
  & > p {
    margin-top: 0.15rem;
    font-size: var(--ag-size-small);
  }
`;

/** As small as what is said beside it, with a target as tall as others. */
const Back = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 0.75rem;
  & > span,
  & > button {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > button {
    min-height: 2.75rem;
    margin-block: -0.6rem;
    padding-block: 0;
    font-weight: 500;
  }
`;

/** What it cost, then what can be done with it: below each other on phones, in columns where there is room. */
const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.6rem 1rem;
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 0.35rem 1rem;
  }
  & strong {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: auto minmax(5.75rem, auto) 6.75rem;
    gap: 0.25rem 1.25rem;
    align-items: center;
    & > div {
      display: contents;
    }
    & strong {
      text-align: right;
    }
    /* Where a column has no room for the way to it its name leads there. */
    & a {
      display: none;
    }
    & button {
      grid-column: -2;
      justify-content: flex-end;
      text-align: end;
    }
  }
  @media (min-width: 75rem) {
    grid-template-columns: auto minmax(5.75rem, auto) 11.5rem 6.75rem;
    & a {
      display: inline-flex;
    }
  }
  /* Across the row, below what was bought: what it cost, then what can be done with it. */
  @media (max-width: 39.99rem) {
    && {
      display: contents;
    }
    & > div {
      grid-column: 1 / -1;
      justify-content: space-between;
    }
    & > div > a {
      flex: auto;
    }
    /* Its target takes no room of the row. */
    & > div > button {
      margin-block: -0.6rem;
    }
  }
`;

/** As quiet as it is small: one row of many. */
const small = css`
  min-height: 2.75rem;
  font-size: var(--ag-size-data);
`;

const Step = styled(ButtonLink)`
  ${small}
  padding: 0.5rem 1.1rem;
  border-width: 1px;
  border-color: var(--ag-edge);
`;

const Show = styled(TextButton)`
  ${small}
`;

/** A paper of its own, as wide as the row: who and when, what it cost, what can be done with it. */
const Receipt = styled.div`
  && {
    grid-column: 1 / -1;
  }
  display: grid;
  gap: 1rem;
  width: 100%;
  margin-block: 0.4rem 0.2rem;
  padding: 1.25rem 1.1rem;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius);
  background: var(--ag-ground);
  & > [data-sums] {
    display: grid;
    gap: 1rem;
  }
  & [data-total] > dd {
    font-size: var(--ag-size-2);
  }
  /* Two pages of a sheet, so that an amount stays near what it is for: who and when, and what it cost. */
  @media (min-width: 75rem) {
    grid-template: auto 1fr / minmax(0, 1fr) minmax(0, 1fr);
    column-gap: 3rem;
    align-items: start;
    padding: 1.5rem 2rem 1.75rem;
    & > [data-sums] {
      grid-area: 1 / 2 / 3 / 3;
    }
  }
  @media print {
    max-width: 36rem;
    padding: 0;
    border: 0;
  }
`;

const Facts = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 0.75rem 2rem;
  padding-bottom: 1rem;
  box-shadow: 0 1px 0 var(--ag-line);
  & dt {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & dd {
    font-weight: 600;
  }
  /* Each side has half of the line. */
  &[data-sides] > div {
    flex: 1 1 14rem;
    overflow-wrap: anywhere;
  }
  & dd > span {
    display: block;
    font-weight: 400;
  }
  /* Nothing follows it there. */
  @media (min-width: 75rem) {
    &[data-sides] {
      padding-bottom: 0;
      box-shadow: none;
    }
  }
`;
