import { formatMoney } from '@agence/shared-contracts/backend/money';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled, { css } from 'styled-components';
import { frameTexts } from '../content/frame.ts';
import { categoryLabels } from '../content/product.ts';
import { shopTexts } from '../content/shop.ts';
import { chevron } from '../frame/chevron.ts';
import { benchOf, ProductPicture } from '../goods/ProductPicture.tsx';
import { Meets } from '../media/Meets.tsx';
import { factsOf } from '../product/metadata.ts';
import type { ListedProduct } from '../product/readProducts.ts';

/** One of many, one of few, or a line of a list. */
export type Look = 'card' | 'large' | 'row';

interface ProductCardProps {
  readonly product: ListedProduct;
  readonly look: Look;
  /** Wider than others beside it. */
  readonly isWide?: boolean;
  readonly isOwned: boolean;
}

/** One product of the shop; the whole card leads to it. */
export function ProductCard({ product, look, isWide = false, isOwned }: ProductCardProps) {
  const facts = factsOf(product).map(([, value]) => value);
  const Title = look === 'card' ? 'h2' : 'h3';
  return (
    <Frame $look={look} $bench={benchOf(product)}>
      <Good className="good" product={product} format="square" isWide={isWide} />
      <Body className="words">
        <p className="kind">
          {[categoryLabels[product.category], ...facts.slice(0, 1)].join(', ')}
          {facts.length > 1 ? <span>{`, ${facts.slice(1).join(', ')}`}</span> : null}
        </p>
        <Title>
          <CardLink href={`/boutique/produit/${product.id}`}>{product.name}</CardLink>
        </Title>
        <Description className="about">{product.description}</Description>
        <Meets product={product} size={2.25} />
        <Bottom className="price">
          <strong translate="no">{formatMoney(product.price)}</strong>
          {isOwned ? (
            <Badge $tone="moss">{shopTexts.owned}</Badge>
          ) : (
            <>
              <small>{frameTexts.taxes}</small>
              <span className="next">{shopTexts.look[product.category]}</span>
            </>
          )}
        </Bottom>
      </Body>
    </Frame>
  );
}

const Good = styled(ProductPicture)`
  height: 15.5rem;
  min-width: 0;
`;

