import { Picture } from '@agence/shared-contracts/art/Picture';
import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { ButtonLink } from '@agence/shared-contracts/ui/Button';
import { ProgressBar } from '@agence/shared-contracts/ui/ProgressBar';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { memberAreaTexts as texts } from '../content/memberArea.ts';
import { CourseProfile } from '../member/CourseProfile.tsx';
import { courseCover } from '../member/courseCover.ts';
import { OwnedActions, OwnedBody, OwnedRow } from './OwnedRow.tsx';

interface OwnedCourseProps {
  readonly title: string;
  /** Undefined for a course that is not published: it can be opened later. */
  readonly slug: string | undefined;
  readonly category: { readonly slug: string; readonly color: string | null } | undefined;
  readonly percent: number;
  /** How it is drawn as a mountain; undefined until that is known. */
  readonly profile: Omit<ComponentProps<typeof CourseProfile>, 'shape'> | undefined;
  /** ISO 8601; undefined for a free course that was begun. */
  readonly boughtAt?: string;
}

/** A course of the person's with their progress. */
export function OwnedCourse({ title, slug, category, percent, profile, boughtAt }: OwnedCourseProps) {
  return (
    <OwnedRow>
      <div>
        <Picture of={courseCover(category?.slug ?? '')} alt="" />
      </div>
      <OwnedBody>
        <h2>{title}</h2>
        <Progress>
          {profile ? <CourseProfile {...profile} shape="row" /> : null}
          <ProgressBar
            className={profile && 'visually-hidden'}
            value={percent}
            aria-label={texts.progress(title, percent)}
          />
          <strong>{texts.percent(percent)}</strong>
        </Progress>
        <small>{boughtAt ? texts.boughtOn(longDate(boughtAt)) : texts.free}</small>
      </OwnedBody>
      {slug ? (
        <OwnedActions>
          <ButtonLink $look="secondary" href={`/formation-viewer/${slug}`}>
            {percent === 0 ? texts.start : percent === 100 ? texts.open : texts.resume}
          </ButtonLink>
        </OwnedActions>
      ) : null}
    </OwnedRow>
  );
}

const Progress = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  gap: 0.9rem;
  width: 100%;
  /* The flag stands above the drawing's box. */
  margin-top: 0.9rem;
  font-size: 0.9375rem;
  font-variant-numeric: tabular-nums;
  & > svg {
    width: 9.5rem;
  }
  & > progress {
    flex: 0 1 20rem;
  }
`;
