import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import styled, { css } from 'styled-components';
import { creatorTexts as texts } from '../content/creator.ts';
import { Avatar } from '../media/Avatar.tsx';
import { CourseRelief } from '../media/CourseRelief.tsx';
import { safeUrl } from '../media/safeUrl.ts';
import { figureAminata, figureCamille, figureSamuel } from './pictures.ts';
import type { Creator } from './readCreator.ts';

/** Creators whom we have invented, by slug. */
const figures = new Map([
  ['camille-bouchard', figureCamille],
  ['antoine-levesque', figureSamuel],
  ['noemie-gagnon', figureAminata],
]);

/** On phones hair begins right under the way here. */
export const SCENE_HEIGHT = 'max(15.75rem, 32vw)';

/** The creator before the climb of the latest course; without a course, before the lines of a map. */
export function CreatorScene({ creator }: { readonly creator: Creator }) {
  const [latest] = creator.formations;
  const alt = creator.avatar_alt ?? texts.portrait(creator.name);
  // A photograph has a ground of its own, and keeps it.
  const figure = safeUrl(creator.avatar_url) ? undefined : figures.get(creator.slug);
  return (
    <Scene $isRidge={latest !== undefined}>
      {latest ? <CourseRelief course={latest} format="scene" /> : <ContourArt seed={creator.slug} />}
      {figure ? (
        <img src={figure.day} alt={alt} width={figure.width} height={figure.height} />
      ) : (
        <Avatar person={creator} size={9} alt={alt} />
      )}
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
  grid-area: 2 / 1;
  min-height: ${SCENE_HEIGHT};
  overflow: hidden;
  padding-inline: max(var(--ag-gutter), calc(50% - 41rem + var(--ag-gutter)));
  background: var(--ag-band);
  & > svg {
    position: absolute;
    inset: 0;
  }
  ${({ $isRidge }) => ($isRidge ? ridge : null)}
  & > img {
    position: relative;
    width: auto;
    height: clamp(15.5rem, 28vw, 26rem);
  }
  /* A photograph stands out from any mountain. */
  & > div {
    margin-bottom: 1.5rem;
    border: 0.25rem solid var(--ag-ground);
  }
  @media (min-width: 60rem) {
    grid-area: 1 / 1 / 3 / 3;
    & > img {
      height: clamp(15.5rem, 31vw, 29rem);
    }
    & > div {
      width: clamp(13rem, 20vw, 18rem);
      height: clamp(13rem, 20vw, 18rem);
    }
  }
`;
