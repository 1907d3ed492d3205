import type { FormationDetail } from '@agence/shared-contracts/backend/schema';
import styled from 'styled-components';
import { courseTexts as texts } from '../content/course.ts';
import { formatRating } from '../content/frame.ts';
import { Avatar } from '../media/Avatar.tsx';
import { VerifiedMark } from '../media/VerifiedMark.tsx';

/** Who teaches the course; the whole card leads to their profile. Who shows no page is not named. */
export function CreatorCard({ creator }: { readonly creator: FormationDetail['creator'] }) {
  if (!creator) {
    return (
      <Unnamed className="wide">
        <small>{texts.creator}</small>
        <p>{texts.creatorUnnamed}</p>
      </Unnamed>
    );
  }
  return (
    <Card className="wide">
      <small>{texts.creator}</small>
      <Who>
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
      </Who>
      {creator.bio ? <p>{creator.bio}</p> : null}
    </Card>
  );
}

const Card = styled.section`
  position: relative;
  display: grid;
  gap: 0.75rem;
  padding: 1.25rem 1.5rem;
  border-radius: var(--ag-radius-large);
  background: var(--ag-surface);
  box-shadow: 0 0 0 1px var(--ag-line);
  font-size: 0.9375rem;
  transition: box-shadow 0.18s var(--ag-ease);
  &:hover {
    box-shadow: 0 0 0 1px var(--ag-ink-soft);
  }
  & > small,
  & > p {
    color: var(--ag-ink-soft);
  }
`;

const Unnamed = styled(Card)`
  &:hover {
    box-shadow: 0 0 0 1px var(--ag-line);
  }
`;

const Who = styled.div`
  display: flex;
  align-items: center;
  gap: 1rem;
  & a {
    text-decoration: none;
  }
  & a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  & .place {
    display: block;
    color: var(--ag-ink-soft);
  }
  & strong svg {
    width: 1em;
    height: 1em;
    vertical-align: -0.1em;
  }
`;
