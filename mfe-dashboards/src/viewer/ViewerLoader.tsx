import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { useMember } from '../member/MemberPage.tsx';
import { MissingCourse } from './MissingCourse.tsx';
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
  // The name of the course takes over the focus of what stood in for it.
  const heading = useRef<HTMLHeadingElement>(null);
  const [hadFocus, setHadFocus] = useState(false);
  useEffect(() => {
    if (hadFocus) heading.current?.focus({ preventScroll: true });
  }, [hadFocus]);

  if (viewer.data === null) {
    return <MissingCourse />;
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
  if (!viewer.data || !modules || !saved) return <ViewerSkeleton onFocusedEnd={() => setHadFocus(true)} />;
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
  return <Viewer key={data.course.id} {...data} modules={modules} saved={saved} heading={heading} />;
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

interface NoticeProps {
  readonly title: string;
  readonly children: ReactNode;
}

function Notice({ title, children }: NoticeProps) {
  return (
    <Container>
      <Page>
        <h1>{title}</h1>
        {children}
      </Page>
    </Container>
  );
}

/** In the shape of what comes. @param onFocusedEnd called when it goes and its heading has the focus */
function ViewerSkeleton({ onFocusedEnd }: { readonly onFocusedEnd: () => void }) {
  const waiting = useRef<HTMLHeadingElement>(null);
  const end = useRef(onFocusedEnd);
  useLayoutEffect(() => {
    const { current } = waiting;
    return () => {
      if (current && document.activeElement === current) end.current();
    };
  }, []);
  return (
    <Waiting aria-busy="true">
      <h1 ref={waiting} tabIndex={-1} className="visually-hidden">
        {texts.loading}
      </h1>
      <Skeleton $height="3.5rem" />
      <Stage>
        <Film $height="100%" />
        <Skeleton $height="30rem" />
      </Stage>
    </Waiting>
  );
}

const Page = styled.div`
  display: grid;
  gap: 1.5rem;
  justify-items: start;
  padding-block: clamp(1.5rem, 4vw, 3rem) var(--ag-section);
`;

const Waiting = styled.div`
  display: grid;
  gap: 1.5rem;
  padding: 0 var(--ag-gutter) var(--ag-section);
`;

const Stage = styled.div`
  display: grid;
  gap: 1.5rem;
  align-items: start;
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 22rem;
  }
`;

const Film = styled(Skeleton)`
  aspect-ratio: 16 / 9;
`;
