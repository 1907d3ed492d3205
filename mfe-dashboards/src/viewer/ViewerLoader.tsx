import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { useMember } from '../member/MemberPage.tsx';
import { reachedByModule } from './reached.ts';
import { Viewer } from './Viewer.tsx';
import { useModuleProgressQuery, useViewerQuery, type ViewerData } from './viewerApi.ts';

/** Loads a course and the learner's progress; says what is wrong when there is none. */
export function ViewerLoader({ slug }: { readonly slug: string }) {
  const { head } = useShell();
  const { outbox, isSettled } = useMember();
  const viewer = useViewerQuery(slug);
  const course = viewer.data?.course;
  const progress = useModuleProgressQuery(course && isSettled ? course.id : skipToken);
  useNewsOf(progress);
  const rows = progress.data;
  const modules = useMemo(() => viewer.data && shownModules(viewer.data), [viewer.data]);
  const saved = useMemo(
    () => modules && rows && reachedByModule(modules, rows, outbox.waiting()),
    [modules, rows, outbox],
  );
  const title = course?.title;
  useEffect(() => {
    if (title) head.set({ ...texts.seo, title, noindex: true });
  }, [head, title]);

  if (viewer.data === null) {
    return (
      <Notice title={texts.missing.title}>
        <p>{texts.missing.detail}</p>
        <ButtonLink href="/formations">{texts.missing.action}</ButtonLink>
      </Notice>
    );
  }
  // What could not be asked again leaves on screen what is known.
  if (viewer.isError || (progress.isError && !progress.data)) {
    const retry = () => void (viewer.isError ? viewer.refetch() : progress.refetch());
    return (
      <Container>
        <Page>
          <h1>{title ?? texts.seo.title}</h1>
          <StateMessage
            tone="error"
            title={texts.failed.title}
            actions={
              <Button type="button" onClick={retry}>
                {texts.failed.action}
              </Button>
            }
          >
            {texts.failed.detail}
          </StateMessage>
        </Page>
      </Container>
    );
  }
  if (!viewer.data || !modules || !saved) return <ViewerSkeleton />;
  const { data } = viewer;
  if (modules.length === 0) {
    return (
      <Notice title={data.course.title}>
        {data.isOwn ? (
          <StateMessage
            title={texts.empty.title}
            actions={
              <ButtonLink href={`/creator-dashboard/formations/${data.course.id}`}>{texts.ownEmpty.action}</ButtonLink>
            }
          >
            {texts.ownEmpty.detail}
          </StateMessage>
        ) : (
          <StateMessage title={texts.empty.title}>{texts.empty.detail}</StateMessage>
        )}
      </Notice>
    );
  }
  return <Viewer key={data.course.id} {...data} modules={modules} saved={saved} />;
}

const shownModules = ({ course, isOwn }: ViewerData) =>
  course.modules.filter(({ is_published }) => is_published || (isOwn && !course.is_published));

/** Notes may have been written on another device since: asks again with every module, and when the page is back. */
function useNewsOf({ data, refetch }: { readonly data?: unknown; readonly refetch: () => unknown }) {
  const [search] = useSearchParams();
  const moduleId = search.get('module');
  const isLoaded = data !== undefined;
  const opened = useRef(moduleId);
  useEffect(() => {
    if (!isLoaded) return;
    const ask = () => {
      if (navigator.onLine && document.visibilityState === 'visible') refetch();
    };
    if (opened.current !== moduleId) ask();
    opened.current = moduleId;
    addEventListener('online', ask);
    document.addEventListener('visibilitychange', ask);
    return () => {
      removeEventListener('online', ask);
      document.removeEventListener('visibilitychange', ask);
    };
  }, [isLoaded, moduleId, refetch]);
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Container>
      <Page>
        <h1>{title}</h1>
        {children}
      </Page>
    </Container>
  );
}

function ViewerSkeleton() {
  return (
    <Container aria-busy="true">
      <Page>
        <h1 className="visually-hidden">{texts.loading}</h1>
        <Skeleton $height="9rem" />
        <Columns>
          <Skeleton $height="32rem" />
          <Skeleton $height="32rem" />
        </Columns>
      </Page>
    </Container>
  );
}

const Page = styled.div`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  padding-block: clamp(2rem, 5vw, 4rem) var(--ag-section);
`;

const Columns = styled.div`
  display: grid;
  gap: 1.5rem;
  width: 100%;
  @media (min-width: 60rem) {
    grid-template-columns: 1fr 22rem;
  }
`;
