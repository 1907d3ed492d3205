import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useEarnedQuery } from '../achievements/achievementsApi.ts';
import { learnerTexts } from '../content/learner.ts';
import { memberAreaTexts as texts } from '../content/memberArea.ts';
import { CourseList, CourseRow, rowOf } from '../learner/CourseRow.tsx';
import type { FollowedCourse } from '../learner/followedCourses.ts';
import { useCoursesQuery, useReachedModulesQuery } from '../learner/learnerApi.ts';
import { standingIn } from '../learner/standing.ts';
import { PlaceTabs } from '../member/FilterTabs.tsx';
import { useMember } from '../member/MemberPage.tsx';
import { withRaised } from '../member/raised.tsx';
import { WhenNear } from '../member/WhenNear.tsx';
import { WholeState } from '../member/WholeState.tsx';
import {
  type OwnedProduct,
  useBookingsQuery,
  useCourseProgressQuery,
  useOwnedProductsQuery,
  useResourceFilesQuery,
} from './memberAreaApi.ts';

type Category = keyof typeof texts.tabs;
const categories = Object.keys(texts.tabs) as Category[];

const loadResources = () => import('./OwnedResources.tsx');
const loadSole = () => import('./SoleCourse.tsx');
const loadBookings = () => import('./Bookings.tsx');
const loadOnSale = () => import('./ProductsOnSale.tsx');
const emptyKinds = { formation: 'empty', resource: 'files', consultation: 'consultations' } as const;

/** Behind all that were opened. */
const LAST = Number.MAX_SAFE_INTEGER;

/** What is begun comes first, then what waits, last what is finished. */
const rankOf = ({ percent, finishedAt }: { readonly percent: number; readonly finishedAt?: string | null }): number =>
  finishedAt ? 2 : percent > 0 ? 0 : 1;

