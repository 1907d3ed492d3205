import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { useShell } from '@agence/shared-contracts/platform';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
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
      <Hero>
        <ContourArt seed="boutique" />
        <HeroBody>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1>{texts.title}</h1>
          <Lead>{texts.lead}</Lead>
          {publicDemo ? <NotForSale /> : null}
        </HeroBody>
      </Hero>
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
          <CardGrid aria-label={texts.list}>
            {shown.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} isOwned={owned.has(product.id)} />
              </li>
            ))}
          </CardGrid>
        )}
      </Body>
    </>
  );
}

const Hero = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(3rem, 6vw, 5.5rem) clamp(2rem, 4vw, 3.5rem);
`;

const HeroBody = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.25rem;
`;

const Body = styled(Container)`
  padding-bottom: var(--ag-section);
  & > p {
    margin-block: 1.5rem 1rem;
    font-weight: 600;
  }
`;
