import { Container, laidOutWhenNear } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import { evidence } from '../content/evidence/evidence.ts';
import { LegalBlockView } from '../legal/LegalBlockView.tsx';
import { LongSection } from '../reading/LongSection.tsx';

const { title, text, whole, clauses } = evidence.contract;

/** What the contract and the guarantee say, word for word, on the paper on which one reads such things. */
export function Contract() {
  return (
    <LongSection id="contrat" $ground="band">
      <Body>
        <header>
          <h2>{title}</h2>
          <p>{text}</p>
          <a href={whole.to}>{whole.label}</a>
        </header>
        <Paper>
          {clauses.map((clause) => (
            <section key={clause.id} aria-label={clause.title}>
              <h3>{clause.title}</h3>
              {clause.blocks.map((block) => (
                <LegalBlockView key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </Paper>
      </Body>
    </LongSection>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 2rem 5rem;
  & > header {
    display: grid;
    gap: 1rem;
    align-content: start;
    justify-items: start;
  }
  & > header > p {
    color: var(--ag-ink-soft);
  }
  & > header > a {
    text-wrap: balance;
    padding-block: 0.6rem;
  }
  @media (min-width: 60rem) {
    grid-template-columns: 4fr 8fr;
    & > header {
      position: sticky;
      top: 6.5rem;
      align-self: start;
    }
  }
`;

const Paper = styled.div`
  display: grid;
  gap: 2.5rem;
  padding: clamp(1.5rem, 5vw, 4.5rem);
  background: var(--ag-surface);
  box-shadow: var(--ag-shadow);
  & > section {
    display: grid;
    gap: 1.1rem;
    max-width: var(--ag-measure);
    ${laidOutWhenNear('50rem')}
  }
  & h3 {
    padding-bottom: 0.75rem;
    border-bottom: 3px solid var(--ag-ink);
  }
`;
