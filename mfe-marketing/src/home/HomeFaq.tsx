import { Accordion } from '@agence/shared-contracts/ui/Accordion';
import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';

/** What people ask before they sign; lies in the lazy section `#faq`. */
export function HomeFaq({ title, items }: HomeContent['faq']) {
  return (
    <Body>
      <h2>{title}</h2>
      <Accordion items={items.map(({ question, answer }) => ({ title: question, content: answer }))} />
    </Body>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 2.5rem;
  @media (min-width: 60rem) {
    & > h2 {
      max-width: 7.3em;
    }
    grid-template-columns: 4fr 8fr;
    gap: 5rem;
  }
`;
