import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { formatDay } from '../content/frame.ts';
import { Stars } from '../media/Stars.tsx';
import type { CourseWithPreviews, DatedReview } from './readCourse.ts';

const ReviewForm = lazy(() => import('./ReviewForm.tsx'));
/** How many reviews are shown at first. */
const FIRST_REVIEWS = 6;

interface CourseReviewsProps {
  readonly course: CourseWithPreviews;
  /** Whether the signed-in person follows the course and may say what they think of it. */
  readonly mayReview: boolean;
}

/** What learners say, and, for those who follow the course, a form to say it. */
export function CourseReviews({ course, mayReview }: CourseReviewsProps) {
  const [own, setOwn] = useState<DatedReview>();
  const [showsAll, setShowsAll] = useState(false);
  const reviews = [...(own ? [own] : []), ...course.reviews.filter(({ id }) => id !== own?.id)];
  if (reviews.length === 0 && !mayReview) return null;
  return (
    <section aria-labelledby="avis">
      <h2 id="avis">{texts.reviews}</h2>
      {mayReview ? (
        <Suspense fallback={null}>
          <ReviewForm
            formationId={course.id}
            onSaved={(review) => setOwn({ ...review, day: formatDay(review.created_at) })}
          />
        </Suspense>
      ) : null}
      <Reviews>
        {reviews.slice(0, showsAll ? reviews.length : FIRST_REVIEWS).map(({ id, rating, comment, created_at, day }) => (
          <li key={id}>
            <p>
              <Stars rating={rating} />
              <time dateTime={created_at}>{day}</time>
            </p>
            {comment ? <p>{comment}</p> : null}
          </li>
        ))}
      </Reviews>
      {reviews.length > FIRST_REVIEWS && !showsAll ? (
        <More type="button" onClick={() => setShowsAll(true)}>
          {texts.moreReviews(reviews.length)}
        </More>
      ) : null}
    </section>
  );
}

const Reviews = styled.ul`
  display: grid;
  gap: 1.25rem 2.5rem;
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  & > li {
    padding-top: 1.25rem;
    border-top: 1px solid var(--ag-line);
  }
  & > li > p:first-child {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin-bottom: 0.35rem;
  }
  & time {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;

const More = styled.button`
  margin-top: 1.25rem;
  padding: 0.75rem 0;
  border: 0;
  background: none;
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 0.2em;
  cursor: pointer;
`;
