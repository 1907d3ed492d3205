import { useAuth } from '@agence/shared-contracts/platform';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { formatDay } from '../content/frame.ts';
import { Stars } from '../media/Stars.tsx';
import type { CourseWithPreviews, DatedReview } from './readCourse.ts';

const ReviewForm = lazy(() => import('./memberReviews.ts').then((parts) => ({ default: parts.ReviewForm })));
const ReportReview = lazy(() => import('./memberReviews.ts').then((parts) => ({ default: parts.ReportReview })));
/** How many reviews are shown at first. */
const FIRST_REVIEWS = 6;

interface CourseReviewsProps {
  readonly course: CourseWithPreviews;
  /** Whether the signed-in person follows the course and may say what they think of it. */
  readonly mayReview: boolean;
}

/** What learners say, and, for those who follow the course, a form to say it. */
export function CourseReviews({ course, mayReview }: CourseReviewsProps) {
  const userId = useAuth().user?.id;
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
        {reviews.slice(0, showsAll ? reviews.length : FIRST_REVIEWS).map((review) => (
          <li key={review.id}>
            <Opinion>
              <Stars rating={review.rating} />
              {review.author_name ? <strong>{review.author_name}</strong> : null}
              <time dateTime={review.created_at}>{review.day}</time>
            </Opinion>
            {review.comment ? <p>{review.comment}</p> : null}
            {review.answer ? (
              <blockquote>
                <strong>{texts.answer(course.creator?.name)}</strong>
                <p>{review.answer}</p>
              </blockquote>
            ) : null}
            {userId && review.id !== own?.id ? (
              <Suspense fallback={null}>
                <ReportReview reviewId={review.id} userId={userId} />
              </Suspense>
            ) : null}
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
  & blockquote {
    margin-top: 0.75rem;
    padding-left: 1rem;
    border-left: 3px solid var(--ag-line);
  }
  & time {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
`;

const Opinion = styled.p`
  display: flex;
  align-items: center;
  gap: 0.75rem;
  margin-bottom: 0.35rem;
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
