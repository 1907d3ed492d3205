import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import styled, { css } from 'styled-components';
import { creatorTexts as texts } from '../content/creator.ts';
import { Avatar } from '../media/Avatar.tsx';
import { CourseRelief } from '../media/CourseRelief.tsx';
import type { Creator } from './readCreator.ts';

/** The portrait before the climb of the latest course; without a course, before the lines of a map. */
export function CreatorScene({ creator }: { readonly creator: Creator }) {
  const [latest] = creator.formations;
  return (
    <Scene $isRidge={latest !== undefined}>
      {latest ? <CourseRelief course={latest} format="scene" /> : <ContourArt seed={creator.slug} />}
      <Avatar person={creator} size={9} alt={creator.avatar_alt ?? texts.portrait(creator.name)} />
    </Scene>
  );
}

/** One mountain from edge to edge, whose sky is the page's band. */
const ridge = css`
  & > svg {
    inset: auto auto 0 0;
    width: max(100%, 45rem);
    max-width: none;
    height: auto;
    background: none;
  }
`;

const Scene = styled.div<{ $isRidge: boolean }>`
  position: relative;
  display: grid;
  align-items: end;
  min-height: max(14rem, 32vw);
  overflow: hidden;
  padding: 1.5rem max(var(--ag-gutter), calc(50% - 41rem + var(--ag-gutter)));
  background: var(--ag-band);
  & > svg {
    position: absolute;
    inset: 0;
  }
  ${({ $isRidge }) => ($isRidge ? ridge : null)}
  /* The portrait stands out from any mountain. */
  & > div {
    border: 0.25rem solid var(--ag-ground);
  }
  @media (min-width: 60rem) {
    grid-area: 1 / 1 / 2 / 3;
    & > div {
      width: clamp(13rem, 20vw, 18rem);
      height: clamp(13rem, 20vw, 18rem);
    }
  }
`;
