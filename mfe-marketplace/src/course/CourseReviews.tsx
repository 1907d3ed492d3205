import { useAuth } from '@agence/shared-contracts/platform';
import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import { lazy, Suspense, useState } from 'react';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { formatRating } from '../content/frame.ts';
import { Stars } from '../frame/Stars.tsx';
import { Avatar } from '../media/Avatar.tsx';
import { FictionalMark } from '../media/Fictional.tsx';
import { portraits } from '../media/portraits.ts';
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
  const others = course.reviews.filter(({ id }) => id !== own?.id);
  const lead = own ?? leadOf(others);
  const reviews = [...(lead ? [lead] : []), ...others.filter((review) => review !== lead)];
  if (reviews.length === 0 && !mayReview) return null;
  const shown = showsAll ? reviews : reviews.slice(0, FIRST_REVIEWS);
  return (
    <Section aria-labelledby="avis">
      <h2 id="avis">{texts.reviews}</h2>
      {portraits.has(course.creator?.slug ?? '') ? <FictionalMark>{texts.fictionalReviews}</FictionalMark> : null}
      {mayReview ? (
        <Suspense fallback={null}>
          <ReviewForm formationId={course.id} onSaved={setOwn} />
        </Suspense>
      ) : null}
      <div className="said">
        <Shares average={course.average_rating} total={course.total_reviews} reviews={reviews} />
        <ul>
          {shown.map((review, index) => (
            <li key={review.id} className={placeOf(index, shown.length)}>
              <Stars rating={review.rating} />
              {review.comment ? <p className="comment">{review.comment}</p> : null}
              <div className="who">
                {review.author_name ? (
                  <>
                    <Avatar person={{ name: review.author_name, slug: '', avatar_url: null }} size={2.25} />
                    <strong>{review.author_name}</strong>
                  </>
                ) : null}
                <time dateTime={review.created_at}>{review.day}</time>
              </div>
              {review.answer ? (
                <Answer>
                  <strong>{texts.answer(course.creator?.name)}</strong>
                  <p>{review.answer}</p>
                </Answer>
              ) : null}
              {userId && review.id !== own?.id ? (
                <Suspense fallback={null}>
                  <ReportReview reviewId={review.id} userId={userId} />
                </Suspense>
              ) : null}
            </li>
          ))}
        </ul>
      </div>
      {reviews.length > FIRST_REVIEWS && !showsAll ? (
        <More type="button" onClick={() => setShowsAll(true)}>
          {texts.moreReviews(reviews.length)}
        </More>
      ) : null}
    </Section>
  );
}

/** The first leads, on a line of its own; so is the last where it has none beside it. */
function placeOf(index: number, count: number): string | undefined {
  if (index === 0) return 'leads alone';
  return index === count - 1 && index % 2 ? 'alone' : undefined;
}

/** The review that stands above the others: the newest of the best that say something. */
function leadOf(reviews: readonly DatedReview[]): DatedReview | undefined {
  return [...reviews].sort((a, b) => b.rating - a.rating).find(({ comment }) => comment);
}

interface SharesProps {
  readonly average: number;
  /** How many there are, shown or not. */
  readonly total: number;
  readonly reviews: readonly DatedReview[];
}

/** The average, and, where all reviews are here, how many gave which rating. */
function Shares({ average, total, reviews }: SharesProps) {
  if (total === 0) return null;
  return (
    <div className="average">
      <p>
        <strong>{formatRating(average)}</strong>
        {` ${texts.ratings(total)}`}
      </p>
      {reviews.length >= total ? (
        <dl>
          {[5, 4, 3, 2, 1].map((stars) => {
            const count = reviews.filter(({ rating }) => Math.round(rating) === stars).length;
            return (
              <div key={stars}>
                <dt>{texts.stars(stars)}</dt>
                <dd>
                  <svg viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
                    <path d={`M0 0h${(100 * count) / reviews.length}v4H0z`} />
                  </svg>
                  <span>{count}</span>
                </dd>
              </div>
            );
          })}
        </dl>
      ) : null}
    </div>
  );
}

const Section = styled.section`
  ${laidOutWhenNear('63rem')}
  /* For the ring around what has the focus. */
  overflow-clip-margin: 0.5rem;
  & > small {
    display: inline-block;
    margin: 0.75rem 0 0;
  }
  & > .said {
    display: grid;
    gap: 2rem 4rem;
    margin-top: 1.5rem;
  }
  & .average strong {
    display: block;
    font: 700 4rem/1 var(--ag-display);
    font-variant-numeric: tabular-nums;
    color: var(--ag-ink);
  }
  & dl {
    margin-top: 1rem;
  }
  & dl > div {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    font-size: var(--ag-size-small);
  }
  & dt {
    width: 5.5em;
    white-space: nowrap;
  }
  & dd {
    display: contents;
  }
  & dd > svg {
    flex: 1;
    height: 6px;
    background: var(--ag-band);
    fill: var(--ag-ink);
  }
  & dd > span {
    min-width: 1.25em;
    text-align: right;
    font-variant-numeric: tabular-nums;
  }
  & ul {
    display: grid;
    gap: 1.25rem 2.5rem;
  }
  & ul > li {
    padding-top: 1.25rem;
    border-top: 1px solid var(--ag-line);
  }
  & .who {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    margin-top: 0.75rem;
  }
  & .comment {
    margin-top: 0.5rem;
  }
  & .leads > .comment {
    max-width: 30em;
    font: 600 var(--ag-size-3) / 1.3 var(--ag-display);
  }
  & time {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  @media (min-width: 48rem) {
    & ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    & .alone {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 60rem) {
    & > .said {
      grid-template-columns: 14rem minmax(0, 1fr);
    }
  }
`;

const Answer = styled.blockquote`
  margin-top: 0.75rem;
  padding-left: 1rem;
  border-left: 3px solid var(--ag-line);
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
