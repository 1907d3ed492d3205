import type { CatalogueItem } from '@agence/shared-contracts/backend/schema';
import { useShell } from '@agence/shared-contracts/platform';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { useCallback, useMemo, useState } from 'react';
import styled from 'styled-components';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import type { CatalogueClient } from '../store/catalogueClient.ts';
import { useCatalogue } from '../store/useCatalogue.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { CatalogueCard } from './CatalogueCard.tsx';
import { CatalogueHero } from './CatalogueHero.tsx';
import { CatalogueNotice } from './CatalogueNotice.tsx';
import { CourseList } from './CourseList.tsx';
import { argOf, type CatalogueQuery, cleared, isNarrowed, PAGE_SIZE, pathOf, queryOf } from './catalogueQuery.ts';
import { EmptyCatalogue } from './EmptyCatalogue.tsx';
import { Filters } from './Filters.tsx';
import { LayoutToggle } from './LayoutToggle.tsx';
import type { CategoryOption } from './loadCatalogue.ts';
import { Pagination } from './Pagination.tsx';
import { favourites, likes, usePersistedSet } from './persistedSet.ts';

/** Id of the form that narrows and arranges the list. */
const FORM = 'filtres';

interface CatalogueProps {
  readonly client: CatalogueClient;
  readonly query: CatalogueQuery;
  readonly categories: readonly CategoryOption[];
  /** How many courses the server has sent. */
  readonly served: number;
}

/** The catalogue: search and filters above a virtual list whose pages come from the database as they are needed. */
export function Catalogue({ client, query: asked, categories, served }: CatalogueProps) {
  const { navigation } = useShell();
  const isHydrated = useHydrated();
  // The server does not know what is kept on the device, so its list is the whole one.
  const asksTooEarly = asked.onlyFavourites && !isHydrated;
  const query = useMemo(() => (asksTooEarly ? { ...asked, onlyFavourites: false } : asked), [asked, asksTooEarly]);
  const favouriteSlugs = usePersistedSet(favourites);
  const likedSlugs = usePersistedSet(likes);
  const kept = useMemo(() => [...favouriteSlugs].sort(), [favouriteSlugs]);
  const { shown, answer, failure, isBusy, courseAt, onRange, retry } = useCatalogue(client, query, kept);
  const [opening] = useState(shown);
  const address = pathOf(shown);

  const change = useCallback(
    (next: Partial<CatalogueQuery>, options?: { readonly replace: boolean }) => {
      const path = pathOf({ ...query, page: 1, ...next });
      // Prefetch: the request leaves before the page is rendered for it.
      const { settled, release } = client.ask(argOf(queryOf(new URL(path, location.href).searchParams), kept));
      void settled.then(release);
      void navigation.navigate(path, options);
    },
    [client, kept, navigation, query],
  );
  const clear = useCallback(() => change(cleared(query)), [change, query]);
  const isPreview = answer?.source === 'samples';
  const nothingKept = query.onlyFavourites && kept.length === 0;
  const total = nothingKept ? 0 : (answer?.total ?? 0);
  const card = useCallback(
    (course: CatalogueItem, isBrief: boolean) => (
      <CatalogueCard
        course={course}
        isBrief={isBrief}
        layout={query.layout}
        isPreview={isPreview}
        isFavourite={favouriteSlugs.has(course.slug)}
        isLiked={likedSlugs.has(course.slug)}
        onFavourite={favourites.toggle}
        onLike={likes.toggle}
      />
    ),
    [query.layout, isPreview, favouriteSlugs, likedSlugs],
  );

  return (
    <>
      <CatalogueHero />
      <Body>
        <Filters id={FORM} query={query} categories={categories} onChange={change} onIntent={client.prepare} />
        <AppliedFilters query={query} categories={categories} />
        <h2 className="visually-hidden">{texts.list}</h2>
        <Heading>
          <Results>
            {/* A new element for each answer: a count that happens to be the same is read out again. */}
            <p role="status">
              {answer && !isBusy ? (
                <span key={address}>
                  {isPreview ? texts.samplesCount(total) : texts.results(total, answer.is_capped)}
                </span>
              ) : null}
            </p>
            {isNarrowed(shown) ? <a href={pathOf(cleared(query))}>{texts.clear}</a> : null}
          </Results>
          <LayoutToggle query={query} form={FORM} />
        </Heading>
        <CatalogueNotice answer={answer} failure={failure} onRetry={retry} />
        {answer && total === 0 ? <EmptyCatalogue query={query} nothingKept={nothingKept} onClear={clear} /> : null}
        {total > 0 ? (
          <CourseList
            key={query.layout}
            layout={query.layout}
            total={total}
            start={(shown.page - 1) * PAGE_SIZE}
            address={address}
            isOpening={shown === opening}
            isBusy={isBusy}
            served={served}
            courseAt={courseAt}
            onRange={onRange}
          >
            {card}
          </CourseList>
        ) : null}
        <Pagination query={query} total={total} />
        <p>
          {texts.teach.question} <a href="/creator-dashboard/profil">{texts.teach.action}</a>
        </p>
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-bottom: clamp(3rem, 6vw, 6rem);
`;

/** How many courses there are, and how they are shown. */
const Heading = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  margin-block: 1rem;
  font-weight: 600;
`;

const Results = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: 1.25rem;
  & > a {
    padding-block: 0.7rem;
    font-size: var(--ag-size-small);
  }
`;
