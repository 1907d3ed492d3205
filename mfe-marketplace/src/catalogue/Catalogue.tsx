import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container, Row } from '@agence/shared-contracts/ui/Layout';
import { StateMessage } from '@agence/shared-contracts/ui/States';
import { Eyebrow, Lead } from '@agence/shared-contracts/ui/Text';
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { useCatalogueQuery } from '../store/marketplaceStore.ts';
import { CardActions } from './CardActions.tsx';
import { CourseCard } from './CourseCard.tsx';
import { CourseList } from './CourseList.tsx';
import { type CatalogueQuery, PAGE_SIZE, pathOf } from './catalogueQuery.ts';
import { Filters } from './Filters.tsx';
import { readFavourites, toggleFavourite } from './favourites.ts';

interface CatalogueProps {
  readonly query: CatalogueQuery;
  readonly served: number;
}

/** The catalogue: search and filters above a virtual list whose pages come from the database as they are needed. */
export function Catalogue({ query, served }: CatalogueProps) {
  const { navigation } = useShell();
  const [layout, setLayout] = useState<'grid' | 'list'>('grid');
  const [favourites, setFavourites] = useState<ReadonlySet<string>>(new Set());
  const [onlyFavourites, setOnlyFavourites] = useState(false);
  const [pages, setPages] = useState({ first: query.page, last: query.page });
  useEffect(() => setFavourites(readFavourites()), []);

  const first = useCatalogueQuery({ ...query, page: pages.first });
  const last = useCatalogueQuery({ ...query, page: pages.last });
  const result = first.currentData ?? last.currentData;
  const offset = (query.page - 1) * PAGE_SIZE;
  const onRange = useCallback(
    (from: number, to: number) => {
      const pageOf = (index: number) => Math.floor((index + offset) / PAGE_SIZE) + 1;
      setPages({ first: pageOf(from), last: pageOf(to) });
    },
    [offset],
  );

  const change = (next: Partial<CatalogueQuery>) => {
    const target = { ...query, page: 1, ...next };
    setPages({ first: target.page, last: target.page });
    void navigation.navigate(pathOf(target));
  };
  const clear = () => {
    setOnlyFavourites(false);
    change({ search: '', filter: '' });
  };
  const toggle = useCallback((slug: string) => setFavourites((known) => toggleFavourite(known, slug)), []);

  const loaded = [first.currentData?.items ?? [], last.currentData?.items ?? []];
  const courseAt = (index: number): CatalogueItem | undefined => {
    const at = index + offset;
    const page = Math.floor(at / PAGE_SIZE) + 1;
    return loaded[page === pages.first ? 0 : 1]?.[at % PAGE_SIZE];
  };
  const kept = onlyFavourites ? loaded[0]?.filter(({ slug }) => favourites.has(slug)) : undefined;
  const total = kept?.length ?? Math.max(0, (result?.total ?? 0) - offset);
  const card = (course: CatalogueItem) => (
    <CourseCard
      course={course}
      layout={layout}
      actions={
        <CardActions
          title={course.title}
          isFavourite={favourites.has(course.slug)}
          isLiked={false}
          onFavourite={() => toggle(course.slug)}
          onLike={() => {}}
        />
      }
    />
  );

  return (
    <>
      <Hero>
        <ContourArt seed="formations" />
        <HeroBody>
          <Eyebrow>{texts.eyebrow}</Eyebrow>
          <h1>{texts.title}</h1>
          <Lead>{texts.lead}</Lead>
        </HeroBody>
      </Hero>
      <Container>
        <Filters
          query={query}
          layout={layout}
          onLayout={setLayout}
          onlyFavourites={onlyFavourites}
          onFavourites={() => setOnlyFavourites(!onlyFavourites)}
          onChange={change}
        />
        <Count role="status">{result ? texts.results(kept?.length ?? result.total) : null}</Count>
        {first.isError && !result ? (
          <StateMessage
            tone="error"
            title={texts.failed.title}
            actions={
              <Button type="button" onClick={first.refetch}>
                {texts.failed.action}
              </Button>
            }
          >
            {texts.failed.detail}
          </StateMessage>
        ) : result && total === 0 ? (
          <Empty onlyFavourites={onlyFavourites} searched={query.search !== ''} onClear={clear} />
        ) : (
          <CourseList
            key={layout}
            layout={layout}
            total={total}
            served={served}
            courseAt={kept ? (index) => kept[index] : courseAt}
            onRange={kept ? () => {} : onRange}
          >
            {card}
          </CourseList>
        )}
        {result && result.total > PAGE_SIZE ? (
          <noscript>
            <Row>
              {query.page > 1 ? (
                <ButtonLink $look="secondary" href={pathOf({ ...query, page: query.page - 1 })}>
                  {texts.previousPage}
                </ButtonLink>
              ) : null}
              {query.page * PAGE_SIZE < result.total ? (
                <ButtonLink $look="secondary" href={pathOf({ ...query, page: query.page + 1 })}>
                  {texts.nextPage}
                </ButtonLink>
              ) : null}
            </Row>
          </noscript>
        ) : null}
      </Container>
    </>
  );
}

function Empty({
  onlyFavourites,
  searched,
  onClear,
}: {
  onlyFavourites: boolean;
  searched: boolean;
  onClear: () => void;
}) {
  const clear = (label: string) => (
    <Button type="button" $look="secondary" onClick={onClear}>
      {label}
    </Button>
  );
  if (onlyFavourites) return <StateMessage title={texts.noFavourite.title} actions={clear(texts.noFavourite.action)} />;
  if (searched) return <StateMessage title={texts.noSearchResult} actions={clear(texts.clear)} />;
  return (
    <StateMessage title={texts.noResult.title} actions={clear(texts.clear)}>
      {texts.noResult.detail}
    </StateMessage>
  );
}

const Hero = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: clamp(3rem, 6vw, 5.5rem) clamp(2rem, 4vw, 3.5rem);
`;

const HeroBody = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.25rem;
`;

const Count = styled.p`
  min-height: 1.6em;
  margin-block: 1.5rem 1rem;
  font-weight: 600;
`;
