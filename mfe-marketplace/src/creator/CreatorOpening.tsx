import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { formatMoney } from '@agence/shared-contracts/backend/money';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Badge, Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { creatorTexts as texts } from '../content/creator.ts';
import { formatRating, frameTexts } from '../content/frame.ts';
import { Stars } from '../frame/Stars.tsx';
import { VerifiedMark } from '../frame/VerifiedMark.tsx';
import { Avatar } from '../media/Avatar.tsx';
import { Trail } from '../way/Trail.tsx';
import { CreatorActions } from './CreatorActions.tsx';
import { CreatorLinks } from './CreatorLinks.tsx';
import type { Creator } from './readCreator.ts';

/** Portrait, name and what one wants to know first. */
export function CreatorOpening({ creator }: { readonly creator: Creator }) {
  const { name, bio, certification_level, is_verified, location, avg_rating, hourly_rate } = creator;
  return (
    <Ground>
      <ContourArt seed={creator.slug} />
      <Body>
        <Trail steps={[{ name: frameTexts.courses, path: '/formations' }, { name }]} />
        <Who>
          <Avatar person={creator} size={9} alt={creator.avatar_alt ?? texts.portrait(name)} />
          <div>
            <Marks>
              {certification_level ? <Badge $tone="ember">{certification_level}</Badge> : null}
              {location ? <span>{location}</span> : null}
              {creator.consulting_available && hourly_rate !== null ? (
                <span>{texts.hourlyRate(formatMoney(hourly_rate))}</span>
              ) : null}
            </Marks>
            <h1>
              {name} {is_verified ? <VerifiedMark /> : null}
            </h1>
            <Rating>
              {avg_rating > 0 ? (
                <>
                  <Stars rating={avg_rating} /> {texts.rating(formatRating(avg_rating))}
                </>
              ) : (
                texts.notRated
              )}
            </Rating>
          </div>
        </Who>
        {bio ? <Lead>{bio}</Lead> : null}
        {creator.specialties.length > 0 ? (
          <Specialties aria-label={texts.specialties}>
            {[...new Set(creator.specialties)].map((specialty) => (
              <li key={specialty}>
                <Badge $tone="glacier">{specialty}</Badge>
              </li>
            ))}
          </Specialties>
        ) : null}
        <CreatorActions creator={creator} />
        <CreatorLinks creator={creator} />
      </Body>
    </Ground>
  );
}

const Ground = styled.section`
  position: relative;
  overflow: hidden;
  padding-block: 1.5rem clamp(3rem, 6vw, 5rem);
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: 1.5rem;
`;

const Who = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 1.5rem clamp(1.5rem, 3vw, 2.5rem);
  margin-top: clamp(1rem, 4vw, 3rem);
`;

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.35rem 1rem;
  margin-bottom: 0.5rem;
  font-size: var(--ag-size-small);
  color: var(--ag-ink-soft);
`;

const Rating = styled.p`
  display: flex;
  align-items: center;
  gap: 0.6rem;
  margin-top: 0.75rem;
  font-weight: 600;
`;

const Specialties = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem;
`;
