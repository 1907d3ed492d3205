import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { formatMoney } from '@agence/shared-contracts/backend/money';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { frameTexts } from '../content/frame.ts';
import { categoryLabels } from '../content/product.ts';
import { shopTexts } from '../content/shop.ts';
import { CourseCover } from '../media/CourseCover.tsx';
import { factsOf } from '../product/metadata.ts';
import { drawn, type ListedProduct } from '../product/readProducts.ts';

interface ProductCardProps {
  readonly product: ListedProduct;
  readonly isOwned: boolean;
}

/** One product of the shop; the whole card leads to it. */
export function ProductCard({ product, isOwned }: ProductCardProps) {
  const { formation } = product;
  return (
    <Frame>
      <Cover>
        {formation ? (
          <CourseCover course={drawn(formation)} format="card" />
        ) : (
          <CoverArt seed={product.id} tone={toneOf(product)} />
        )}
      </Cover>
      <Body>
        <p>
          <Badge $tone="glacier">{categoryLabels[product.category]}</Badge>
        </p>
        <h2>
          <CardLink href={`/boutique/produit/${product.id}`}>{product.name}</CardLink>
        </h2>
        <Description>{product.description}</Description>
        <Facts>
          {factsOf(product)
            .map(([, value]) => value)
            .join(' · ')}
        </Facts>
        <Bottom>
          <strong translate="no">{formatMoney(product.price)}</strong>
          {isOwned ? <Badge $tone="moss">{shopTexts.owned}</Badge> : <small>{frameTexts.taxes}</small>}
        </Bottom>
      </Body>
    </Frame>
  );
}

const toneOf = ({ category }: ListedProduct) => (category === 'resource' ? 'lichen' : 'spruce');

const Frame = styled.article`
  position: relative;
  display: grid;
  grid-template: 9.5rem 1fr / 100%;
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  transition: box-shadow 0.18s var(--ag-ease);
  &:hover {
    box-shadow: 0 0 0 1px var(--ag-ink-soft);
  }
`;

const Cover = styled.div`
  overflow: hidden;
  & > svg {
    height: 100%;
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.6rem;
  padding: 1rem 1.25rem 1.25rem;
  overflow-wrap: anywhere;
  & > h2 {
    font-size: 1.1875rem;
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

const Facts = styled.p`
  font-size: 0.8125rem;
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
