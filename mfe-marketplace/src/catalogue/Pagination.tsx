import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { memo } from 'react';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { type CatalogueQuery, PAGE_SIZE, pathOf } from './catalogueQuery.ts';

interface PaginationProps {
  readonly query: CatalogueQuery;
  readonly total: number;
  /** Whether it stands before the list or after it. */
  readonly side: 'before' | 'after';
}

/** Pages as links, for visitors and machines without JavaScript. Everybody else scrolls on; what lies before is on another page. */
export const Pagination = memo(function Pagination({ query, total, side }: PaginationProps) {
  if (side === 'before') {
    if (query.page === 1) return null;
    // Whoever is past the last page gets back in one step.
    const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
    return (
      <Row>
        <ButtonLink $look="secondary" rel="prev" href={pathOf({ ...query, page: Math.min(query.page - 1, last) })}>
          {texts.previousPage}
        </ButtonLink>
      </Row>
    );
  }
  if (query.page * PAGE_SIZE >= total) return null;
  return (
    <noscript>
      <Row>
        <ButtonLink $look="secondary" rel="next" href={pathOf({ ...query, page: query.page + 1 })}>
          {texts.nextPage}
        </ButtonLink>
      </Row>
    </noscript>
  );
});
