import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { editorTexts as texts } from '../content/editor.ts';
import { studioTexts } from '../content/studio.ts';
import { BackLink } from '../member/BackLink.tsx';
import { CourseInfo } from './CourseInfo.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { EditorOutline } from './EditorOutline.tsx';
import { type EditedCourse, useEditedCourseQuery } from './editorApi.ts';
import { ModuleEditorList } from './ModuleEditorList.tsx';
import { Pricing } from './Pricing.tsx';
import { Publishing } from './Publishing.tsx';
import { Thumbnail } from './Thumbnail.tsx';
import { useWithdrawal } from './Withdrawn.tsx';

/** Everything about one course: presentation, modules, picture, price and publication. */
export function Editor({ id }: { readonly id: string }) {
  const { data: course, isError, refetch } = useEditedCourseQuery(id);
  if (course === null) {
    return (
      <Page>
        <h1>{texts.missing.title}</h1>
        <p>{texts.missing.detail}</p>
        <ButtonLink href="/creator-dashboard">{texts.missing.action}</ButtonLink>
      </Page>
    );
  }
  if (!course) {
    return (
      <Page aria-busy={!isError}>
        <h1 className={isError ? undefined : 'visually-hidden'}>{texts.seo.title}</h1>
        {isError ? (
          <StateMessage
            tone="error"
            title={texts.failed.title}
            actions={
              <Button type="button" onClick={refetch}>
                {texts.failed.action}
              </Button>
            }
          >
            {texts.failed.detail}
          </StateMessage>
        ) : (
          <Skeleton $height="30rem" />
        )}
      </Page>
    );
  }
  return (
    <Page>
      <header>
        <BackLink href="/creator-dashboard">{texts.back}</BackLink>
        <h1>{course.title}</h1>
        <State course={course} />
      </header>
      <Columns>
        <EditorOutline course={course} />
        <Main>
          <ModuleEditorList course={course} />
          <CourseInfo key={course.id} course={course} />
        </Main>
        <Side>
          <Publishing course={course} />
          <Thumbnail course={course} />
          <Pricing key={`prix-${course.id}`} course={course} />
          <CoursePreview course={course} />
        </Side>
      </Columns>
    </Page>
  );
}

function State({ course }: { readonly course: EditedCourse }) {
  const withdrawal = useWithdrawal(course.id);
  if (withdrawal) return <Badge $tone="ember">{texts.publish.withdrawn.badge}</Badge>;
  return (
    <Badge $tone={course.is_published ? 'moss' : 'neutral'}>
      {course.is_published ? studioTexts.card.published : studioTexts.card.draft}
    </Badge>
  );
}

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2rem;
  justify-items: start;
  padding-block: var(--ag-place) var(--ag-section);
  & > * {
    width: 100%;
  }
  & > a {
    width: auto;
  }
  & h1 {
    font-size: var(--ag-size-2);
    margin-bottom: 0.75rem;
  }
`;

const Columns = styled.div`
  display: grid;
  gap: 1.5rem;
  align-items: start;
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    & > nav {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 90rem) {
    grid-template-columns: 10.5rem minmax(0, 1fr) 18rem;
    & > nav {
      grid-column: auto;
    }
  }
`;

const Main = styled.div`
  display: grid;
  gap: 1.5rem;
  min-width: 0;
`;

const Side = styled.div`
  display: grid;
  gap: 1.5rem;
  align-content: start;
  align-self: stretch;
`;
