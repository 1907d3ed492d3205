import { useShell } from '@agence/shared-contracts/platform';
import { Button } from '@agence/shared-contracts/ui/Button';
import styled from 'styled-components';
import { shopTexts as texts } from '../content/shop.ts';
import { Select } from '../frame/Select.tsx';
import { type ListedProduct, productCategories } from '../product/readProducts.ts';
import { type ShopQuery, shopPath } from './shopQuery.ts';

interface ShopControlsProps {
  readonly products: readonly ListedProduct[];
  readonly query: ShopQuery;
}

/** Kinds as links and the order as a GET form: both work before the page is hydrated. */
export function ShopControls({ products, query }: ShopControlsProps) {
  const { navigation } = useShell();
  const tabs = [
    { category: undefined, label: texts.all, count: products.length },
    ...productCategories.map((category) => ({
      category,
      label: texts.tabs[category].label,
      count: products.filter((product) => product.category === category).length,
    })),
  ];
  return (
    <Line data-own-bar="top">
      <nav aria-label={texts.kinds}>
        <Tabs data-sideways="">
          {tabs.map(({ category, label, count }) => (
            <li key={label}>
              <Tab
                href={shopPath({ ...query, category })}
                aria-current={category === query.category ? 'true' : undefined}
              >
                {label} <span>{count}</span>
              </Tab>
            </li>
          ))}
        </Tabs>
      </nav>
      <form method="get" action="/boutique">
        {query.category ? <input type="hidden" name="type" value={texts.tabs[query.category].slug} /> : null}
        <Select
          label={texts.sort}
          name="tri"
          value={query.sort}
          options={texts.sorts}
          onChange={(sort) => void navigation.navigate(shopPath({ ...query, sort }), { replace: true })}
        />
        <noscript>
          <Button type="submit" $look="secondary">
            {texts.sortAction}
          </Button>
        </noscript>
      </form>
    </Line>
  );
}

/* Tabs stand on the rule; the order does too, on phones below it. */
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0 2rem;
  & > nav {
    min-width: 0;
    border-bottom: 1px solid var(--ag-line);
  }
  @media (max-width: 39.99rem) {
    margin-bottom: -0.85rem;
  }
  @media (min-width: 50rem) {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: end;
    border-bottom: 1px solid var(--ag-line);
    & > nav {
      border: 0;
    }
    /* Its words stand on the line of the tabs'. */
    & > form {
      padding-bottom: 3px;
    }
  }
  /* Quieter than what it puts in order: without an edge of its own, and its arrow at the end of the line. */
  & select {
    min-height: 2.75rem;
    margin-right: -1rem;
    padding-left: 0;
    border-color: transparent;
    background-color: transparent;
  }
`;

const Tabs = styled.ul`
  display: flex;
  gap: 0 1rem;
  white-space: nowrap;
  font-size: 0.9375rem;
  /* A part of the next word says that there is more. */
  &::after {
    width: 1.25rem;
  }
  /* Here all of them have room. */
  @media (min-width: 40rem) {
    gap: 0 1.5rem;
    font-size: 1rem;
    &::after {
      display: none;
    }
  }
`;

const Tab = styled.a`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 3rem;
  border-bottom: 2px solid transparent;
  text-decoration: none;
  /* Of a ring around it the list's edge would leave a sliver. */
  outline-offset: -3px;
  &:hover {
    border-color: var(--ag-edge);
  }
  & > span {
    font-weight: 400;
    font-variant-numeric: tabular-nums;
    opacity: 0.75;
  }
  &[aria-current] {
    border-color: var(--ag-ember);
    font-weight: 600;
  }
`;
