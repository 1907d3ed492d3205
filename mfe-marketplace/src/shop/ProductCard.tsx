import { formatMoney } from '@agence/shared-contracts/backend/money';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { frameTexts } from '../content/frame.ts';
import { categoryLabels, productTexts } from '../content/product.ts';
import { shopTexts } from '../content/shop.ts';
import { ProductPicture } from '../goods/ProductPicture.tsx';
import { factsOf } from '../product/metadata.ts';
import type { ListedProduct } from '../product/readProducts.ts';

interface ProductCardProps {
  readonly product: ListedProduct;
  readonly isOwned: boolean;
}

/** One product of the shop; the whole card leads to it. */
export function ProductCard({ product, isOwned }: ProductCardProps) {
  // Only courses are of a level; other goods say « Tous les niveaux ».
  const facts = factsOf(product).filter(([label]) => product.formation || label !== productTexts.facts.level);
  return (
    <Frame>
      <Good product={product} format="square" />
      <Body>
        <p>{[categoryLabels[product.category], ...facts.map(([, value]) => value)].join(' · ')}</p>
        <h2>
          <CardLink href={`/boutique/produit/${product.id}`}>{product.name}</CardLink>
        </h2>
        <Description>{product.description}</Description>
        <Bottom>
          <strong translate="no">{formatMoney(product.price)}</strong>
          {isOwned ? <Badge $tone="moss">{shopTexts.owned}</Badge> : <small>{frameTexts.taxes}</small>}
        </Bottom>
      </Body>
    </Frame>
  );
}

const Good = styled(ProductPicture)`
  height: 15.5rem;
  min-width: 0;
  @container (min-width: 40rem) {
    align-self: stretch;
    height: auto;
    min-height: 15.5rem;
  }
`;

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  overflow: clip;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  transition: box-shadow 0.18s var(--ag-ease);
  &:hover {
    box-shadow: 0 0 0 1.5px var(--ag-ink);
  }
  /* One that has a row for itself fills it. */
  @container (min-width: 40rem) {
    grid-template: 1fr / repeat(2, minmax(0, 1fr));
    align-items: center;
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.6rem;
  padding: 1rem 1.25rem 1.25rem;
  overflow-wrap: anywhere;
  & > p:first-child {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > h2 {
    font-size: 1.25rem;
  }
  @container (min-width: 40rem) {
    padding: 2rem;
    & > h2 {
      font-size: var(--ag-size-3);
    }
  }
`;

const Description = styled.p`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
  font-size: 0.9375rem;
  line-height: 1.45;
  color: var(--ag-ink-soft);
`;

const Bottom = styled.p`
  display: flex;
  align-items: center;
  gap: 0.5rem;
  margin-top: auto;
  padding-top: 0.5rem;
  & > strong {
    font: 700 1.25rem/1 var(--ag-display);
    font-variant-numeric: tabular-nums;
  }
  & > small {
    font-size: 0.8125rem;
  }
  & > span {
    margin-left: auto;
  }
`;
