import { formatMoney } from '@agence/shared-contracts/backend/money';
import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import type { FormEvent, ReactNode } from 'react';
import styled from 'styled-components';
import { buyingTexts as texts } from '../content/buying.ts';
import { ThumbBar, unlessInBar } from '../frame/ThumbBar.tsx';
import type { Product } from '../product/readProducts.ts';
import { orderPath } from '../way/orderPath.ts';
import { askToSignIn } from './askToSignIn.ts';
import { NotForSale } from './NotForSale.tsx';
import { Owned } from './Owned.tsx';
import { PriceTag } from './PriceTag.tsx';
import { PurchaseNotes } from './PurchaseNotes.tsx';
import { useOwnedProducts } from './useOwnedProducts.ts';

interface BuyPanelProps {
  readonly product: Product;
  readonly isTaxed: boolean;
  /** What it is. */
  readonly children: ReactNode;
}

/** A product, its price and the one thing to do next: look at the order, or use what is owned; on phones at the thumb too. */
export function BuyPanel({ product, isTaxed, children }: BuyPanelProps) {
  const shell = useShell();
  const { initialized, session } = useAuth();
  const { owned } = useOwnedProducts();
  const order = orderPath(product.id);

  function goOn(event: FormEvent) {
    event.preventDefault();
    if (initialized && !session) return askToSignIn(shell, order);
    void shell.navigation.navigate(order);
  }

  if (owned.has(product.id)) {
    return (
      <Panel>
        {children}
        <Owned product={product} />
      </Panel>
    );
  }
  // Before scripts are there it leads to the order by itself.
  const buy = (
    <form action={order} onSubmit={goOn}>
      <Button type="submit" $wide>
        {texts.buy}
      </Button>
    </form>
  );
  return (
    <Panel>
      {children}
      <PriceTag cents={product.price} isTaxed={isTaxed} />
      {shell.publicDemo ? (
        <NotForSale />
      ) : (
        <>
          <Action>{buy}</Action>
          <PurchaseNotes isMeeting={product.category === 'consultation'} />
          <ThumbBar
            label={texts.thumb}
            price={
              <>
                <span translate="no">{formatMoney(product.price)}</span>
                <small>{texts.taxes}</small>
              </>
            }
          >
            {buy}
          </ThumbBar>
        </>
      )}
    </Panel>
  );
}

const Action = styled.div`
  ${unlessInBar}
`;

const Panel = styled.section`
  display: grid;
  gap: 1.1rem;
  & > h1 {
    font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.25rem);
  }
  & > h1 ~ p,
  & > p:first-child {
    color: var(--ag-ink-soft);
  }
  & > p:first-child {
    margin-bottom: -0.6rem;
    font-size: var(--ag-size-small);
  }
  @media (min-width: 40rem) {
    padding: 1.75rem;
    border-radius: var(--ag-radius-large);
    background: var(--ag-surface);
    box-shadow:
      0 0 0 1px var(--ag-line),
      var(--ag-shadow);
  }
`;
