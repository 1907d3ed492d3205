import { Picture } from '@agence/shared-contracts/art/Picture';
import { emptyCamp } from '@agence/shared-contracts/art/pictures';
import { Button } from '@agence/shared-contracts/ui/Button';
import type { Ref } from 'react';
import styled from 'styled-components';
import { creatorFrameTexts } from '../content/creatorFrame.ts';
import { studioTexts } from '../content/studio.ts';
import { CourseProfile } from '../member/CourseProfile.tsx';
import { useMember } from '../member/MemberPage.tsx';

const texts = studioTexts.first;

interface FirstCourseProps {
  /** Whether somebody may write courses and not publish them yet. */
  readonly isApplicant: boolean;
  readonly opener: Ref<HTMLButtonElement>;
  readonly onCreate: () => void;
}

/** What somebody meets who has created no course: the first step, and the way that it begins. */
export function FirstCourse({ isApplicant, opener, onCreate }: FirstCourseProps) {
  const { user } = useMember();
  const steps = [texts.title, texts.modules, isApplicant ? texts.apply : texts.read, texts.publish];
  return (
    <Frame>
      <Start>
        <Picture of={emptyCamp} alt="" light="day" />
        <div>
          <p>{studioTexts.empty.title}</p>
          <h3>{studioTexts.empty.detail}</h3>
          <Button ref={opener} type="button" onClick={onCreate}>
            {studioTexts.empty.action}
          </Button>
          <small>{studioTexts.form.private}</small>
        </div>
      </Start>
      <Way aria-labelledby="suite">
        <h4 id="suite">{texts.next}</h4>
        <CourseProfile seed={user.id} level="debutant" minutes={steps.map(() => 1)} at={0} shape="wide" />
        <ol>
          {steps.map((step) => (
            <li key={step.name}>
              <strong>{step.name}</strong>
              <span>{step.detail}</span>
              {step === texts.apply ? <a href="/creator-dashboard/profil">{creatorFrameTexts.become}</a> : null}
            </li>
          ))}
        </ol>
      </Way>
    </Frame>
  );
}

/** The sheet that the list of courses would be. */
const Frame = styled.div`
  --profile-ground: var(--ag-surface);
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(2rem, 4vw, 3rem);
  padding: clamp(1.25rem, 3.5vw, 2.75rem);
  border: 1px solid var(--ag-line);
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
`;

const Start = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem clamp(2rem, 5vw, 4.5rem);
  align-items: center;
  & > img,
  & img {
    width: min(100%, 22rem);
    height: auto;
  }
  & > div {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
  }
  & p,
  & small {
    color: var(--ag-ink-soft);
  }
  & p {
    font-size: var(--ag-size-data);
    font-weight: 600;
  }
  & small {
    max-width: 30rem;
    font-size: var(--ag-size-small);
  }
  & h3 {
    max-width: 15em;
    font-size: clamp(1.625rem, 2.8vw, 2.5rem);
    line-height: 1.1;
    letter-spacing: -0.02em;
    text-wrap: balance;
  }
  & button {
    min-height: 3.25rem;
    margin-top: 0.5rem;
  }
  @media (max-width: 39.99rem) {
    & button {
      width: 100%;
    }
  }
  @media (min-width: 44rem) {
    grid-template-columns: min(45%, 22rem) minmax(0, 1fr);
  }
`;

/** Where the drawing is: in the frame of `CourseProfile`. */
const REACH = `${(985 / 1112) * 100}%`;

const Way = styled.section`
  & > h4 {
    margin-bottom: 1rem;
    font: 600 var(--ag-size-data) / 1.4 var(--ag-text);
    letter-spacing: 0;
    color: var(--ag-ink-soft);
  }
  & > svg {
    display: none;
  }
  & > ol {
    display: grid;
    counter-reset: step;
  }
  & > ol > li {
    position: relative;
    display: grid;
    gap: 0.2rem;
    justify-items: start;
    padding: 0 0 1.5rem 3rem;
    counter-increment: step;
  }
  & > ol > li::before {
    content: counter(step) / '';
    position: absolute;
    top: -0.15rem;
    left: 0;
    z-index: 1;
    display: grid;
    place-items: center;
    width: 1.75rem;
    height: 1.75rem;
    border: 1.5px solid var(--ag-edge);
    border-radius: 50%;
    background: var(--ag-surface);
    font-size: var(--ag-size-label);
    font-weight: 650;
  }
  & > ol > li:first-child::before {
    border-color: var(--ag-ember);
    color: var(--ag-ember);
  }
  /* The way to the next one. */
  & > ol > li:not(:last-child)::after {
    content: '';
    position: absolute;
    top: 0;
    bottom: 0;
    left: 0.8rem;
    border-left: 2px solid var(--ag-line);
  }
  & > ol > li:last-child {
    padding-bottom: 0;
  }
  & span {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & a {
    padding-block: 0.4rem;
    font-size: var(--ag-size-small);
    font-weight: 600;
  }
  @media (min-width: 60rem) {
    & > svg {
      display: block;
      /* Its sky is empty above the ridge. */
      margin-top: -4rem;
      border-bottom: 1px solid var(--ag-edge);
    }
    & > ol {
      grid-template-columns: repeat(4, minmax(0, 1fr));
      width: ${REACH};
    }
    & > ol > li {
      align-content: start;
      padding: 0.9rem 1.25rem 0 0.9rem;
      border-left: 1px solid var(--ag-line);
    }
    & > ol > li::before {
      position: static;
      width: auto;
      height: auto;
      border: 0;
      font-size: var(--ag-size-data);
    }
    & > ol > li:not(:last-child)::after {
      display: none;
    }
  }
`;
