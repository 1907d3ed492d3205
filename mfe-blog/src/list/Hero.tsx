import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

interface HeroProps {
  /** Name of the landscape behind the words. */
  readonly seed: string;
  readonly children: ReactNode;
}

/** Opens a page that lists articles: its words before contour lines from edge to edge. */
export function Hero({ seed, children }: HeroProps) {
  return (
    <Ground>
      <ContourArt seed={seed} levels={9} />
      <Words>{children}</Words>
    </Ground>
  );
}

const Ground = styled.header`
  position: relative;
  overflow: hidden;
  padding-block: 1.5rem clamp(1.5rem, 3vw, 2.5rem);
`;

const Words = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.25rem;
  & > nav {
    margin-bottom: clamp(0.5rem, 3vw, 2.5rem);
  }
  & > ${Eyebrow} {
    margin-top: clamp(1.5rem, 5vw, 5rem);
  }
`;
