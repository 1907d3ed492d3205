import { Picture } from '@agence/shared-contracts/art/Picture';
import styled from 'styled-components';
import { massifQuebec, routeQuebec } from '../pictures/pictures.ts';

interface OfficeSceneProps {
  readonly className?: string;
  /** Stands in the first view of every screen. */
  readonly first?: boolean;
}

/** The massif of the town that the office is in: behind the right half of wide screens, between the words and what follows on phones. */
export function OfficeScene({ className, first = false }: OfficeSceneProps) {
  return (
    <Scene className={className}>
      <Picture className="relief" of={massifQuebec} alt="" first={first} />
      <Picture className="route" of={routeQuebec} alt="" first={first} />
    </Scene>
  );
}

const Scene = styled.div`
  position: relative;
  z-index: -1;
  aspect-ratio: 16 / 10;
  margin-inline: calc(-1 * var(--ag-gutter));
  & img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
    object-position: 60% 50%;
  }
  & .relief {
    mask-image: linear-gradient(transparent, #000 20%, #000 80%, transparent);
  }
  /* The route is whole up to its flag. */
  & .route {
    mask-image: linear-gradient(#000 80%, transparent);
  }
  @media (min-width: 60rem) {
    position: absolute;
    top: 0;
    right: calc(-1 * max(0px, (100vw - 82rem) / 2));
    width: 68vw;
    max-width: 90rem;
    height: 44rem;
    aspect-ratio: auto;
    margin: 0;
    & .relief {
      mask-image:
        linear-gradient(90deg, transparent 17%, #000 46%), linear-gradient(transparent, #000 20%, #000 66%, transparent);
      mask-composite: intersect;
    }
    & .route {
      mask-image: linear-gradient(#000 66%, transparent);
    }
  }
`;
