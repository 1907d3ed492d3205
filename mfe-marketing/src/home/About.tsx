import { ContourArt } from '@agence/shared-contracts/art/ContourArt';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { homeTexts } from '../content/home.ts';

export function About() {
  return (
    <Section id="a-propos">
      <ContourArt seed="a-propos" levels={7} />
      <Body>
        <h2>{homeTexts.about.title}</h2>
        {homeTexts.about.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  position: relative;
  display: grid;
  gap: 1.5rem;
  & > h2 {
    max-width: 14ch;
    font-size: var(--ag-size-1);
  }
  & > p {
    max-width: var(--ag-measure);
    font-size: var(--ag-size-lead);
    line-height: 1.55;
  }
`;
