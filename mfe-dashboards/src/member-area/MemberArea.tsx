import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Tabs } from '@agence/shared-contracts/ui/Tabs';
import { Soft } from '@agence/shared-contracts/ui/Text';
import { type ReactNode, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { memberAreaTexts as texts } from '../content/memberArea.ts';
import { useCoursesQuery, useReachedModulesQuery } from '../learner/learnerApi.ts';
import { standingIn } from '../learner/standing.ts';
import { useMember } from '../member/MemberPage.tsx';
import { WholeState } from '../member/WholeState.tsx';
import { BookingCard } from './BookingCard.tsx';
import {
  type OwnedProduct,
  useBookingsQuery,
  useCourseProgressQuery,
  useOwnedProductsQuery,
  useResourceFilesQuery,
} from './memberAreaApi.ts';
import { OwnedCourse } from './OwnedCourse.tsx';
import { OwnedResource } from './OwnedResource.tsx';

type Category = keyof typeof texts.tabs;
const categories = Object.keys(texts.tabs) as Category[];

/** Courses, resources and consultations in three tabs; the chosen one stands in the address. */
export function MemberArea() {
  const { ui } = useShell();
  const { user } = useMember();
  const [search, setSearch] = useSearchParams();
  const owned = useOwnedProductsQuery();
  const progress = useCourseProgressQuery();
  const followed = useCoursesQuery();
  const reached = useReachedModulesQuery();
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
    if (!isEmpty) return <Rows>{rows}</Rows>;
    return (
      <WholeState
        kind="kept"
        title={texts.empty[category].title}
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
  }
  const of = (category: Category): OwnedProduct[] =>
    owned.data?.filter(({ product }) => product.category === category) ?? [];
  /** None until it is known how far the person is, which would move what is red. */
  const profileOf = (slug: string | undefined) => {
    const course = followed.data?.find(({ formation }) => formation.slug === slug);
    if (!course || reached.isLoading) return undefined;
    const { minutes, at } = standingIn(course, reached.data);
    const { id, level } = course.formation;
    return { seed: id, level, minutes, at: course.completed_at ? Number.POSITIVE_INFINITY : at };
  };
  const courses = of('formation');
  const free = followed.data?.filter(({ isFree }) => isFree) ?? [];
  const resources = of('resource');

  return (
    <Page>
      <header>
        <h1>{texts.title}</h1>
        <Soft>{texts.lead}</Soft>
      </header>
      <div>
        <Tabs
          label={texts.tabsLabel}
          selected={chosen}
          onSelect={(id) => setSearch({ onglet: id }, { replace: true })}
          tabs={[
            {
              id: 'formation',
              label: texts.tabs.formation,
              panel: panel(
                'formation',
                courses.length + free.length === 0,
                <>
                  {courses.map(({ product_id, product, access_granted_at }) => (
                    <OwnedCourse
                      key={product_id}
                      title={product.name}
                      slug={product.formation?.slug}
                      category={product.formation?.category}
                      percent={progress.data?.[product_id] ?? 0}
                      profile={profileOf(product.formation?.slug)}
                      boughtAt={access_granted_at}
                    />
                  ))}
                  {free.map(({ formation, progress_percentage }) => (
                    <OwnedCourse
                      key={formation.id}
                      title={formation.title}
                      slug={formation.slug}
                      category={formation.category}
                      percent={progress_percentage}
                      profile={profileOf(formation.slug)}
                    />
                  ))}
                </>,
              ),
            },
            {
              id: 'resource',
              label: texts.tabs.resource,
              panel: panel(
                'resource',
                resources.length === 0,
                resources.map((row) => (
                  <OwnedResource key={row.product_id} owned={row} files={files.data?.[row.product_id] ?? []} />
                )),
              ),
            },
            {
              id: 'consultation',
              label: texts.tabs.consultation,
              panel: panel(
                'consultation',
                !bookings.data?.length,
                bookings.data?.map((booking) => <BookingCard key={booking.id} booking={booking} />),
              ),
            },
          ]}
        />
      </div>
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

const Rows = styled.ul`
  overflow: hidden;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
`;
