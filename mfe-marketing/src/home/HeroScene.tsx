import { Picture } from '@agence/shared-contracts/art/Picture';
import { homeRelief } from '@agence/shared-contracts/art/pictures';
import styled, { keyframes } from 'styled-components';
import { homeClimb } from '../pictures/pictures.ts';

/** The massif with the red route to its summit: both lie in the same place, whatever the window's shape. */
export function HeroScene() {
  return (
    <Scene aria-hidden="true">
      <Picture of={homeRelief} first />
      <Picture className="climb" of={homeClimb} light="day" first />
    </Scene>
  );
}

const climb = keyframes`
  from { clip-path: inset(100% 0 0); }
`;

const Scene = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: 780 / 1000;
  margin-top: -4.5rem;
  pointer-events: none;
  mask-image: linear-gradient(#000 80%, transparent);
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    object-fit: cover;
    object-position: 100% 0;
  }
  /* Once, to the summit. */
  @media screen and (prefers-reduced-motion: no-preference) {
    & .climb {
      animation: ${climb} 1.6s 0.3s ease-in-out backwards;
    }
  }
  /* As Picture does: beyond phones the wide cut. */
  @media (min-width: 48.01rem) {
    aspect-ratio: 1;
  }
  /* The route ends at the panel, which hangs 14rem into the scene: what comes out beside it is too little to be a way. */
  @media (min-width: 48.01rem) and (max-width: 59.99rem) {
    /* Beside the panel fog hides the foot in patches: it is gone before these. */
    mask-image: linear-gradient(20deg, transparent 28%, #000 46%), linear-gradient(transparent, #000 7%);
    mask-composite: intersect;
    & .climb {
      mask-image: linear-gradient(#000 calc(100% - 13rem), transparent 0);
    }
  }
  @media (min-width: 60rem) {
    position: absolute;
    inset: 0;
    aspect-ratio: auto;
    margin: 0;
    /* The route comes out from under the panel, which is 23rem wide: what would be left of it is too little to be a way. */
    & .climb {
      mask-image: linear-gradient(
        90deg,
        transparent calc(100% - max(0px, 50vw - 41rem) - var(--ag-gutter) - 22rem),
        #000 0
      );
    }
  }
`;
