import { formatDuration } from '@agence/shared-contracts/backend/duration';
import type { Ref } from 'react';
import styled from 'styled-components';
import { viewerTexts as texts } from '../content/viewer.ts';
import { courseProgress, type Reached } from './reached.ts';
import type { ViewerCourse } from './viewerApi.ts';

interface ViewerHeaderProps {
  readonly course: ViewerCourse;
  readonly standing: readonly Reached[];
  /** Minutes of the course that are left. */
  readonly left: number;
  readonly isOwn: boolean;
  readonly isOffline: boolean;
  readonly isConcentrated: boolean;
  readonly onConcentrate: () => void;
  /** The course's name, which takes the focus when the course has come. */
  readonly heading: Ref<HTMLHeadingElement>;
}

/** The way back, the course's name, how far the learner is, and a quiet room for the lesson. */
export function ViewerHeader(props: ViewerHeaderProps) {
  const { course, standing, left, isOwn, isOffline, isConcentrated, onConcentrate, heading } = props;
  const percent = courseProgress(standing);
  return (
    <Bar>
      <Line>
        <Back href="/dashboard" aria-label={texts.toDashboard}>
          <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
            <path d="M15 5 8 12l7 7" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
          </svg>
        </Back>
        <Title>
          <h1 ref={heading} tabIndex={-1}>
            {course.title}
          </h1>
          {course.is_published ? <a href={`/formations/${course.slug}`}>{texts.back}</a> : null}
        </Title>
        <p>
          <strong>{texts.overall(percent)}</strong>
          {left > 0 ? <span>{texts.left(formatDuration(left))}</span> : null}
        </p>
        <Concentrate type="button" aria-pressed={isConcentrated} onClick={onConcentrate}>
          <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true" fill="none" stroke="currentColor">
            {/* One point to look at: the corners of a frame are the film's way to the whole screen. */}
            <g strokeWidth="1.8">
              <circle cx="12" cy="12" r="9" />
              <circle cx="12" cy="12" r="4.5" />
              <circle cx="12" cy="12" r="0.6" />
            </g>
          </svg>
          <span>{isConcentrated ? texts.focus.off : texts.focus.on}</span>
        </Concentrate>
      </Line>
      <Track aria-hidden="true">
        <i style={{ width: `${percent}%` }} />
      </Track>
      {isOwn ? <Note role="status">{course.is_published ? texts.ownCourse : texts.preview}</Note> : null}
      {isOffline ? <Note role="status">{texts.waiting}</Note> : null}
    </Bar>
  );
}

const Bar = styled.header`
  border-bottom: 1px solid var(--ag-line);
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.25rem 1rem;
  min-height: 3.5rem;
  padding: 0.4rem var(--ag-gutter) 0.4rem calc(var(--ag-gutter) - 0.75rem);
  & > p {
    display: flex;
    gap: 0.25rem 0.75rem;
    margin-left: auto;
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
  & > p > strong {
    color: var(--ag-ink);
  }
  @media (min-width: 40rem) {
    flex-wrap: nowrap;
    & > :not(div) {
      flex: none;
    }
  }
  @media screen and (max-width: 59.99rem) {
    & > p > span {
      display: none;
    }
  }
  /* There the red line says it to the eye. */
  @media screen and (max-width: 39.99rem) {
    flex-wrap: nowrap;
    gap: 0.25rem;
    min-height: 2.75rem;
    padding-block: 0.3rem;
    padding-right: calc(var(--ag-gutter) - 0.75rem);
    & > p {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
    }
  }
`;

const Back = styled.a`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  border-radius: 50%;
  &:hover {
    background: var(--ag-hover);
  }
`;

const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 1rem;
  min-width: 0;
  flex: 1;
  & > h1 {
    font: 650 1rem/1.3 var(--ag-text);
    letter-spacing: 0;
  }
  & > a {
    position: relative;
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
    text-decoration-color: var(--ag-edge);
  }
  /* As high as a finger, wherever its line stands. */
  & > a::after {
    content: '';
    position: absolute;
    inset: -0.6rem 0;
  }
  @media screen and (max-width: 39.99rem) {
    & > h1 {
      line-height: 1.2;
    }
    & > a {
      display: none;
    }
  }
`;

const Concentrate = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 0.5rem;
  min-height: 2.75rem;
  padding: 0.25rem 1rem;
  border: 1px solid var(--ag-edge);
  border-radius: 99px;
  background: none;
  font-size: var(--ag-size-data);
  font-weight: 600;
  cursor: pointer;
  &:hover {
    background: var(--ag-hover);
  }
  @media (max-width: 39.99rem) {
    flex: none;
    justify-content: center;
    width: 2.75rem;
    padding: 0;
    border-color: transparent;
    & > span {
      position: absolute;
      overflow: hidden;
      width: 1px;
      height: 1px;
      clip-path: inset(50%);
      white-space: nowrap;
    }
  }
`;

const Track = styled.div`
  height: 3px;
  margin-bottom: -1px;
  & > i {
    display: block;
    height: 100%;
    background: var(--ag-ember);
    forced-color-adjust: none;
  }
`;

const Note = styled.p`
  margin: 0.75rem var(--ag-gutter);
  padding-left: 0.9rem;
  border-left: 3px solid var(--ag-ember);
  font-size: var(--ag-size-small);
`;