/** Courses, resources and consultations in three tabs; the chosen one stands in the address. */
export function MemberArea() {
  const { ui } = useShell();
  const { user } = useMember();
  const [search, setSearch] = useSearchParams();
  const owned = useOwnedProductsQuery();
  const progress = useCourseProgressQuery();
  const followed = useCoursesQuery();
  const reached = useReachedModulesQuery();
  const { data: earned } = useEarnedQuery();
  const files = useResourceFilesQuery();
  const bookings = useBookingsQuery(user.id);
  const chosen = categories.find((category) => category === search.get('onglet')) ?? 'formation';

  // What is asked again unasked, because the server listens now, says nothing new when it fails again.
  const hasTold = useRef(false);
  useEffect(() => {
    if (owned.isSuccess) hasTold.current = false;
    if (!owned.isError || hasTold.current) return;
    hasTold.current = true;
    ui.toast({ ...texts.failed, tone: 'destructive' });
  }, [owned.isError, owned.isSuccess, ui]);

  function tryAgain() {
    hasTold.current = false;
    owned.refetch();
  }

  function panel(category: Category, isEmpty: boolean, rows: ReactNode): ReactNode {
    if (owned.isError) {
      return (
        <WholeState
          kind="error"
          title={texts.failed.description}
          actions={
            <Button type="button" onClick={tryAgain}>
              {texts.retry}
            </Button>
          }
        />
      );
    }
    if (!owned.data) return <Skeleton $height="9rem" aria-busy="true" />;
    if (!isEmpty) return rows;
    const state = (
      <WholeState
        kind={emptyKinds[category]}
        title={texts.empty[category].title}
        example={texts.empty[category].example}
        actions={
          <>
            <ButtonLink href="/boutique">{texts.shop}</ButtonLink>
            {category === 'formation' ? (
              <ButtonLink $look="secondary" href="/formations">
                {texts.explore}
              </ButtonLink>
            ) : null}
          </>
        }
      >
        {texts.empty[category].detail}
      </WholeState>
    );
    if (category === 'formation') return state;
    return (
      <WithOffers>
        {state}
        <WhenNear load={loadOnSale} of={{ kind: category }} height="15rem" />
      </WithOffers>
    );
  }
  const of = (category: Category): OwnedProduct[] =>
    owned.data?.filter(({ product }) => product.category === category) ?? [];
  const followedAs = (slug: string | undefined) => followed.data?.find(({ formation }) => formation.slug === slug);
  const certificateOf = ({ formation, completed_at }: FollowedCourse) => {
    const number = earned?.certificates.find(({ formation_id }) => formation_id === formation.id)?.number;
    return completed_at && number ? `/certificats/${number}` : undefined;
  };
  const row = (course: FollowedCourse) => ({
    ...rowOf(course, reached.isLoading ? undefined : standingIn(course, reached.data)),
    certificate: certificateOf(course),
  });
  const courses = of('formation');
  const free = followed.data?.filter(({ isFree }) => isFree) ?? [];
  const resources = of('resource');
  const sole = soleOf();
  // One course looks otherwise than several do, whose order is that of how far they are.
  const isComing = followed.isLoading || progress.isLoading || (courses.length < 2 && reached.isLoading);
  const rows = [
    ...courses.map(({ product_id, product: { name, formation }, access_granted_at }) => {
      const course = followedAs(formation?.slug);
      return {
        ...(course && row(course)),
        place: course && followed.data?.indexOf(course),
        key: product_id,
        href: formation ? `/formation-viewer/${formation.slug}` : undefined,
        category: formation?.category.slug,
        title: name,
        percent: progress.data?.[product_id] ?? 0,
        note: withRaised(texts.since(longDate(access_granted_at))),
      };
    }),
    ...free.map((course) => ({
      ...row(course),
      place: followed.data?.indexOf(course),
      key: course.formation.id,
      note: texts.free,
    })),
  ].sort((one, other) => rankOf(one) - rankOf(other) || (one.place ?? LAST) - (other.place ?? LAST));
  const open = rows.filter((one) => rankOf(one) < 2);
  const done = rows.slice(open.length);
  const list = (some: typeof rows, heading: 'h2' | 'h3') => (
    <CourseList>
      {some.map(({ key, place, ...course }) => (
        <CourseRow key={key} {...course} heading={heading} />
      ))}
    </CourseList>
  );

  /** The one course that there is, where its modules are known. */
  function soleOf() {
    const [bought] = courses;
    if (courses.length + free.length !== 1 || !reached.data) return undefined;
    const course = bought ? followedAs(bought.product.formation?.slug) : free[0];
    if (!course || course.formation.modules.length === 0) return undefined;
    return {
      course,
      name: bought?.product.name ?? course.formation.title,
      percent: (bought && progress.data?.[bought.product_id]) ?? course.progress_percentage,
      reached: reached.data,
      note: bought ? withRaised(texts.since(longDate(bought.access_granted_at))) : texts.free,
      certificate: certificateOf(course),
    };
  }

  return (
    <Page>
      <header>
        <h1>{texts.title}</h1>
        <Soft>{texts.lead}</Soft>
      </header>
      <PlaceTabs
        label={texts.tabsLabel}
        selected={chosen}
        onSelect={(id) => setSearch({ onglet: id }, { replace: true })}
        tabs={[
          {
            id: 'formation',
            label: texts.tabs.formation,
            panel: panel(
              'formation',
              courses.length + free.length === 0 && !isComing,
              isComing ? (
                <Skeleton $height="33rem" aria-busy="true" />
              ) : sole ? (
                <WhenNear load={loadSole} of={sole} height="33rem" narrow="56rem" />
              ) : (
                <Lists>
                  {open.length > 0 ? (
                    <div data-begun={open.some(({ percent }) => percent > 0) ? '' : undefined}>{list(open, 'h2')}</div>
                  ) : null}
                  {done.length > 0 ? (
                    <section aria-labelledby="terminees">
                      <h2 id="terminees">{learnerTexts.done.title}</h2>
                      {list(done, 'h3')}
                    </section>
                  ) : null}
                </Lists>
              ),
            ),
          },
          {
            id: 'resource',
            label: texts.tabs.resource,
            panel: panel(
              'resource',
              resources.length === 0,
              <WhenNear load={loadResources} of={{ resources, files: files.data }} height="9rem" />,
            ),
          },
          {
            id: 'consultation',
            label: texts.tabs.consultation,
            panel: panel(
              'consultation',
              !bookings.data?.length,
              <WhenNear load={loadBookings} of={{ bookings: bookings.data ?? [] }} height="33rem" narrow="49rem" />,
            ),
          },
        ]}
      />
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  max-width: 76rem;
  margin-inline: 0;
  padding-block: var(--ag-place) var(--ag-section);
  & h1 {
    margin-bottom: 0.5rem;
  }
`;

/** The one to go on with is the loud one; what is finished stands apart. */
const Lists = styled.div`
  display: grid;
  gap: 2.5rem;
  & > [data-begun] li:first-child > em {
    border-color: var(--ag-ember);
    background: var(--ag-ember);
    color: var(--ag-on-ember);
  }
  & > section > h2 {
    margin-bottom: 0.9rem;
    font-size: 1.25rem;
  }
`;

const WithOffers = styled.div`
  display: grid;
  gap: 2rem;
`;
