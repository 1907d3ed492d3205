import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { TerritoryArt } from '../../location-map/TerritoryArt.tsx';
import { massifOf, routeOf } from '../massifOf.ts';

interface PlaceArtProps {
  readonly path: string;
  /** The place that a small map names; none where the page has the large one. */
  readonly focus?: string;
}

/** The landscape of a place with the route up it. Like the massif of the home page it comes out of the ground, and leaves the page. */
export function PlaceArt({ path, focus }: PlaceArtProps) {
  const route = routeOf(path);
  return (
    <Place>
      <div>
        <Picture className="relief" of={massifOf(path)} first />
        {route ? <Picture of={route} first /> : null}
      </div>
      {focus ? (
        <figure>
          <TerritoryArt focus={focus} isSmall />
        </figure>
      ) : null}
    </Place>
  );
}

const Place = styled.div`
  position: relative;
  isolation: isolate;
  z-index: -1;
  margin-inline: calc(-1 * var(--ag-gutter));
  & > div {
    position: relative;
    aspect-ratio: 4 / 3;
  }
  /* The route is seen whole, its flag too. */
  & .relief {
    mask-image: linear-gradient(transparent, #000 16%, #000 82%, transparent);
    /* No halo of a moon that is cut off. */
    @media (prefers-color-scheme: dark) {
      mask-image: radial-gradient(20% 24% at -4% 16%, transparent 30%, #000), linear-gradient(transparent, #000 16%, #000 82%, transparent);
      mask-composite: intersect;
    }
  }
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    max-width: none;
    object-fit: cover;
    /* No moon, and nothing of it in a river. */
    object-position: 100% 50%;
  }
  /* Where on the map it is, in letters that are to be read at this size. */
  & > figure {
    position: absolute;
    bottom: 1.25rem;
    right: var(--ag-gutter);
    overflow: hidden;
    width: 9rem;
    border: 4px solid var(--ag-surface);
    border-radius: var(--ag-radius);
    box-shadow: var(--ag-shadow);
  }
  & > figure > svg {
    display: block;
  }
  & > figure text {
    font-size: 42px;
  }
  & > figure [data-focus] circle {
    r: 16px;
    stroke-width: 6;
  }
  /* Above its point, clear of the river. */
  & > figure [data-focus] text {
    translate: 16px -38px;
    font-size: 42px;
    stroke-width: 18px;
    stroke-linejoin: round;
    text-anchor: middle;
  }
  @media (min-width: 60rem) {
    /* As high as what is said beside it. */
    div:has(> &) {
      display: grid;
      align-self: stretch;
    }
    min-height: 30rem;
    margin-block: calc(-1 * clamp(3rem, 7vw, 7rem)) -2rem;
    margin-inline: max(-14rem, 56rem - 100vw) calc(-1 * max(var(--ag-gutter), (100vw - 82rem) / 2 + var(--ag-gutter)));
    & > div {
      position: absolute;
      inset: 0;
      aspect-ratio: auto;
    }
    /* The longest route begins inside the picture. */
    & img {
      object-position: 52% 50%;
    }
    & .relief {
      mask-image: radial-gradient(66% 50% at 78% 50%, #000 65%, transparent);
    }
    & > figure {
      right: max(var(--ag-gutter), (100vw - 82rem) / 2 + var(--ag-gutter));
      bottom: 4rem;
      width: 11rem;
    }
    & > figure text {
      font-size: 34px;
    }
    & > figure [data-focus] text {
      font-size: 40px;
    }
  }
`;
