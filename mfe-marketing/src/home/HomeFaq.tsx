import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';
import { Faq } from '../landing/Faq.tsx';

export function HomeFaq({ title, items }: HomeContent['faq']) {
  return (
    <Section id="faq" $ground="band">
      <Body>
        <h2>{title}</h2>
        <Faq items={items} />
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 2.5rem;
  & > h2 {
    max-width: 11ch;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
    gap: 5rem;
  }
`;
