import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import styled from 'styled-components';
import type { Landing } from '../../content/landing.ts';
import { advertPhones, followUp } from '../../pictures/pictures.ts';
import type { LandingFile } from '../landingFile.ts';
import { CameraArt } from './CameraArt.tsx';
import { ManuscriptArt } from './ManuscriptArt.tsx';
import { PhonesArt, WidePhonesArt } from './PhonesArt.tsx';
import { PlaceArt } from './PlaceArt.tsx';
import { SearchArt } from './SearchArt.tsx';
import { StudiesArt } from './StudiesArt.tsx';

/** Its summit is what it leads to: sites that stand. */
const SITES = '/creation-site-web-quebec';

/** What is drawn in a hero: the page's own picture, or lines behind the title and the page's trade at a glance. */
export function HeroArt({ card: { path, name }, landing }: LandingFile) {
  const { art } = landing.hero;
  if (art === 'summit') return path === SITES ? <StudiesArt /> : <PlaceArt path={path} />;
  if (art === 'river') return <PlaceArt path={path} focus={name} />;
  if (art === 'advert') return <PhonesArt of={advertPhones} />;
  if (art === 'thread') return <WidePhonesArt of={followUp} />;
  return (
    <>
      <Behind seed={path} levels={8} />
      <Beside art={art} />
    </>
  );
}

interface BesideProps {
  readonly art: Exclude<Landing['hero']['art'], 'summit' | 'river' | 'advert' | 'thread'>;
}

function Beside({ art }: BesideProps) {
  switch (art) {
    case 'search':
      return <SearchArt />;
    case 'manuscript':
      return <ManuscriptArt />;
    case 'camera':
      return <CameraArt />;
    case 'contours':
      return null;
  }
}

const Behind = styled(ContourArt)`
  z-index: -1;
  /* Where the text takes the whole width, there is no room for lines. */
  @media (max-width: 59.99rem) {
    display: none;
  }
`;
