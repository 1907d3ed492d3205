import { Picture } from '@agence/shared-contracts/art/Picture';
import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { shortDate } from '@agence/shared-contracts/format/frenchDate';
import { CardLink } from '@agence/shared-contracts/ui/Card';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import type { ComponentProps, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { learnerTexts as texts } from '../content/learner.ts';
import { byEar } from '../member/byEar.ts';
import { CourseProfile } from '../member/CourseProfile.tsx';
import { courseCover } from '../member/courseCover.ts';
import { FactLine } from '../member/FactLine.tsx';
import { pictureRow } from '../member/pictureRow.ts';
import { withRaised } from '../member/raised.tsx';
import type { FollowedCourse } from './followedCourses.ts';
import type { Standing } from './standing.ts';

interface CourseRowProps {
  readonly title: string;
  /** Undefined for a course that is not published: it can be opened later. */
  readonly href: string | undefined;
  /** The slug of its subject. */
  readonly category: string | undefined;
  readonly teacher?: string | undefined;
  readonly percent: number;
  /** Minutes that are left; undefined until they are known. */
  readonly left?: number | undefined;
  /** How it is drawn as a mountain; undefined until that is known. */
  readonly profile?: Omit<ComponentProps<typeof CourseProfile>, 'shape'> | undefined;
  /** ISO 8601; null while it is not finished. */
  readonly finishedAt?: string | null;
  /** Address of the certificate of a finished course. */
  readonly certificate?: string | undefined;
  /** Since when it is the person's, or that it is free. */
  readonly note?: ReactNode;
  /** What its title is below. */
  readonly heading?: 'h2' | 'h3';
}

/** What a row says of a course that somebody follows. @param standing undefined until it is known, which would move what is red */
export function rowOf(
  { formation, progress_percentage, completed_at }: FollowedCourse,
  standing: Standing | undefined,
): CourseRowProps {
  const { id, level, slug, title, category, creator } = formation;
  return {
    title,
    href: `/formation-viewer/${slug}`,
    category: category.slug,
    teacher: creator?.name,
    percent: progress_percentage,
    left: standing?.left,
    profile: standing && {
      seed: id,
      level,
      minutes: standing.minutes,
      at: completed_at ? Number.POSITIVE_INFINITY : standing.at,
    },
    finishedAt: completed_at,
  };
}

/** One course as a row: how far it is in words and as a line up its mountain. */
export function CourseRow(props: CourseRowProps) {
  const { title, href, category = '', teacher, percent, left, profile, finishedAt, certificate, note } = props;
  const { heading: Heading = 'h3' } = props;
  return (
    <Frame>
      <Cover data-picture>
        <Picture of={courseCover(category)} alt="" />
      </Cover>
      <Name>
        <Heading>{href ? <CardLink href={href}>{title}</CardLink> : title}</Heading>
        <FactLine>
          {teacher}
          {note}
        </FactLine>
      </Name>
      <Line>{profile ? <CourseProfile {...profile} shape="row" /> : null}</Line>
      <State>
        {finishedAt ? (
          <>
            <strong>{texts.completed}</strong> <span>{withRaised(texts.completedOn(shortDate(finishedAt)))}</span>
          </>
        ) : (
          <>
            <strong>{percent > 0 ? texts.percent(percent) : texts.toBegin}</strong>
            <ProgressBar value={percent} aria-label={texts.progress(title, percent)} />
            {left ? <span>{percent > 0 ? texts.next.left(formatDuration(left)) : formatDuration(left)}</span> : null}
          </>
        )}
      </State>
      {certificate ? (
        <Certificate href={certificate}>{texts.certificate}</Certificate>
      ) : href ? (
        <em aria-hidden="true">{finishedAt ? texts.review : percent > 0 ? texts.resume : texts.begin}</em>
      ) : null}
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

/** What can be done with the course: all of the row does it, but for the certificate. */
const action = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  justify-self: start;
  min-height: 2.75rem;
  padding-inline: 1.1rem;
  border: 1px solid var(--ag-edge);
  border-radius: 99px;
  font-size: var(--ag-size-data);
  font-style: normal;
  font-weight: 600;
`;

const Cover = styled.div`
  @media (min-width: 60rem) {
    && {
      align-self: center;
    }
  }
`;

const Frame = styled.li`
  ${pictureRow('9.5rem 11rem 8rem')}
  position: relative;
  gap: 0.5rem 1rem;
  &:hover:has(h2 > a, h3 > a) {
    background: var(--ag-hover);
  }
  & > em {
    ${action}
  }
  /* Before it has room for all columns, what can be done stands at its end, in the middle. */
  @media (min-width: 48rem) and (max-width: 59.99rem) {
    grid-template-columns: 6.5rem minmax(0, 1fr) auto;
    && > [data-picture] {
      grid-row: 1 / span 2;
      align-self: center;
    }
    && > em,
    && > a {
      grid-area: 1 / 3 / span 2;
    }
  }
  @media (min-width: 60rem) {
    & > :not([data-picture]) {
      justify-self: stretch;
    }
  }
`;

const Name = styled.div`
  & > h2,
  & > h3 {
    font-size: 1.0625rem;
    line-height: 1.3;
    letter-spacing: -0.01em;
  }
  & > span {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;

/* Where a row has no column for it, it would be too small to read. */
const Line = styled.div`
  max-width: 9.5rem;
  @media (max-width: 59.99rem) {
    display: none;
  }
`;

const State = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 0.75rem;
  align-items: baseline;
  font-size: var(--ag-size-data);
  line-height: 1.4;
  & > span {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > progress {
    --ag-moss: var(--ag-ember);
    flex: 1 1 2.5rem;
    align-self: center;
    max-width: 6rem;
    height: 0.25rem;
  }
  /* Where nothing is done, and where the mountain shows it. */
  & > [value='0'] {
    ${byEar}
  }
  @media (min-width: 60rem) {
    display: grid;
    & > progress {
      ${byEar}
    }
  }
`;

const Certificate = styled.a`
  ${action}
  position: relative;
  z-index: 1;
  text-decoration: none;
  &:hover {
    background: var(--ag-band);
  }
`;
