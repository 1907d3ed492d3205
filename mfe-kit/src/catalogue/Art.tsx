import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { CoverArt } from '@agence/shared-contracts/art/CoverArt';
import { coverToneNames } from '@agence/shared-contracts/art/coverTones';
import styled from 'styled-components';

/** Contours behind a hero, and covers in every tone. */
export function Art() {
  return (
    <>
      <Hero>
        <ContourArt seed="catalogue" />
      </Hero>
      <Covers>
        {coverToneNames.map((tone) => (
          <CoverArt key={tone} seed={tone} tone={tone} />
        ))}
      </Covers>
    </>
  );
}

const Hero = styled.div`
  position: relative;
  height: 14rem;
  overflow: hidden;
`;

const Covers = styled.div`
  display: grid;
  gap: 0.75rem;
  grid-template-columns: repeat(auto-fill, minmax(10rem, 1fr));
`;
