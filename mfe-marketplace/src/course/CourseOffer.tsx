import { formatDuration } from '@agence/shared-contracts/backend/duration';
import { frenchNumber } from '@agence/shared-contracts/format/frenchNumber';
import { useShell } from '@agence/shared-contracts/platform';
import { Badge } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { frameTexts } from '../content/frame.ts';
import { CoursePrice } from '../frame/CoursePrice.tsx';
import { unlessInBar } from '../frame/ThumbBar.tsx';
import { CourseCover } from '../media/CourseCover.tsx';
import { CourseAction } from './CourseAction.tsx';
import type { CourseWithPreviews } from './readCourse.ts';
import { Sponsors } from './Sponsors.tsx';
import type { CourseAccess } from './useCourseAccess.ts';

interface CourseOfferProps {
  readonly course: CourseWithPreviews;
  readonly access: CourseAccess;
}

/** Price and next step of a course, below the picture that it was given, and what comes with it. */
export function CourseOffer({ course, access }: CourseOfferProps) {
  const { publicDemo } = useShell();
  const { premium, product } = course;
  const { isOwned, isEnrolled } = access;
  const isOpen = isOwned || (isEnrolled && !premium);
  const facts = [
    [texts.facts.duration, formatDuration(course.estimated_duration_minutes)],
    [texts.facts.modules, String(course.total_modules)],
    [texts.facts.views, frenchNumber(course.view_count)],
  ] as const;
  return (
    <Ticket>
      {course.thumbnail_url ? <CourseCover course={course} format="card" eager /> : null}
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
        <dl>
          {facts.map(([label, value]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p>{`✓ ${texts.certificate}`}</p>
      </div>
      <Sponsors sponsors={course.sponsors} />
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
  & dl > div {
    display: flex;
    justify-content: space-between;
    gap: 1rem;
    padding-block: 0.45rem;
    font-size: 0.9375rem;
  }
  & dl > div + div {
    border-top: 1px solid var(--ag-line);
  }
  & dt {
    color: var(--ag-ink-soft);
  }
  & dd {
    font-weight: 600;
  }
`;
