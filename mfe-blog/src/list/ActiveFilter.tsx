import styled from 'styled-components';
import { listTexts as texts } from '../content/blog.ts';
import { plainSlug } from '../content/slugs.ts';
import { everything, isFiltered, type ListFilter, listPath } from './listFilter.ts';
import type { ListedArticle } from './loadList.ts';

interface ActiveFilterProps {
  readonly filter: ListFilter;
  readonly articles: readonly ListedArticle[];
  /** How many articles the filter lets through. */
  readonly count: number;
}

/** Says what the list shows, also to those who do not see it change, with the way back to all articles. */
export function ActiveFilter({ filter, articles, count }: ActiveFilterProps) {
  const { query, author } = filter;
  const name = articles.find((article) => plainSlug(article.author) === author)?.author ?? author;
  const filtered = isFiltered(filter);
  return (
    <Line>
      <p role="status">{filtered ? texts.results(count, query, name) : ''}</p>
      {filtered && count > 0 ? <a href={listPath(everything)}>{texts.clear}</a> : null}
    </Line>
  );
}

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0.5rem 1.5rem;
  /* Waits for words to announce, and takes no room until then. */
  &:has(> p:empty) {
    position: absolute;
  }
  & > p {
    font: 700 var(--ag-size-3) / 1.3 var(--ag-display);
  }
  & > a {
    padding-block: 0.5rem;
    font-weight: 600;
  }
`;
