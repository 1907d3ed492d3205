import { Container } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { creatorTexts as texts } from '../content/creator.ts';
import { frameTexts } from '../content/frame.ts';
import { FactLine } from '../frame/FactLine.tsx';
import { VerifiedMark } from '../frame/VerifiedMark.tsx';
import { Fictional } from '../media/Fictional.tsx';
import { Trail } from '../way/Trail.tsx';
import { CreatorActions } from './CreatorActions.tsx';
import { CreatorScene, SCENE_HEIGHT } from './CreatorScene.tsx';
import type { Creator } from './readCreator.ts';

/** Name and what one wants to know first, beside the portrait before the mountain that this person leads to. */
export function CreatorOpening({ creator, onConsult }: { readonly creator: Creator; readonly onConsult: () => void }) {
  const { name, slug, bio, certification_level, is_verified, location, specialties } = creator;
  return (
    <Ground>
      <Way>
        <Trail steps={[{ name: frameTexts.courses, path: '/formations' }, { name }]} />
      </Way>
      <Words>
        <Marks>
          <FactLine>
            {certification_level}
            {location}
          </FactLine>
          <Fictional slug={slug} />
        </Marks>
        <h1>
          {name} {is_verified ? <VerifiedMark /> : null}
        </h1>
        {bio ? <Lead>{bio}</Lead> : null}
        {specialties.length > 0 ? (
          <Specialties>
            <span className="visually-hidden">{texts.specialties} </span>
            <FactLine>{[...new Set(specialties)]}</FactLine>
          </Specialties>
        ) : null}
        <CreatorActions creator={creator} onConsult={onConsult} />
      </Words>
      <CreatorScene creator={creator} />
    </Ground>
  );
}

const Ground = styled.section`
  display: grid;
  /* The scene comes after the words, and has its place before. */
  grid-template: auto minmax(${SCENE_HEIGHT}, auto) auto / minmax(0, 1fr);
  overflow-wrap: anywhere;
  @media (min-width: 60rem) {
    grid-template: auto 1fr / minmax(0, 4fr) minmax(0, 5fr);
  }
`;

const Way = styled(Container)`
  grid-area: 1 / 1;
  padding-block: 1.25rem;
  background: var(--ag-band);
  @media (min-width: 60rem) {
    grid-area: 1 / 1 / 2 / 3;
    z-index: 1;
    padding-bottom: 0;
    background: none;
  }
`;

const Words = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem;
  align-content: center;
  grid-area: 3 / 1;
  padding-block: 1.25rem 2.5rem;
  @media (min-width: 60rem) {
    /* Words come first in the document, so that they are there before the drawing. */
    grid-area: 2 / 2;
    z-index: 1;
    max-width: 48rem;
    margin-inline: 0;
    /* Above the foot of the mountain. */
    padding: 1rem var(--ag-gutter) 8rem clamp(1rem, 2vw, 2rem);
  }
  & > h1 {
    margin-top: -0.375rem;
  }
`;

const Marks = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0.35rem 1rem;
  color: var(--ag-ink-soft);
`;

const Specialties = styled.p`
  color: var(--ag-ink-soft);
`;
