import { useAuth, useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import type { FormEvent } from 'react';
import styled from 'styled-components';
import { buyingTexts as texts } from '../content/buying.ts';
import type { Product } from '../product/readProducts.ts';
import { orderPath } from '../way/orderPath.ts';
import { askToSignIn } from './askToSignIn.ts';
import { NotForSale } from './NotForSale.tsx';
import { Owned } from './Owned.tsx';
import { PriceTag } from './PriceTag.tsx';
import { PurchaseNotes } from './PurchaseNotes.tsx';
import { useOwnedProducts } from './useOwnedProducts.ts';

/** Price of a product and the one thing to do next: look at the order, or use what is owned. */
export function BuyPanel({ product, isTaxed }: { readonly product: Product; readonly isTaxed: boolean }) {
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
        <Owned product={product} />
      </Panel>
    );
  }
  return (
    <Panel>
      <PriceTag cents={product.price} isTaxed={isTaxed} />
      {shell.publicDemo ? (
        <NotForSale />
      ) : (
        <>
          {/* Before scripts are there it leads to the order by itself. */}
          <form action={order} onSubmit={goOn}>
            <Button type="submit" $wide>
              {texts.buy}
            </Button>
          </form>
          <PurchaseNotes />
        </>
      )}
    </Panel>
  );
}

const Panel = styled.section`
  display: grid;
  gap: 1.1rem;
  padding: 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
`;
