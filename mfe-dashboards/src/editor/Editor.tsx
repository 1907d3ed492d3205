import { Button, ButtonLink } from '@agence/shared-contracts/ui/Button';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Skeleton, StateMessage } from '@agence/shared-contracts/ui/States';
import { type MouseEvent, useCallback, useState } from 'react';
import styled from 'styled-components';
import { editorTexts as texts } from '../content/editor.ts';
import { SectionRail } from '../member/SectionRail.tsx';
import { CourseInfo } from './CourseInfo.tsx';
import { CoursePreview } from './CoursePreview.tsx';
import { EditorHead } from './EditorHead.tsx';
import { useEditedCourseQuery } from './editorApi.ts';
import { ModuleEditorList } from './ModuleEditorList.tsx';
import { Pricing } from './Pricing.tsx';
import { Publishing } from './Publishing.tsx';
import { type SavedPart, SavedParts } from './savedParts.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** The parts of the page, in its order. */
const sections = [
  ['modules', texts.sections.modules],
  ['promesse', texts.parts.promise.title],
  ['pour-qui', texts.parts.people.title],
  ['acquis', texts.parts.gains.title],
  ['classement', texts.parts.filing.title],
  ['couverture', texts.sections.cover],
  ['prix', texts.sections.price],
  ['publication', texts.sections.publish],
] as const;

/** Everything about one course: modules, what it says of itself, picture, price and publication. */
export function Editor({ id }: { readonly id: string }) {
  const { data: course, isError, refetch } = useEditedCourseQuery(id);
  const [parts, setParts] = useState<ReadonlyMap<string, SavedPart>>(new Map());
  const tell = useCallback(
    (name: string, part: SavedPart | undefined) =>
      setParts((known) => new Map([...known, [name, part] as const].filter(isKnown))),
    [],
  );
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
      <EditorHead course={course} parts={[...parts.values()]} />
      <SavedParts value={tell}>
        <Columns onClick={unfold}>
          <SectionRail label={texts.outline} sections={sections} />
          <Main>
            <ModuleEditorList course={course} />
            <CourseInfo key={course.id} course={course} />
            <Thumbnail course={course} />
            <Pricing key={`prix-${course.id}`} course={course} />
          </Main>
          <Side>
            <Publishing course={course} />
            <CoursePreview course={course} />
          </Side>
        </Columns>
      </SavedParts>
    </Page>
  );
}

/** Opens the part that a link of the page leads to. */
function unfold({ target }: MouseEvent) {
  const link = (target as Element).closest<HTMLAnchorElement>('a[href^="#"]');
  const part = link && document.getElementById(link.hash.slice(1))?.closest('details');
  if (part) part.open = true;
}

const isKnown = (entry: readonly [string, SavedPart | undefined]): entry is [string, SavedPart] =>
  entry[1] !== undefined;

const Page = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 0.75rem;
  justify-items: start;
  padding-block: 0.5rem var(--ag-section);
  & > * {
    width: 100%;
  }
  & > a {
    width: auto;
  }
  /* Nothing one comes to lies below the head, which stays. */
  @media (min-width: 60rem) and (min-height: 36rem) {
    & :is(a, button, input, select, textarea, h2, li) {
      scroll-margin-top: 5rem;
    }
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  align-items: start;
  /* All eight parts of a course fit beside the rail of a tablet. */
  @media (min-width: 40rem) and (max-width: 60rem) {
    & > nav > ul {
      --between: 1rem;
    }
    & > nav a {
      font-size: var(--ag-size-small);
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: minmax(0, 1fr) 20rem;
    & > nav {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 75rem) {
    /* Names of modules stand in a line beside their three buttons. */
    grid-template-columns: 9rem minmax(0, 1fr) 17rem;
    margin-top: 0.75rem;
    & > nav {
      grid-column: auto;
      top: 9.25rem;
    }
  }
  /* Names of what it takes to publish stand in a line too. */
  @media (min-width: 88rem) {
    grid-template-columns: 9rem minmax(0, 1fr) 20rem;
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
