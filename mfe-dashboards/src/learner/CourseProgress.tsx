import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { categoryTone } from '@agence/shared-contracts/art/categoryTones';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import styled from 'styled-components';
import { learnerTexts as texts } from '../content/learner.ts';
import { longDate } from '../member/longDate.ts';
import type { FollowedCourse } from './followedCourses.ts';

/** One course with how far the learner is, as the database computes it. */
export function CourseProgress({
  course: { formation, progress_percentage, completed_at },
}: {
  readonly course: FollowedCourse;
}) {
  return (
    <Frame>
      <Cover>
        <CoverArt seed={formation.slug} {...categoryTone(formation.category.slug, formation.category.color)} />
      </Cover>
      <Body>
        <h3>
          <CardLink href={`/formation-viewer/${formation.slug}`}>{formation.title}</CardLink>
        </h3>
        {formation.creator ? <span>{formation.creator.name}</span> : null}
        {completed_at ? (
          <strong>{texts.completedOn(longDate(completed_at))}</strong>
        ) : (
          <Progress>
            <ProgressBar
              value={progress_percentage}
              aria-label={texts.progress(formation.title, progress_percentage)}
            />
            <strong>{texts.percent(progress_percentage)}</strong>
          </Progress>
        )}
        <em aria-hidden="true">
          {completed_at ? texts.review : progress_percentage > 0 ? texts.resume : texts.begin} →
        </em>
      </Body>
    </Frame>
  );
}

const Frame = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(5rem, 9rem) 1fr;
  overflow: hidden;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
`;

const Cover = styled.div`
  & > svg {
    height: 100%;
  }
`;

const Body = styled.div`
  display: grid;
  gap: 0.4rem;
  padding: 1.1rem 1.4rem;
  & > span {
    font-size: 0.9375rem;
    color: var(--ag-ink-soft);
  }
  & > em {
    font-style: normal;
    font-weight: 600;
    font-size: var(--ag-size-small);
    color: var(--ag-ember);
  }
  & strong {
    font-size: 0.9375rem;
    font-variant-numeric: tabular-nums;
  }
`;

const Progress = styled.div`
  display: grid;
  grid-template-columns: minmax(4rem, 24rem) auto;
  justify-content: start;
  align-items: center;
  gap: 0.9rem;
`;
