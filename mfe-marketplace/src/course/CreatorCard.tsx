import { laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { formatRating } from '../content/frame.ts';
import { FactLine } from '../frame/FactLine.tsx';
import { VerifiedMark } from '../frame/VerifiedMark.tsx';
import { Avatar } from '../media/Avatar.tsx';
import { Fictional } from '../media/Fictional.tsx';
import type { CourseWithPreviews } from './readCourse.ts';

/** Who teaches the course; the whole card leads to their profile. Who shows no page is not named. */
export function CreatorCard({ creator }: Pick<CourseWithPreviews, 'creator'>) {
  if (!creator) {
    return (
      <Card>
        <small>{texts.creator}</small>
        <p>{texts.creatorUnnamed}</p>
      </Card>
    );
  }
  return (
    <Card>
      <small>{texts.creator}</small>
      <div>
        <Avatar person={creator} size={7} />
        <div>
          <strong>
            <a href={`/creators/${creator.slug}`}>{creator.name}</a> {creator.is_verified ? <VerifiedMark /> : null}{' '}
            <Fictional slug={creator.slug} />
          </strong>
          <span className="place">
            <FactLine>
              {creator.location}
              {creator.avg_rating > 0 ? texts.creatorRating(formatRating(creator.avg_rating)) : null}
            </FactLine>
          </span>
        </div>
      </div>
      {creator.bio ? <p>{creator.bio}</p> : null}
    </Card>
  );
}

/* As large as what learners say above it, in the same columns: the word at the left, the person at the right. */
const Card = styled.section`
  ${laidOutWhenNear('19rem')}
  /* For the ring around what has the focus. */
  overflow-clip-margin: 0.5rem;
  display: grid;
  gap: 0.75rem 4rem;
  padding-top: 2rem;
  border-top: 2px solid var(--ag-ink);
  & > small,
  & .place {
    color: var(--ag-ink-soft);
  }
  & .place {
    display: block;
  }
  & strong {
    font: 700 var(--ag-size-2) / 1.1 var(--ag-display);
  }
  & strong > small {
    letter-spacing: 0;
    vertical-align: middle;
  }
  & > p {
    max-width: 30em;
    font-size: var(--ag-size-lead);
  }
  & > div {
    display: flex;
    align-items: center;
    gap: 1.5rem;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 14rem minmax(0, 1fr);
    & > p {
      grid-column: 2;
    }
  }
`;
