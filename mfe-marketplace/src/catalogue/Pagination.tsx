import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Row } from '@agence/shared-contracts/ui/Layout';
import { memo } from 'react';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { type CatalogueQuery, PAGE_SIZE, pathOf } from './catalogueQuery.ts';

/** Pages as links, for visitors and machines without JavaScript; everybody else scrolls. */
export const Pagination = memo(function Pagination({
  query,
  total,
}: {
  readonly query: CatalogueQuery;
  readonly total: number;
}) {
  if (total <= PAGE_SIZE) return null;
  return (
    <noscript>
      <Row>
        {query.page > 1 ? (
          <ButtonLink $look="secondary" rel="prev" href={pathOf({ ...query, page: query.page - 1 })}>
            {texts.previousPage}
          </ButtonLink>
        ) : null}
        {query.page * PAGE_SIZE < total ? (
          <ButtonLink $look="secondary" rel="next" href={pathOf({ ...query, page: query.page + 1 })}>
            {texts.nextPage}
          </ButtonLink>
        ) : null}
      </Row>
    </noscript>
  );
});
