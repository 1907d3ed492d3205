import { formatMoney } from '@agence/shared-contracts/backend/money';
import { brand } from '@agence/shared-contracts/brand';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { Button } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { Badge, Soft } from '@agence/shared-contracts/ui/Text';
import { useRef } from 'react';
import styled from 'styled-components';
import { purchasesTexts as texts } from '../content/purchases.ts';
import { Panel } from '../member/Panel.tsx';
import { OrderSums } from '../orders/OrderSums.tsx';
import { orderNumber } from '../orders/orderNumber.ts';
import type { Purchase } from './purchasesApi.ts';
import { RefundDialog } from './RefundDialog.tsx';
import { refundWay } from './refundWay.ts';

/** One order: what it was, where its refund stands, its receipt. */
export function PurchaseSheet({ purchase }: { readonly purchase: Purchase }) {
  const sheet = useRef<HTMLElement>(null);
  const number = orderNumber(purchase.id);
  const way = refundWay(purchase, Date.now());
  const printReceipt = () => {
    sheet.current?.setAttribute('data-printed', '');
    sheet.current?.querySelector('details')?.setAttribute('open', '');
    print();
    sheet.current?.removeAttribute('data-printed');
  };
  return (
    <Panel ref={sheet} aria-labelledby={`commande-${number}`}>
      <header>
        <div>
          <h2 id={`commande-${number}`}>{purchase.order_items.map(({ name }) => name).join(', ')}</h2>
          <Soft>
            {texts.order} <span translate="no">{number}</span> · {texts.boughtOn(shortDate(purchase.created_at))}
          </Soft>
        </div>
        <Badge $tone={purchase.status === 'paid' ? 'moss' : 'neutral'}>{texts.states[purchase.status]}</Badge>
      </header>
      <News purchase={purchase} />
      <details>
        <summary>
          {texts.receipt} · <span translate="no">{formatMoney(purchase.total_cents)}</span>
        </summary>
        <Receipt>
          <Soft>
            {texts.seller} <span translate="no">{brand.name}</span>
          </Soft>
          <OrderSums order={purchase} />
          <div className="unprinted">
            <Button type="button" $look="secondary" onClick={printReceipt}>
              {texts.print}
            </Button>
          </div>
        </Receipt>
      </details>
      {way ? (
        <Row className="unprinted">
          <RefundDialog purchase={purchase} way={way} />
        </Row>
      ) : null}
    </Panel>
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
          asked: asked(shortDate(refund.created_at)),
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
`;

const Receipt = styled.div`
  display: grid;
  gap: 1rem;
  padding-top: 1rem;
  @media print {
    & .unprinted {
      display: none;
    }
  }
`;
