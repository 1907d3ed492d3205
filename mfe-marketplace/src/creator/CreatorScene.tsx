import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import styled from 'styled-components';
import { creatorTexts as texts } from '../content/creator.ts';
import { Avatar } from '../media/Avatar.tsx';
import { CourseRelief } from '../media/CourseRelief.tsx';
import type { Creator } from './readCreator.ts';

/** The portrait before the climb of the latest course; without a course, before the lines of a map. */
export function CreatorScene({ creator }: { readonly creator: Creator }) {
  const [latest] = creator.formations;
  return (
    <Scene>
      {latest ? <CourseRelief course={latest} format="square" /> : <ContourArt seed={creator.slug} />}
      <Avatar person={creator} size={9} alt={creator.avatar_alt ?? texts.portrait(creator.name)} />
    </Scene>
  );
}

const Scene = styled.div`
  position: relative;
  display: grid;
  align-items: end;
  min-height: 14rem;
  overflow: hidden;
  padding: 1.5rem var(--ag-gutter);
  background: var(--ag-band);
  & > svg {
    position: absolute;
    inset: 0;
  }
  /* The portrait stands out from any mountain. */
  & > div {
    border: 0.25rem solid var(--ag-ground);
  }
  @media (min-width: 60rem) {
    padding: 2.5rem clamp(2rem, 4vw, 4.5rem);
    & > div {
      width: clamp(13rem, 20vw, 18rem);
      height: clamp(13rem, 20vw, 18rem);
    }
  }
`;