const frames = {
  card: null,
  large: css`
    @media (min-width: 60rem) {
      /* What a card has more of room than another one is the good's: words stand at the foot. */
      grid-template-rows: minmax(22rem, 1fr) auto;
      & > .good {
        contain: size;
        height: auto;
        padding: 2rem 2rem 0.75rem;
      }
      /* The price stands on the title's line, the next step at the end. */
      & > .words {
        display: grid;
        grid-template: auto auto 1fr auto / minmax(0, 1fr) auto auto;
        gap: 0.5rem;
        align-items: last baseline;
        padding: 0.25rem 1.75rem 1.75rem;
      }
      & > .words > .kind {
        grid-column: 1 / -1;
      }
      & > .words > h3 {
        grid-area: 2 / 1;
        font-size: var(--ag-size-3);
      }
      & > .words > .about {
        align-self: start;
      }
      & > .words > .meets {
        grid-area: 4 / 1;
        margin-top: 0.5rem;
      }
      & > .words > .price {
        display: contents;
      }
      & .price > :is(strong, small) {
        grid-row: 2;
      }
      & .price > span {
        grid-area: 3 / 2 / 4 / 4;
        align-self: start;
      }
      & .meets ~ .price > span {
        grid-row: 4;
        align-self: center;
        margin-top: 0.5rem;
      }
    }
  `,
  row: css`
    /* The climb to its flag, beside what courses are compared by: a ruled line, no card. */
    grid-template: auto / 6.5rem minmax(0, 1fr);
    gap: 0 1rem;
    padding-block: 1.1rem;
    border-top: 1px solid var(--ag-line);
    border-radius: 0;
    background: none;
    &,
    &:hover {
      box-shadow: none;
    }
    &:hover h3 {
      text-decoration: underline;
    }
    & > .good {
      height: auto;
      aspect-ratio: 10 / 7;
      align-self: start;
      border-radius: var(--ag-radius);
    }
    & > .words {
      padding: 0;
    }
    /* The title first, then a line each for what it is, who teaches it and what it costs; the line itself leads there. */
    @media (max-width: 39.99rem) {
      & > .words > h3 {
        order: -1;
      }
      & > .words > .about,
      & .kind > span,
      & .meets .how,
      & .next {
        display: none;
      }
      & > .words > .price::after {
        ${chevron}
        margin: 0 0.25rem 0 auto;
      }
    }
    @media (min-width: 40rem) {
      grid-template-columns: 10rem minmax(0, 1fr);
      padding-block: 0.9rem;
      column-gap: 1.75rem;
      & > .words > h3 {
        font-size: var(--ag-size-3);
      }
      & > .good {
        align-self: center;
      }
      /* The price stands at the end of its line. */
      & > .words {
        display: grid;
        grid-template-columns: minmax(0, 1fr) auto;
        gap: 0.35rem 2rem;
        align-content: center;
      }
      & > .words > * {
        grid-column: 1;
        max-width: 40em;
      }
      & > .words > .meets {
        margin-block: 0.4rem;
      }
      & > .words > .price {
        grid-area: 1 / 2 / 5 / 3;
        display: grid;
        justify-items: end;
        align-content: center;
        margin: 0;
        padding: 0;
      }
      & > .words > .price > .next {
        margin-top: 0.35rem;
      }
    }
    /* Who teaches stands in a column of its own. */
    @media (min-width: 60rem) {
      & > .words {
        grid-template-columns: minmax(0, 1fr) 13.5rem 9.5rem;
      }
      & > .words > .meets {
        grid-area: 1 / 2 / 5 / 3;
        align-self: center;
        margin: 0;
      }
      & .meets .how {
        display: none;
      }
      /* What a name is marked with stands below each of them, long or short. */
      & .meets small {
        display: block;
        width: fit-content;
        margin-left: 0;
      }
      & > .words > .price {
        grid-column: 3;
      }
    }
  `,
} as const;

/* A drawing nearly as wide as its card. */
const goodOnPhones = css`
  @media (max-width: 39.99rem) {
    & > .good {
      height: 15rem;
      padding-bottom: 0;
    }
  }
`;

const Frame = styled.article<{ $look: Look; $bench: ReturnType<typeof benchOf> }>`
  position: relative;
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  overflow: clip;
  border-radius: var(--ag-radius-large);
  /* What stands under a good goes on under what is said of it. */
  background: ${({ $bench }) => $bench?.day ?? 'var(--ag-surface)'};
  @media (prefers-color-scheme: dark) {
    background: ${({ $bench }) => $bench?.night};
  }
  box-shadow: 0 0 0 1px var(--ag-line);
  transition: box-shadow 0.18s var(--ag-ease);
  &:hover {
    box-shadow: 0 0 0 1.5px var(--ag-ink);
  }
  ${({ $bench }) => $bench && goodOnPhones}
  ${({ $look }) => frames[$look]}
  /* Where they stand below each other: lines of several are as high as the highest of theirs. */
  @media (max-width: 39.99rem) {
    /* The first is on the screen. */
    section ~ section &,
    li:not(:first-child) > & {
      ${({ $look }) => laidOutWhenNear($look === 'row' ? '12.5rem' : '32.5rem')}
    }
  }
`;

const Body = styled.div`
  display: flex;
  flex-direction: column;
  gap: 0.6rem;
  padding: 1rem 1.25rem 1.25rem;
  overflow-wrap: anywhere;
  & > .kind {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > :is(h2, h3) {
    font-size: 1.25rem;
  }
  /* Beside each other people are on one line, however long what is said above them. */
  & > .meets {
    margin-top: auto;
  }
  & > .meets ~ .price {
    margin-top: 0;
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
  flex-wrap: wrap;
  align-items: baseline;
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
  & > .next {
    font-size: 0.9375rem;
    font-weight: 600;
  }
  & > .next::after {
    ${chevron}
    margin-inline: 0.5em 0.15em;
  }
`;
