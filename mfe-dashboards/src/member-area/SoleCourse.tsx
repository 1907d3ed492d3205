import { Picture } from '@agence/shared-contracts/art/Picture';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { learnerTexts } from '../content/learner.ts';
import { memberAreaTexts } from '../content/memberArea.ts';
import type { FollowedCourse } from '../learner/followedCourses.ts';
import { type ReachedModule, standingIn } from '../learner/standing.ts';
import { CourseProfile } from '../member/CourseProfile.tsx';
import { courseCover } from '../member/courseCover.ts';
import { FactLine } from '../member/FactLine.tsx';
import { withRaised } from '../member/raised.tsx';
import { ModuleList } from '../viewer/ModuleList.tsx';

const texts = memberAreaTexts.sole;

interface SoleCourseProps {
  readonly course: FollowedCourse;
  /** As what it was bought, or its own name. */
  readonly name: string;
  readonly percent: number;
  readonly reached: Readonly<Record<string, ReachedModule>>;
  /** Since when it is the person's, or that it is free. */
  readonly note: ReactNode;
  /** Address of the certificate of a finished course. */
  readonly certificate: string | undefined;
}

/** The one course that somebody has: how far it is, what comes next, and all that is in it. */
export default function SoleCourse({ course, name, percent, reached, note, certificate }: SoleCourseProps) {
  const { formation, completed_at } = course;
  const { id, slug, level, creator, category, modules } = formation;
  const { next, minutes, at, left, doneModules } = standingIn(course, reached);
  const profile = { seed: id, level, minutes, at: completed_at ? Number.POSITIVE_INFINITY : at };
  const address = `/formation-viewer/${slug}`;
  const addressOf = (module: string) => `${address}?module=${module}`;
  return (
    <Sheet aria-labelledby="la-formation">
      <Course>
        <Head>
          <Picture of={courseCover(category.slug)} alt="" />
          <div>
            <h2 id="la-formation">
              <a href={address}>{name}</a>
            </h2>
            <small>
              <FactLine>
                {creator?.name}
                {note}
              </FactLine>
            </small>
            <ProgressBar
              className="visually-hidden"
              value={percent}
              aria-label={learnerTexts.progress(name, percent)}
            />
            <p>
              {completed_at ? (
                <>
                  <strong>{learnerTexts.completed}</strong>{' '}
                  {withRaised(learnerTexts.completedOn(shortDate(completed_at)))}
                </>
              ) : (
                <FactLine>
                  <strong>{percent > 0 ? learnerTexts.percent(percent) : learnerTexts.toBegin}</strong>
                  {/* How long all of it takes stands below its modules. */}
                  {percent > 0 ? learnerTexts.next.left(formatDuration(left)) : null}
                </FactLine>
              )}
            </p>
          </div>
        </Head>
        <Climb role="img" aria-label={learnerTexts.next.place(doneModules, modules.length, formatDuration(left))}>
          <CourseProfile {...profile} shape="wide" />
          <CourseProfile {...profile} shape="narrow" />
        </Climb>
        <Next>
          {next ? (
            <>
              <p>
                {percent > 0 ? <small>{texts.next}</small> : null}
                <strong>{next.module.title}</strong>
                <small>
                  <FactLine>
                    {learnerTexts.next.module(next.number, modules.length)}
                    {percent > 0 ? learnerTexts.next.left(formatDuration(next.left)) : formatDuration(next.left)}
                  </FactLine>
                </small>
              </p>
              <ButtonLink href={addressOf(next.module.id)}>
                {percent > 0 ? learnerTexts.resume : learnerTexts.begin}
              </ButtonLink>
            </>
          ) : (
            <>
              {certificate ? <ButtonLink href={certificate}>{learnerTexts.certificate}</ButtonLink> : null}
              <ButtonLink $look="secondary" href={address}>
                {learnerTexts.review}
              </ButtonLink>
            </>
          )}
        </Next>
      </Course>
      <Modules>
        <ModuleList
          id="modules"
          modules={modules}
          current={next?.module.id}
          reached={reached}
          readable={() => true}
          addressOf={addressOf}
        />
      </Modules>
    </Sheet>
  );
}

const Sheet = styled.article`
  --profile-ground: var(--ag-surface);
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  @media (min-width: 75rem) {
    grid-template-columns: minmax(0, 1fr) 23.5rem;
  }
`;

const Course = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  align-content: space-between;
  padding: clamp(1.1rem, 2.5vw, 2rem);
  @media (max-width: 39.99rem) {
    gap: 1.1rem;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.1rem 1.5rem;
  align-items: center;
  & img {
    width: 100%;
    aspect-ratio: 8 / 5;
    border-radius: var(--ag-radius);
    object-fit: cover;
  }
  & > div {
    display: grid;
    gap: 0.4rem;
  }
  & h2 {
    font-size: clamp(1.375rem, 1.1rem + 1.2vw, 2rem);
    line-height: 1.12;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & h2 > a {
    text-decoration: none;
  }
  & h2 > a:hover {
    text-decoration: underline;
  }
  & small,
  & p {
    font-size: var(--ag-size-data);
    color: var(--ag-ink-soft);
  }
  & p strong {
    color: var(--ag-ink);
  }
  /* On phones the name alone stands beside the picture: the way on is on the first screen. */
  @media (max-width: 39.99rem) {
    grid-template-columns: minmax(0, 6.5rem) minmax(0, 1fr);
    gap: 0.4rem 1rem;
    & > div {
      display: contents;
    }
    & h2 {
      font-size: 1.25rem;
      /* Even lines would part what comes before a colon. */
      text-wrap: pretty;
    }
    & > div > :not(h2) {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 15rem) minmax(0, 1fr);
  }
`;

/** Drawn for the width that there is, on a ground line. */
const Climb = styled.div`
  border-bottom: 1px solid var(--ag-edge);
  & > svg + svg {
    display: none;
  }
  @media (max-width: 39.99rem) {
    order: 1;
    /* Its flag stands out of it. */
    margin-top: 2.9rem;
  }
  @media (max-width: 47.99rem) {
    & > svg {
      display: none;
    }
    & > svg + svg {
      display: block;
    }
  }
`;

const Next = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1rem 1.5rem;
  & > p {
    display: grid;
    flex: 1 1 15rem;
    gap: 0.1rem;
  }
  & > p > strong {
    font: 700 var(--ag-size-3) / 1.25 var(--ag-display);
  }
  & > p > small {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > a {
    min-height: 3rem;
  }
  /* On phones one goes on at once: it stands above the mountain. */
  @media (max-width: 39.99rem) {
    display: grid;
  }
`;

const Modules = styled.div`
  padding: clamp(1.1rem, 2.5vw, 2rem);
  border-top: 1px solid var(--ag-line);
  @media (min-width: 75rem) {
    border-top: 0;
    border-left: 1px solid var(--ag-line);
  }
  @media (min-width: 48rem) and (max-width: 74.99rem) {
    & ol {
      columns: 2;
      column-gap: 2rem;
    }
    & li {
      break-inside: avoid;
    }
  }
`;
