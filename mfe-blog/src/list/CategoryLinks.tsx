import { articleCategories as categories } from '@agence/shared-contracts/texts/articleChoices';
import styled from 'styled-components';
import { listTexts as texts } from '../content/blog.ts';
import { type ListFilter, listPath } from './listFilter.ts';

/** Links that show one category or all; they keep the rest of the filter (AMB-18). */
export function CategoryLinks({ filter }: { readonly filter: ListFilter }) {
  return (
    <Categories aria-label={texts.categories}>
      <ul data-sideways="">
        {[undefined, ...categories].map((category) => (
          <li key={category ?? ''}>
            <a
              href={listPath({ ...filter, category, page: 1 })}
              aria-current={filter.category === category ? 'true' : undefined}
            >
              {category ?? texts.allCategories}
            </a>
          </li>
        ))}
      </ul>
    </Categories>
  );
}

const Categories = styled.nav`
  min-width: 0;
  & > ul {
    display: flex;
    gap: 0 clamp(1rem, 2vw, 1.75rem);
    overflow-x: auto;
  }
  & a {
    display: block;
    padding-block: 0.85rem;
    border-bottom: 2px solid transparent;
    font-weight: 600;
    white-space: nowrap;
    text-decoration: none;
    color: var(--ag-ink-soft);
    /* Of a ring around it the list's edge would leave a sliver. */
    outline-offset: -3px;
  }
  & a:hover {
    color: var(--ag-ink);
  }
  & a[aria-current] {
    color: var(--ag-ink);
    border-color: var(--ag-ember);
  }
  @media (min-width: 60rem) {
    & > ul {
      flex-wrap: wrap;
      overflow: visible;
    }
  }
`;
