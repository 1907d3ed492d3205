import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { BackLink } from '../member/BackLink.tsx';
import { AltitudeArt } from './AltitudeArt.tsx';
import { courseProgress, type Reached } from './reached.ts';
import type { ViewerCourse } from './viewerApi.ts';

interface ViewerHeaderProps {
  readonly course: ViewerCourse;
  readonly standing: readonly Reached[];
  readonly isOwn: boolean;
  readonly isOffline: boolean;
}

/** The course's name and how far up the mountain the learner is. */
export function ViewerHeader({ course, standing, isOwn, isOffline }: ViewerHeaderProps) {
  return (
    <Band data-theme="dark">
      <Art seed={course.slug} levels={9} />
      <Content>
        <div>
          {course.is_published ? <Back href={`/formations/${course.slug}`}>{texts.back}</Back> : null}
          <h1>{course.title}</h1>
          <p>
            {course.creator ? (
              <>
                {course.creator.name}
                <span aria-hidden="true"> · </span>
              </>
            ) : null}
            {texts.overall(courseProgress(standing))}
          </p>
          {isOwn ? <Note role="status">{course.is_published ? texts.ownCourse : texts.preview}</Note> : null}
          {isOffline ? <Note role="status">{texts.waiting}</Note> : null}
        </div>
        <Climb>
          <AltitudeArt seed={course.slug} modules={standing} />
        </Climb>
      </Content>
    </Band>
  );
}

const Band = styled.header`
  position: relative;
  overflow: hidden;
  background: var(--ag-spruce);
  color: var(--ag-on-spruce);
`;

const Art = styled(ContourArt)`
  opacity: 0.9;
`;

const Content = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 1.5rem;
  padding-block: clamp(1.25rem, 2.5vw, 2rem);
  & h1 {
    margin-block: 0.35rem 0.5rem;
    font-size: var(--ag-size-2);
  }
  & p {
    color: var(--ag-on-spruce-soft);
  }
`;

const Back = styled(BackLink)`
  color: var(--ag-on-spruce-soft);
  &:hover {
    color: var(--ag-on-spruce);
  }
`;

const Note = styled.p`
  margin-top: 0.75rem;
  padding-left: 0.9rem;
  border-left: 3px solid var(--ag-ember);
  font-size: var(--ag-size-small);
`;

const Climb = styled.div`
  width: clamp(6rem, 15vw, 10.5rem);
`;
