import { Container } from '@agence/shared-contracts/ui/Layout';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Step } from '../way/breadcrumbs.ts';
import { Trail } from '../way/Trail.tsx';

interface OfferLayoutProps {
  readonly steps: readonly Step[];
  /** Heading and what matters most. */
  readonly opening: ReactNode;
  /**
   * Picture and price: follows the opening on phones, stays in view beside the text on wide screens. What has the class
   * `wide` takes a line of its own on tablets.
   */
  readonly side: ReactNode;
  readonly children: ReactNode;
}

/** The page of something that can be had: a course or a product. */
export function OfferLayout({ steps, opening, side, children }: OfferLayoutProps) {
  return (
    <Page>
      <Way steps={steps} />
      <Opening>{opening}</Opening>
      <Side>{side}</Side>
      <Details>{children}</Details>
    </Page>
  );
}

const Page = styled(Container)`
  display: grid;
  gap: clamp(1.5rem, 4vw, 3.5rem);
  padding-block: 1.5rem var(--ag-section);
  overflow-wrap: anywhere;
  @media (min-width: 60rem) {
    grid-template: 'trail trail' auto 'opening side' auto 'details side' 1fr / minmax(0, 1fr) 22rem;
  }
`;

const Way = styled(Trail)`
  @media (min-width: 60rem) {
    grid-area: trail;
  }
`;

const Opening = styled.div`
  display: grid;
  gap: 1.5rem;
  align-content: start;
  @media (min-width: 60rem) {
    grid-area: opening;
  }
`;

const Side = styled.aside`
  display: grid;
  gap: 1.25rem;
  align-content: start;
  /* On tablets the price stands beside the picture instead of a screen below it. */
  @media (min-width: 40rem) and (max-width: 59.99rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
    & > .wide {
      grid-column: 1 / -1;
    }
  }
  @media (min-width: 60rem) {
    grid-area: side;
    position: sticky;
    top: 6rem;
    align-self: start;
  }
`;

const Details = styled.div`
  display: grid;
  gap: clamp(2.5rem, 5vw, 4rem);
  & h2 {
    margin-bottom: 1.25rem;
  }
  @media (min-width: 60rem) {
    grid-area: details;
  }
`;
