import { Container } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow } from '@agence/shared-contracts/ui/Text';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Opens a page that lists articles: words alone, before covers that have all the colour. */
export function Hero({ children }: { readonly children: ReactNode }) {
  return <Words as="header">{children}</Words>;
}

const Words = styled(Container)`
  display: grid;
  gap: 1.25rem;
  padding-block: 1.5rem clamp(1.5rem, 3vw, 2.5rem);
  & > nav {
    margin-bottom: clamp(0.5rem, 3vw, 2.5rem);
  }
  & > ${Eyebrow} {
    margin-top: clamp(1rem, 3vw, 3rem);
  }
`;
