import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Lead } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import { homeTexts } from '../content/home.ts';
import { CtaButton } from '../landing/CtaButton.tsx';

const texts = homeTexts.audit;

/** The final call to action. */
export function AuditCall() {
  return (
    <Section $ground="spruce">
      <Art seed="audit" levels={9} />
      <Body>
        <h2>{texts.title}</h2>
        <Lead>{texts.lead}</Lead>
        <CtaButton id="hero-audit-premium" location="final" label={texts.action} />
      </Body>
    </Section>
  );
}

const Art = styled(ContourArt)`
  opacity: 0.16;
`;

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 2rem;
  justify-items: start;
  & > h2 {
    max-width: 15ch;
    font-size: var(--ag-size-hero);
    line-height: 1;
  }
`;
