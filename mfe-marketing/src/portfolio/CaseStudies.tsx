import type { ShownLists } from '@agence/shared-contracts/backend/siteLists';
import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { PortfolioContent } from '../content/portfolio.ts';
import { Improvements } from './Improvements.tsx';

interface CaseStudiesProps {
  readonly cases: ShownLists['case_studies'];
  readonly texts: PortfolioContent['cases'];
}

/** What the agency has done for real clients, with what came of it. */
export function CaseStudies({ cases, texts }: CaseStudiesProps) {
  return (
    <Section $ground="band">
      <Container>
        <h2>{texts.title}</h2>
        <List>
          {cases.map(({ title, client, sector, summary, results, url }) => (
            <li key={title}>
              <article>
                <small>
                  {client} · {sector}
                </small>
                <h3>{frenchSpaces(title)}</h3>
                <p>{frenchSpaces(summary)}</p>
                {url ? (
                  <a href={url} aria-label={`${texts.more} : ${title}`}>
                    {texts.more}
                  </a>
                ) : null}
              </article>
              <Improvements results={results} />
            </li>
          ))}
        </List>
      </Container>
    </Section>
  );
}

const List = styled.ul`
  display: grid;
  margin-top: 2.5rem;
  & > li {
    display: grid;
    gap: 1.5rem 4rem;
    padding-block: 2.5rem;
    border-top: 1px solid var(--ag-line);
  }
  & article {
    display: grid;
    gap: 0.75rem;
    align-content: start;
    justify-items: start;
  }
  & small,
  & article > p {
    color: var(--ag-ink-soft);
  }
  & small {
    font-weight: 600;
  }
  & h3 {
    font-size: var(--ag-size-2);
  }
  & article > p {
    max-width: var(--ag-measure);
  }
  @media (min-width: 60rem) {
    & > li {
      grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    }
  }
`;
