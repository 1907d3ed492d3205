import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { Landing } from '../content/landing.ts';
import { CtaButton } from './CtaButton.tsx';

export function LandingClosing({ cta, seed }: { readonly cta: Landing['cta']; readonly seed: string }) {
  return (
    <Section $ground="spruce">
      <Art seed={`${seed} fin`} levels={8} />
      <Body>
        <h2>{cta.title}</h2>
        <CtaButton id={cta.id} location="closing" label={cta.label} />
      </Body>
    </Section>
  );
}

const Art = styled(ContourArt)`
  opacity: 0.14;
`;

const Body = styled(Container)`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 2rem;
  & > h2 {
    max-width: 16ch;
    font-size: var(--ag-size-1);
  }
`;
