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
  return (
    <Card>
      <h2>{texts.creator}</h2>
      {creator ? (
        <div>
          <Avatar person={creator} size={7} />
          <div className="words">
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
            {creator.bio ? <p>{creator.bio}</p> : null}
          </div>
          <a className="more" href={`/creators/${creator.slug}`}>
            {texts.profile}
          </a>
        </div>
      ) : (
        <p>{texts.creatorUnnamed}</p>
      )}
    </Card>
  );
}

/* As what learners say above it. */
const Card = styled.section`
  ${laidOutWhenNear('22rem')}
  /* For the ring around what has the focus. */
  overflow-clip-margin: 0.5rem;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.5rem;
  padding-top: 2rem;
  border-top: 1px solid var(--ag-line);
  & .place {
    display: block;
    color: var(--ag-ink-soft);
  }
  & strong {
    font: 700 var(--ag-size-3) / 1.1 var(--ag-display);
  }
  & strong > small {
    margin-left: 0;
    letter-spacing: 0;
    vertical-align: middle;
  }
  & p {
    max-width: 36em;
    margin-top: 0.5rem;
  }
  & > div {
    display: grid;
    gap: 1rem 1.5rem;
    align-items: start;
  }
  & .more {
    justify-self: start;
    padding-block: 0.5rem;
    font-weight: 600;
  }
  /* Name and place beside the face, the words below both. */
  @media (max-width: 47.99rem) {
    & > div {
      grid-template: 1fr auto / auto minmax(0, 1fr);
      row-gap: 0;
    }
    & > div > div {
      grid-row: span 2;
    }
    & .words {
      display: contents;
    }
    & strong {
      align-self: end;
    }
    & .place {
      grid-area: 2 / 2;
      align-self: start;
      margin-top: 0.35rem;
    }
    & p,
    & .more {
      grid-column: 1 / -1;
    }
    & p {
      margin-top: 1.25rem;
    }
  }
  @media (min-width: 48rem) {
    & > div {
      grid-template-columns: auto minmax(0, 1fr) auto;
      align-items: center;
    }
  }
`;
