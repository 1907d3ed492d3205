import { formatMoney } from '@agence/shared-contracts/backend/money';
import { useShell } from '@agence/shared-contracts/platform';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { useOwnedProducts } from '../buying/useOwnedProducts.ts';
import { frameTexts } from '../content/frame.ts';
import { orderTexts as texts } from '../content/order.ts';
import { FactLine } from '../frame/FactLine.tsx';
import { ProductPicture } from '../goods/ProductPicture.tsx';
import { Meets } from '../media/Meets.tsx';
import { factsOf } from '../product/metadata.ts';
import type { Product } from '../product/readProducts.ts';
import { Trail } from '../way/Trail.tsx';
import { DueBar } from './DueBar.tsx';
import { dueOf } from './dueOf.ts';
import { OrderTerms } from './OrderTerms.tsx';
import { Payment } from './Payment.tsx';

/** The last look at an order: who sells what, on which terms, and what it costs with taxes. The card comes after it. */
export function Order({ product, isTaxed }: { readonly product: Product; readonly isTaxed: boolean }) {
  const { name, category } = product;
  const { owned, refresh } = useOwnedProducts();
  const isOwned = owned.has(product.id);
  const [price, setPrice] = useState(product.price);
  const { title, lead } = isOwned ? texts.owned : texts;
  const { head, publicDemo } = useShell();
  useEffect(() => {
    // Nothing is left to be verified in a tab that stays open.
    if (isOwned) head.set({ ...texts.seo, title: texts.owned.title, noindex: true });
  }, [head, isOwned]);
  return (
    <Page>
      <Trail steps={[{ name: frameTexts.shop, path: '/boutique' }, { name: texts.step }]} />
      <Sheet>
        <Agreed>
          <h1>{title}</h1>
          <p>{lead}</p>
          <Item>
            <Picture>
              <ProductPicture product={product} format="square" first />
            </Picture>
            <div>
              <h2>{name}</h2>
              <p>
                <FactLine>{factsOf(product).map(([, value]) => value)}</FactLine>
              </p>
              <p>{texts.access[category]}</p>
              <Meets product={product} size={2.5} />
            </div>
          </Item>
          <OrderTerms category={category} />
        </Agreed>
        {isOwned || publicDemo ? null : <DueBar due={formatMoney(dueOf(price, isTaxed))} isTaxed={isTaxed} />}
        <Payment {...{ product, price, isTaxed, isOwned, refresh }} onPrice={setPrice} />
      </Sheet>
    </Page>
  );
}

const Page = styled(Container)`
  max-width: 68rem;
  padding-block: 1.25rem var(--ag-section);
  overflow-wrap: anywhere;
`;

/** One sheet with two panes: what is agreed on, and what it costs. */
const Sheet = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  margin-top: 1rem;
  @media (min-width: 40rem) {
    overflow: clip;
    border-radius: var(--ag-radius-large);
    background: var(--ag-surface);
    box-shadow:
      0 0 0 1px var(--ag-line),
      var(--ag-shadow);
    /* The bar at the thumb has room of its own. */
    & > :not(aside) {
      padding: clamp(2rem, 3.4vw, 3rem);
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 24rem;
  }
`;

const Agreed = styled.div`
  & > h1 {
    font-size: clamp(2rem, 1.6rem + 1.6vw, 2.25rem);
  }
  & > p {
    margin-top: 0.5rem;
    color: var(--ag-ink-soft);
  }
`;

const Picture = styled.div`
  & > * {
    aspect-ratio: 10 / 7;
    border-radius: var(--ag-radius);
  }
`;

const Item = styled.div`
  display: grid;
  grid-template-columns: min(30%, 10rem) minmax(0, 1fr);
  gap: 1.25rem;
  align-items: start;
  padding-block: 1.75rem;
  & h2 {
    font-size: 1.25rem;
    line-height: 1.2;
  }
  & .meets {
    margin-top: 0.5rem;
  }
  & p {
    margin-top: 0.35rem;
    font-size: 0.9375rem;
    line-height: 1.45;
    color: var(--ag-ink-soft);
  }
`;
