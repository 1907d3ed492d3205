import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import styled from 'styled-components';
import type { Landing } from '../../content/landing.ts';
import { TerritoryArt } from '../../location-map/TerritoryArt.tsx';
import { AdvertArt } from './AdvertArt.tsx';
import { CameraArt } from './CameraArt.tsx';
import { ManuscriptArt } from './ManuscriptArt.tsx';
import { SearchArt } from './SearchArt.tsx';
import { SummitArt } from './SummitArt.tsx';
import { ThreadArt } from './ThreadArt.tsx';

export interface HeroArtProps {
  readonly art: Landing['hero']['art'];
  /** Name of the landscape behind the title. */
  readonly seed: string;
  /** Place that stands out on a map. */
  readonly focus: string;
}

/** What is drawn in a hero: a landscape behind the title, and beside it the page's trade at a glance. */
export function HeroArt({ seed, ...beside }: HeroArtProps) {
  return (
    <>
      <Behind seed={seed} levels={8} />
      <Beside {...beside} />
    </>
  );
}

function Beside({ art, focus }: Omit<HeroArtProps, 'seed'>) {
  switch (art) {
    case 'advert':
      return <AdvertArt />;
    case 'search':
      return <SearchArt />;
    case 'manuscript':
      return <ManuscriptArt />;
    case 'camera':
      return <CameraArt />;
    case 'thread':
      return <ThreadArt />;
    case 'summit':
      return <SummitArt />;
    case 'river':
      return (
        <Framed>
          <TerritoryArt focus={focus} />
        </Framed>
      );
    case 'contours':
      return null;
  }
}

const Behind = styled(ContourArt)`
  z-index: -1;
`;

const Framed = styled.div`
  overflow: hidden;
  border-radius: var(--ag-radius-large);
`;
