import { useShell } from '@agence/shared-contracts/platform';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from 'react';
import styled from 'styled-components';
import { catalogueTexts as texts } from '../content/catalogue.ts';
import { useHydrated } from '../frame/useHydrated.ts';
import type { CatalogueClient } from '../store/catalogueClient.ts';
import { useCatalogue } from '../store/useCatalogue.ts';
import { AppliedFilters } from './AppliedFilters.tsx';
import { CatalogueCard } from './CatalogueCard.tsx';
import { CatalogueHero } from './CatalogueHero.tsx';
import { CourseList } from './CourseList.tsx';
import { argOf, type CatalogueQuery, cleared, isNarrowed, PAGE_SIZE, pathOf, queryOf } from './catalogueQuery.ts';
import { FilterRail } from './FilterRail.tsx';
import { ListBar } from './ListBar.tsx';
import { CatalogueNotice, EmptyCatalogue } from './listStates.ts';
import type { CategoryOption } from './loadCatalogue.ts';
import { Pagination } from './Pagination.tsx';
import { favourites, likes, usePersistedSet } from './persistedSet.ts';
import type { ListedCourse } from './readCatalogue.ts';
import { SearchForm } from './SearchForm.tsx';
import { useListPlace } from './useListPlace.ts';

/** Id of the form that narrows and arranges the list. */
const FORM = 'filtres';

interface CatalogueProps {
  readonly client: CatalogueClient;
  readonly query: CatalogueQuery;
  readonly categories: readonly CategoryOption[];
  /** How many courses the server has sent. */
  readonly served: number;
  /** Courses to show where none fits, if they have come with the page. */
  readonly near: readonly ListedCourse[] | undefined;
}

/** The catalogue: search and filters beside a virtual list whose pages come from the database as they are needed. */
export function Catalogue({ client, query: asked, categories, served, near }: CatalogueProps) {
  const { navigation } = useShell();
  const isHydrated = useHydrated();
  // The server does not know what is kept on the device, so its list is the whole one.
  const asksTooEarly = asked.onlyFavourites && !isHydrated;
  const query = useMemo(() => (asksTooEarly ? { ...asked, onlyFavourites: false } : asked), [asked, asksTooEarly]);
  // The button answers before the list is made anew.
  const layout = useDeferredValue(query.layout);
  const favouriteSlugs = usePersistedSet(favourites);
  const likedSlugs = usePersistedSet(likes);
  const kept = useMemo(() => [...favouriteSlugs].sort(), [favouriteSlugs]);
  const { shown, answer, failure, isBusy, courseAt, onRange, retry } = useCatalogue(client, query, kept);
  const [opening] = useState(shown);
  const address = pathOf({ ...shown, layout });
  // Nothing that the visitor has under the pointer moves away because of what is found.
  const [isSlim] = useState(isNarrowed(query));
  const [isSheet, setIsSheet] = useState(false);
  const openSheet = useCallback(() => setIsSheet(true), []);
  const results = useRef<HTMLDivElement>(null);
  useListPlace(address, results);
  const closeSheet = useCallback(() => setIsSheet(false), []);

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
    (course: ListedCourse, isBrief: boolean, as = layout) => (
      <CatalogueCard
        course={course}
        isBrief={isBrief}
        layout={as}
        isPreview={isPreview}
        isFavourite={favouriteSlugs.has(course.slug)}
        isLiked={likedSlugs.has(course.slug)}
        onFavourite={favourites.toggle}
        onLike={likes.toggle}
      />
    ),
    [layout, isPreview, favouriteSlugs, likedSlugs],
  );

  const count = isPreview ? texts.samplesCount(total) : texts.results(total, answer?.is_capped);
  return (
    <>
      <CatalogueHero isSlim={isSlim}>
        <SearchForm id={FORM} query={query} onChange={change} onIntent={client.prepare} />
      </CatalogueHero>
      <Body>
        <FilterRail
          form={FORM}
          query={query}
          categories={categories}
          onChange={change}
          isSheet={isSheet}
          onClose={closeSheet}
          onIntent={client.prepare}
          found={texts.see(count)}
        />
        <div ref={results}>
          <h2 className="visually-hidden">{texts.list}</h2>
          <Heading>
            <ListBar
              form={FORM}
              query={query}
              onChange={change}
              onFilters={openSheet}
              isEmpty={answer !== undefined && total === 0}
              count={
                // A new element for each answer: a count that happens to be the same is read out again.
                <p role="status">
                  {answer && !isBusy ? <span key={address}>{count}</span> : answer ? texts.loading : null}
                </p>
              }
            />
          </Heading>
          <AppliedFilters query={query} categories={categories} />
          {/* What is not on most pages is loaded with the first page that has it. */}
          <Suspense fallback={null}>
            {answer?.source === 'live' ? null : <CatalogueNotice answer={answer} failure={failure} onRetry={retry} />}
            {answer && total === 0 ? (
              <EmptyCatalogue
                {...{ query, nothingKept, near, client }}
                card={(course) => card(course, false, 'grid')}
                onClear={clear}
              />
            ) : null}
          </Suspense>
          <Pagination query={query} total={total} side="before" />
          {total > 0 ? (
            <CourseList
              key={layout}
              layout={layout}
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
          <Pagination query={query} total={total} side="after" />
          <Hint>
            {texts.teach.question} <a href="/creator-dashboard/profil">{texts.teach.action}</a>
          </Hint>
        </div>
      </Body>
    </>
  );
}

const Body = styled(Container)`
  padding-bottom: clamp(3rem, 6vw, 6rem);
  @media (min-width: 60rem) {
    display: grid;
    grid-template-columns: 12.5rem minmax(0, 1fr);
    gap: 0 2rem;
    padding-top: 2rem;
  }
  @media (min-width: 75rem) {
    grid-template-columns: 13.5rem minmax(0, 1fr);
    gap: 0 2.5rem;
  }
`;

/** How many courses there are, and how they are shown. */
const Heading = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.75rem 1.25rem;
  min-height: 3rem;
  margin-bottom: 1.25rem;
  @media (max-width: 59.99rem) {
    display: contents;
  }
`;

const Hint = styled.p`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0.25rem 2rem;
  margin-top: 1.5rem;
  padding-top: 1.25rem;
  border-top: 1px solid var(--ag-line);
  font-weight: 600;
`;
