import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { useShell } from '@agence/shared-contracts/platform';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { frameTexts } from '../content/frame.ts';
import { CoursePrice } from '../frame/CoursePrice.tsx';
import { unlessInBar } from '../frame/ThumbBar.tsx';
import { CourseCover } from '../media/CourseCover.tsx';
import { CourseRelief } from '../media/CourseRelief.tsx';
import { CourseAction } from './CourseAction.tsx';
import { climbOf } from './climbOf.ts';
import type { CourseWithPreviews } from './readCourse.ts';
import { Sponsors } from './Sponsors.tsx';
import type { CourseAccess } from './useCourseAccess.ts';

interface CourseOfferProps {
  readonly course: CourseWithPreviews;
  readonly access: CourseAccess;
}

/* Drawn in 24 by 24. */
const CLOCK = 'M12 7v5l3 2M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z';
const RIBBON = 'M12 3a6 6 0 1 0 0 12a6 6 0 1 0 0-12zM8.5 14 7 21l5-2 5 2-1.5-7';
const BACK = 'M4 5v5h5M4.5 10A8 8 0 1 1 4 14';
const EYE = 'M2 12c5-8 15-8 20 0c-5 8-15 8-20 0zM12 9a3 3 0 1 0 0 6a3 3 0 1 0 0-6z';

/** Price and next step of a course, below its climb or the picture that it was given, and what comes with it. */
export function CourseOffer({ course, access }: CourseOfferProps) {
  const { publicDemo } = useShell();
  const { premium, product } = course;
  const { isOwned, isEnrolled } = access;
  const isOpen = isOwned || (isEnrolled && !premium);
  const benefits = [
    [CLOCK, texts.benefits.content(course.total_modules, formatDuration(course.estimated_duration_minutes))],
    [RIBBON, texts.certificate],
    // Only where something can be paid, and so be given back.
    ...(premium && product ? ([[BACK, texts.benefits.refund]] as const) : []),
    [EYE, texts.benefits.views(course.view_count)],
  ] as const;
  return (
    <Ticket>
      <div className={course.thumbnail_url ? undefined : 'climb'}>
        {course.thumbnail_url ? (
          <CourseCover course={course} format="card" eager />
        ) : (
          // The same drawing as in the programme: written twice, it costs the page hardly anything.
          <CourseRelief course={climbOf(course)} format="programme" />
        )}
      </div>
      <div className="inside">
        <p className="price">
          <CoursePrice premium={premium} />
          {premium ? <small>{` ${frameTexts.taxes}`}</small> : null}
        </p>
        <p className={premium ? undefined : 'free'}>
          {premium
            ? premium.subscription_interval
              ? texts.subscription[premium.subscription_interval]
              : texts.once
            : texts.immediate}
        </p>
        {isOwned ? (
          <p>
            <Badge $tone="moss">{texts.owned}</Badge>
          </p>
        ) : null}
        <div className="action">
          {!isOpen && premium && publicDemo ? (
            <p>
              <Badge $tone="ember">{frameTexts.notForSale.title}</Badge> {frameTexts.notForSale.detail}
            </p>
          ) : (
            <CourseAction course={course} access={access} />
          )}
        </div>
        {premium && !product && !isOpen && !publicDemo ? <small>{texts.requestNote}</small> : null}
        <ul>
          {benefits.map(([icon, benefit]) => (
            <li key={benefit}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={icon} />
              </svg>
              {benefit}
            </li>
          ))}
        </ul>
      </div>
      <Sponsors sponsors={course.sponsors} creator={course.creator} />
    </Ticket>
  );
}

const Ticket = styled.section`
  overflow: clip;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow:
    0 0 0 1px var(--ag-line),
    var(--ag-shadow);
  & > .inside {
    display: grid;
    gap: 0.8rem;
    padding: 1.5rem;
  }
  & .price {
    font: 700 2.5rem/1 var(--ag-display);
  }
  & .price > small {
    font: 400 1rem/1 var(--ag-text);
  }
  /* The bar says what it costs, and how to begin. */
  & .price,
  & .free,
  & .action {
    ${unlessInBar}
  }
  /* On phones the programme has it, a little below. */
  & > .climb {
    @media (max-width: 39.99rem) {
      display: none;
    }
  }
  & > .climb > svg {
    display: block;
    height: auto;
    /* From its first camp to its flag. */
    aspect-ratio: 4;
  }
  & li {
    display: flex;
    align-items: center;
    gap: 0.7rem;
    min-height: 2.25rem;
    font-size: 0.9375rem;
  }
  & li > svg {
    flex: none;
    width: 1.25rem;
    fill: none;
    stroke: var(--ag-moss);
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
