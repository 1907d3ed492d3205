import { useShell } from '@agence/shared-contracts/platform';
import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { skipToken } from '@reduxjs/toolkit/query';
import { type ReactNode, useEffect } from 'react';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { useMember } from '../member/MemberPage.tsx';
import { reachedByModule } from './reached.ts';
import { Viewer } from './Viewer.tsx';
import { useModuleProgressQuery, useViewerQuery } from './viewerApi.ts';

/** Loads a course and the learner's progress; says what is wrong when there is none. */
export function ViewerLoader({ slug }: { readonly slug: string }) {
  const { head } = useShell();
  const { outbox, isSettled } = useMember();
  const viewer = useViewerQuery(slug);
  const course = viewer.data?.course;
  const progress = useModuleProgressQuery(course && isSettled ? course.id : skipToken);
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
  if (viewer.isError || progress.isError) {
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
  if (!viewer.data || !progress.data) return <ViewerSkeleton />;
  const { data } = viewer;
  const modules = data.course.modules.filter(
    ({ is_published }) => is_published || (data.isOwn && !data.course.is_published),
  );
  if (modules.length === 0) {
    return (
      <Notice title={data.course.title}>
        <StateMessage title={texts.empty.title}>{texts.empty.detail}</StateMessage>
      </Notice>
    );
  }
  return (
    <Viewer
      key={data.course.id}
      {...data}
      modules={modules}
      initial={reachedByModule(modules, progress.data, outbox.waiting())}
      savedNotes={progress.data}
    />
  );
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
