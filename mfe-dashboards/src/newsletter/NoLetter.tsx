import { Picture } from '@agence/shared-contracts/art/Picture';
import { emptyNotebook } from '@agence/shared-contracts/art/pictures';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { newsletterTexts } from '../content/newsletter.ts';
import { Example } from '../member/Example.tsx';

const texts = newsletterTexts.none;

/** Where no letter is written yet: what comes here, what one is like, and the button that begins the first. */
export function NoLetter({ action }: { readonly action: ReactNode }) {
  return (
    <Frame>
      <Picture of={emptyNotebook} alt="" light="day" />
      <div>
        <strong role="status">{texts.title}</strong>
        <p>{texts.detail}</p>
        <Example of={texts.example} />
        {action}
      </div>
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 1.25rem clamp(2rem, 4vw, 3.5rem);
  align-items: center;
  & img {
    width: min(100%, 18rem);
    height: auto;
    border-radius: var(--ag-radius);
  }
  & > div {
    display: grid;
    gap: 0.75rem;
    justify-items: start;
  }
  & strong {
    font: 700 var(--ag-size-3) / 1.25 var(--ag-display);
  }
  & div > p {
    color: var(--ag-ink-soft);
  }
  /* The letters that leave by themselves are seen to follow. */
  @media (max-width: 39.99rem) {
    & img {
      justify-self: center;
      width: auto;
      height: 7.5rem;
    }
    & div > p {
      grid-template-columns: minmax(0, 1fr);
    }
    & button {
      width: 100%;
    }
  }
  @media (min-width: 44rem) {
    grid-template-columns: min(38%, 18rem) minmax(0, 1fr);
  }
`;
