import { Picture } from '@agence/shared-contracts/art/Picture';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { learnerTexts as texts } from '../content/learner.ts';
import { CourseProfile } from '../member/CourseProfile.tsx';
import { courseCover } from '../member/courseCover.ts';
import type { FollowedCourse } from './followedCourses.ts';
import type { Standing } from './standing.ts';

interface CourseRowProps {
  readonly course: FollowedCourse;
  readonly standing: Standing;
  /** Address of the certificate of a finished course. */
  readonly certificate?: string | undefined;
}

/** One course as a row: how far it is in words and as a line up its mountain. */
export function CourseRow({ course, standing, certificate }: CourseRowProps) {
  const { formation, progress_percentage, completed_at } = course;
  const { minutes, left } = standing;
  return (
    <Frame>
      <Cover>
        <Picture of={courseCover(formation.category.slug)} alt="" />
      </Cover>
      <Name>
        <h3>
          <CardLink href={`/formation-viewer/${formation.slug}`}>{formation.title}</CardLink>
        </h3>
        {formation.creator ? <span>{formation.creator.name}</span> : null}
      </Name>
      <Line>
        <CourseProfile
          seed={formation.id}
          level={formation.level}
          minutes={minutes}
          at={completed_at ? Number.POSITIVE_INFINITY : standing.at}
          shape="row"
        />
      </Line>
      <State>
        {completed_at ? (
          <strong>{texts.completedOn(longDate(completed_at))}</strong>
        ) : (
          <>
            <ProgressBar
              className="visually-hidden"
              value={progress_percentage}
              aria-label={texts.progress(formation.title, progress_percentage)}
            />
            <strong>{texts.percent(progress_percentage)}</strong>
            {left > 0 ? <span>{texts.next.left(formatDuration(left))}</span> : null}
          </>
        )}
      </State>
      <em aria-hidden="true">{completed_at ? texts.review : progress_percentage > 0 ? texts.resume : texts.begin}</em>
      {certificate ? <Certificate href={certificate}>{texts.certificate}</Certificate> : null}
    </Frame>
  );
}

/** Rows below each other. */
export function CourseList({ children }: { readonly children: ReactNode }) {
  return <List>{children}</List>;
}

const List = styled.ul`
  overflow: hidden;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  & > li + li {
    border-top: 1px solid var(--ag-line);
  }
`;

const Frame = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: 0.35rem 1rem;
  align-items: center;
  padding: 0.9rem 1.1rem;
  &:hover {
    background: var(--ag-hover);
  }
  & img {
    width: 100%;
    aspect-ratio: 8 / 5;
    border-radius: var(--ag-radius);
    object-fit: cover;
  }
  & > em {
    display: none;
  }
  /* With large text the picture stands above its name. */
  @media (max-width: 20rem) {
    grid-template-columns: minmax(0, 1fr);
    & > a {
      grid-column: 1;
    }
  }
  @media (min-width: 60rem) {
    grid-template-columns: 6.5rem minmax(0, 1fr) 9.5rem 11rem 8rem;
    min-height: 5.8rem;
    & > em {
      display: inline-flex;
      align-items: center;
      justify-content: center;
      min-height: 2.5rem;
      border: 1px solid var(--ag-edge);
      border-radius: 99px;
      font-size: var(--ag-size-data);
      font-style: normal;
      font-weight: 600;
    }
    & > em:has(+ a) {
      display: none;
    }
  }
`;

const Cover = styled.div`
  grid-row: span 2;
  align-self: start;
  @media (max-width: 20rem) {
    grid-row: auto;
  }
  @media (min-width: 60rem) {
    grid-row: auto;
    align-self: center;
  }
`;

const Name = styled.div`
  & h3 {
    font-size: 1.0625rem;
    letter-spacing: -0.01em;
  }
  & > span {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;

const Line = styled.div`
  display: none;
  @media (min-width: 60rem) {
    display: block;
  }
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  align-items: baseline;
  font-size: var(--ag-size-data);
  & > span {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    display: grid;
  }
`;

const Certificate = styled.a`
  position: relative;
  z-index: 1;
  grid-column: 2;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  justify-self: start;
  min-height: 2.75rem;
  padding-inline: 1.1rem;
  border: 1px solid var(--ag-edge);
  border-radius: 99px;
  font-size: var(--ag-size-data);
  font-weight: 600;
  text-decoration: none;
  &:hover {
    background: var(--ag-band);
  }
  @media (min-width: 60rem) {
    grid-column: auto;
    justify-self: stretch;
  }
`;
