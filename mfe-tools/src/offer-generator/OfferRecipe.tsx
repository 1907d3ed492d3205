import { Container } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { Recipe as Texts } from '../content/offerRecipe.ts';

/** How an offer is made: what the generator does, for those who would rather do it by hand. */
export function OfferRecipe({ texts }: { readonly texts: Texts }) {
  return (
    <Recipe>
      <Container>
        <h2>{texts.title}</h2>
        <p>{texts.text}</p>
        <ol>
          {texts.steps.map(({ name, question }) => (
            <li key={name}>
              <h3>{name}</h3>
              <p>{question}</p>
            </li>
          ))}
        </ol>
        <a href={texts.learn.href}>{texts.learn.label}</a>
      </Container>
    </Recipe>
  );
}

const Recipe = styled.section`
  margin-top: var(--ag-section);
  padding-block: var(--ag-section);
  background: var(--ag-band);
  & p {
    max-width: var(--ag-measure);
    margin-top: 0.75rem;
    color: var(--ag-ink-soft);
  }
  & ol {
    counter-reset: step;
    display: grid;
    margin-block: 2rem;
  }
  & li {
    counter-increment: step;
    padding-block: 0.75rem;
    border-top: 1px solid var(--ag-line);
  }
  /* Names begin below each other, whatever their numbers are. */
  & li > h3 {
    display: grid;
    grid-template-columns: 1.4em 1fr;
    font-size: 1.0625rem;
  }
  /* On phones what it answers stands under what it is called. */
  & li > p {
    margin: 0.15rem 0 0 1.49rem;
    line-height: 1.35;
  }
  & h3::before {
    content: counter(step) '.';
    color: var(--ag-ember);
  }
  & a {
    display: inline-block;
    padding-block: 0.5rem;
    font-weight: 600;
  }
  @media (min-width: 40rem) {
    & ol {
      grid-template-columns: 1fr 1fr;
      gap: 2.5rem clamp(2rem, 5vw, 5rem);
      margin-top: 3rem;
    }
    & li {
      padding-block: 1.25rem 0;
      border-top: 2px solid var(--ag-ink);
    }
    & li > h3 {
      font-size: var(--ag-size-3);
    }
    & li > p {
      margin: 0.75rem 0 0;
      line-height: inherit;
    }
  }
  @media (min-width: 64rem) {
    & ol {
      grid-template-columns: repeat(3, 1fr);
    }
  }
`;
