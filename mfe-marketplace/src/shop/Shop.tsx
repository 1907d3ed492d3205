import { useShell } from '@agence/shared-contracts/platform';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { NotForSale } from '../buying/NotForSale.tsx';
import { useOwnedProducts } from '../buying/useOwnedProducts.ts';
import { shopTexts as texts } from '../content/shop.ts';
import { CardGrid } from '../frame/CardGrid.tsx';
import type { ListedProduct } from '../product/readProducts.ts';
import { ProductCard } from './ProductCard.tsx';
import { ShopControls } from './ShopControls.tsx';
import { type ShopQuery, selectProducts } from './shopQuery.ts';

interface ShopProps {
  readonly products: readonly ListedProduct[];
  readonly query: ShopQuery;
}

/** What is on sale, by kind, with what the visitor already owns marked. */
export function Shop({ products, query }: ShopProps) {
  const { publicDemo } = useShell();
  const { owned } = useOwnedProducts();
  const shown = selectProducts(products, query);
  return (
    <>
      <Opening>
        <h1>{texts.title}</h1>
        <Lead>{texts.lead}</Lead>
        {publicDemo ? <NotForSale /> : null}
      </Opening>
      <Body>
        <ShopControls products={products} query={query} />
        <p role="status">{texts.count(shown.length)}</p>
        {shown.length === 0 ? (
          <StateMessage
            title={texts.empty.title}
            actions={<ButtonLink href="/formations">{texts.empty.action}</ButtonLink>}
          >
            {texts.empty.detail}
          </StateMessage>
        ) : (
          <Goods aria-label={texts.list}>
            {shown.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} isOwned={owned.has(product.id)} />
              </li>
            ))}
          </Goods>
        )}
      </Body>
    </>
  );
}

const Opening = styled(Container)`
  display: grid;
  gap: 1.25rem 4rem;
  align-items: end;
  padding-block: clamp(2rem, 5vw, 4rem) clamp(1.5rem, 3vw, 2.25rem);
  & > h1 {
    font-size: clamp(2.25rem, 1.6rem + 2.4vw, 3.5rem);
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 27rem;
  }
`;

/** Nothing stands alone in a row: what is left over takes all of it. */
const Goods = styled(CardGrid)`
  & > li {
    container-type: inline-size;
  }
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    & > li:last-child:is(li:nth-child(odd)) {
      grid-column: 1 / -1;
      min-height: 0;
    }
  }
  @media (min-width: 60rem) and (max-width: 95.99rem) {
    & > li:last-child:is(li:nth-child(3n + 1)) {
      grid-column: 1 / -1;
      min-height: 0;
    }
  }
`;

const Body = styled(Container)`
  padding-bottom: var(--ag-section);
  & > p {
    margin-block: 1.5rem 1rem;
    font-weight: 600;
  }
`;
