import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { homeTexts } from '../content/home.ts';
import { Faq } from '../landing/Faq.tsx';

export function HomeFaq() {
  return (
    <Section id="faq" $ground="band">
      <Body>
        <h2>{homeTexts.faq.title}</h2>
        <Faq items={homeTexts.faq.items} />
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 2.5rem;
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
    gap: 5rem;
  }
`;
