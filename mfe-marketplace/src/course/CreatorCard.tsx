import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { formatRating } from '../content/frame.ts';
import { VerifiedMark } from '../frame/VerifiedMark.tsx';
import { Avatar } from '../media/Avatar.tsx';
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
        <Avatar person={creator} size={3.5} />
        <div>
          <strong>
            <a href={`/creators/${creator.slug}`}>{creator.name}</a> {creator.is_verified ? <VerifiedMark /> : null}
          </strong>
          <span className="place">
            {[creator.location, creator.avg_rating > 0 ? texts.creatorRating(formatRating(creator.avg_rating)) : null]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </div>
      </div>
      {creator.bio ? <p>{creator.bio}</p> : null}
    </Card>
  );
}

const Card = styled.section`
  display: grid;
  gap: 0.75rem;
  max-width: var(--ag-measure);
  & > small,
  & > p,
  & .place {
    color: var(--ag-ink-soft);
  }
  & .place {
    display: block;
  }
  & > div {
    display: flex;
    align-items: center;
    gap: 1rem;
  }
`;
