import { useShell } from '@agence/shared-contracts/platform';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled, { css } from 'styled-components';
import { NotForSale } from '../buying/NotForSale.tsx';
import { useOwnedProducts } from '../buying/useOwnedProducts.ts';
import { shopTexts as texts } from '../content/shop.ts';
import { CardGrid } from '../frame/CardGrid.tsx';
import type { ListedProduct } from '../product/readProducts.ts';
import { FreeGuide } from './FreeGuide.tsx';
import { type Look, ProductCard } from './ProductCard.tsx';
import { ShopControls } from './ShopControls.tsx';
import { groupsOf, type ShopQuery, selectProducts } from './shopQuery.ts';

interface ShopProps {
  readonly products: readonly ListedProduct[];
  readonly query: ShopQuery;
}

/** Goods are looked at, courses are compared. */
const looks = { all: 'card', resource: 'large', consultation: 'large', formation: 'row' } as const satisfies Record<
  string,
  Look
>;

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
        {/* To be seen it stands beside the kind. */}
        <p role="status" className="visually-hidden">
          {texts.count(shown.length)}
        </p>
        {shown.length === 0 ? (
          <StateMessage
            title={texts.empty.title}
            actions={<ButtonLink href="/formations">{texts.empty.action}</ButtonLink>}
          >
            {texts.empty.detail}
          </StateMessage>
        ) : (
          groupsOf(shown, query).map((group, index) => (
            <Group key={group.category ?? ''}>
              {group.category ? (
                // The first goods are seen at once, below the tab that names them.
                <h2 id={group.category} className={index === 0 ? 'visually-hidden' : undefined}>
                  {texts.groups[group.category]}
                </h2>
              ) : null}
              <Goods
                $look={looks[group.category ?? 'all']}
                $isPair={isPair(group)}
                {...(group.category ? { 'aria-labelledby': group.category } : { 'aria-label': texts.list })}
              >
                {group.products.map((product, index) => (
                  <li key={product.id}>
                    <ProductCard
                      product={product}
                      look={looks[group.category ?? 'all']}
                      isWide={index === 0 && isPair(group)}
                      isOwned={owned.has(product.id)}
                    />
                  </li>
                ))}
              </Goods>
            </Group>
          ))
        )}
        <FreeGuide />
      </Body>
    </>
  );
}

/** Two templates, of which the first has more room. */
const isPair = ({ category, products }: ReturnType<typeof groupsOf>[number]) =>
  category === 'resource' && products.length === 2;

const Opening = styled(Container)`
  display: grid;
  gap: 1.25rem 4rem;
  align-items: start;
  padding-block: clamp(1.75rem, 3.5vw, 3rem) clamp(1rem, 2vw, 1.75rem);
  & > h1 {
    font-size: clamp(2.25rem, 1.6rem + 2.4vw, 3.5rem);
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 27rem;
    align-items: last baseline;
  }
`;

const Group = styled.section`
  & + & {
    margin-top: clamp(1.5rem, 2.5vw, 2rem);
  }
  & > h2 {
    margin-bottom: clamp(1.15rem, 3vw, 1.75rem);
  }
`;

const layouts = {
  card: null,
  large: css`
    @media (min-width: 40rem) {
      grid-template-columns: repeat(auto-fit, minmax(min(100%, 20rem), 1fr));
    }
  `,
  row: css`
    grid-template-columns: minmax(0, 1fr);
    gap: 0;
    border-bottom: 1px solid var(--ag-line);
    /* All as high as each other, however much is said of one; on phones as high as what they say. */
    @media (min-width: 40rem) {
      grid-auto-rows: 1fr;
    }
    & > li {
      min-height: 0;
    }
  `,
} as const;

const pair = css`
  @media (min-width: 60rem) {
    grid-template-columns: 1.4fr 1fr;
  }
`;

const Goods = styled(CardGrid)<{ $look: Look; $isPair: boolean }>`
  && {
    ${({ $look }) => layouts[$look]}
    ${({ $isPair }) => ($isPair ? pair : null)}
  }
`;

const Body = styled(Container)`
  display: grid;
  gap: clamp(1.25rem, 3vw, 2.5rem);
  grid-template-columns: minmax(0, 1fr);
  padding-bottom: var(--ag-section);
`;
