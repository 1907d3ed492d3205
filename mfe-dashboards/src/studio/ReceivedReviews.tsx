import { longDate } from '@agence/shared-contracts/format/frenchDate';
import { Skeleton } from '@agence/shared-contracts/ui/States';
import { Soft } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { studioTexts } from '../content/studio.ts';
import { GivenStars } from '../member/GivenStars.tsx';
import { withRaised } from '../member/raised.tsx';
import { ReviewAnswer } from './ReviewAnswer.tsx';
import { type ReceivedReview, useReceivedReviewsQuery } from './studioApi.ts';

const texts = studioTexts.reviews;
/** The others are opened by who reads on. */
const SHOWN = 3;

/** What learners say of the creator's courses, newest first. */
export function ReceivedReviews({ creatorId }: { readonly creatorId: string }) {
  const { data = [], isLoading } = useReceivedReviewsQuery(creatorId);
  return (
    <section aria-labelledby="avis">
      <Title id="avis">{texts.title}</Title>
      {isLoading ? (
        <Skeleton $height="9rem" aria-busy="true" />
      ) : data.length === 0 ? (
        <Soft>{texts.empty}</Soft>
      ) : (
        <Reviews reviews={data.slice(0, SHOWN)} />
      )}
      {data.length > SHOWN ? (
        <More>
          <summary>{texts.more(data.length - SHOWN)}</summary>
          <Reviews reviews={data.slice(SHOWN)} />
        </More>
      ) : null}
    </section>
  );
}

function Reviews({ reviews }: { readonly reviews: readonly ReceivedReview[] }) {
  return (
    <List>
      {reviews.map(({ id, rating, comment, created_at, author_name, answer, formation }) => (
        <li key={id}>
          <GivenStars rating={rating} label={texts.stars(rating)} />
          <p>{comment ?? texts.noComment}</p>
          <small>
            {author_name ? `${author_name}, ` : null}
            <time dateTime={created_at}>{withRaised(longDate(created_at))}</time>
            <span>{formation.title}</span>
          </small>
          <ReviewAnswer reviewId={id} answer={answer} />
        </li>
      ))}
    </List>
  );
}

const Title = styled.h2`
  margin-bottom: 1.25rem;
`;

const More = styled.details`
  margin-top: 1.75rem;
  & > summary {
    width: fit-content;
    padding-block: 0.6rem;
    font-weight: 600;
    cursor: pointer;
  }
  &[open] > summary {
    margin-bottom: 1rem;
  }
`;

const List = styled.ul`
  display: grid;
  gap: 1.75rem 2.5rem;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 20rem), 1fr));
  & > li {
    display: grid;
    /* What is asked of the creator stands on one line, however long the reviews are. */
    grid-template-rows: auto 1fr;
    gap: 0.4rem;
    padding-top: 1rem;
    border-top: 1px solid var(--ag-line);
  }
  & small {
    margin-bottom: 0.35rem;
    color: var(--ag-ink-soft);
  }
  & small > span {
    display: block;
  }
`;
