import { formatMoney } from '@agence/shared-contracts/backend/money';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { frameTexts } from '../content/frame.ts';
import { categoryLabels, productTexts as texts } from '../content/product.ts';
import { ProductPicture } from '../goods/ProductPicture.tsx';
import type { ListedProduct } from './readProducts.ts';

/** What else is on sale, as what it is; nothing where there is nothing else. */
export function Others({ products }: { readonly products: readonly ListedProduct[] }) {
  if (products.length === 0) return null;
  return (
    <Shelf aria-labelledby="autres">
      <Container>
        <div className="title">
          <h2 id="autres">{texts.others}</h2>
          <a href="/boutique">{texts.allOthers}</a>
        </div>
        <ul>
          {products.map((product) => (
            <li key={product.id}>
              <Good product={product} format="square" />
              <p>{categoryLabels[product.category]}</p>
              <h3>
                <CardLink href={`/boutique/produit/${product.id}`}>{product.name}</CardLink>
              </h3>
              <p>
                <strong translate="no">{formatMoney(product.price)}</strong> {frameTexts.taxes}
              </p>
            </li>
          ))}
        </ul>
      </Container>
    </Shelf>
  );
}

const Shelf = styled.section`
  padding-bottom: var(--ag-section);
  overflow-wrap: anywhere;
  & .title {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    align-items: baseline;
    gap: 0.5rem 2rem;
    margin-bottom: 1.5rem;
    padding-top: 1.5rem;
    border-top: 2px solid var(--ag-ink);
  }
  & .title > a {
    padding-block: 0.7rem;
    font-weight: 600;
  }
  & ul {
    display: grid;
    gap: 2rem clamp(1.25rem, 2.5vw, 2.5rem);
    grid-template-columns: minmax(0, 1fr);
  }
  & li {
    position: relative;
    display: grid;
    /* Prices stand on one line, however long a title above them is. */
    grid-template-rows: auto auto 1fr;
    gap: 0.35rem;
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  & h3 {
    font-size: 1.25rem;
  }
  & h3,
  & strong {
    color: var(--ag-ink);
  }
  @media (min-width: 44rem) {
    & ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }
`;

const Good = styled(ProductPicture)`
  height: clamp(11rem, 20vw, 16rem);
  margin-bottom: 0.65rem;
  border-radius: var(--ag-radius-large);
`;
