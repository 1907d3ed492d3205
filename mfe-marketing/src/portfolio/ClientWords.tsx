import type { ShownLists } from '@agence/shared-contracts/backend/siteLists';
import { frenchSpaces } from '@agence/shared-contracts/format/frenchSpaces';
import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import styled from 'styled-components';
import type { PortfolioContent } from '../content/portfolio.ts';
import { Improvements } from './Improvements.tsx';

interface ClientWordsProps {
  readonly testimonials: ShownLists['testimonials'];
  readonly texts: PortfolioContent['words'];
}

/** What clients say, and what changed for them. */
export function ClientWords({ testimonials, texts }: ClientWordsProps) {
  return (
    <Section>
      <Container>
        <h2>{texts.title}</h2>
        <Quotes>
          {testimonials.map(({ name, position, company, location, avatar, quote, results, beforeAfter, verified }) => (
            <li key={`${name} ${company}`}>
              <blockquote>«&nbsp;{frenchSpaces(quote)}&nbsp;»</blockquote>
              <Person>
                {/* Pictures of other hosts are not loaded (SHL-095). */}
                {avatar?.startsWith('/') ? (
                  <img src={avatar} alt="" width="48" height="48" loading="lazy" decoding="async" />
                ) : null}
                <span>
                  <strong>{name}</strong>
                  {[position, company, location].filter(Boolean).join(', ')}
                  {verified ? <small>{texts.verified}</small> : null}
                </span>
              </Person>
              {beforeAfter ? (
                <Improvements
                  results={[
                    { metric: texts.before, improvement: beforeAfter.before },
                    { metric: texts.after, improvement: beforeAfter.after },
                  ]}
                />
              ) : null}
              <Improvements results={results} />
            </li>
          ))}
        </Quotes>
      </Container>
    </Section>
  );
}

const Quotes = styled.ul`
  display: grid;
  gap: 3rem 4rem;
  margin-top: 2.5rem;
  & > li {
    display: grid;
    gap: 1.5rem;
    align-content: start;
  }
  & blockquote {
    margin: 0;
    font: 600 var(--ag-size-3) / 1.35 var(--ag-display);
  }
  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Person = styled.p`
  display: flex;
  align-items: center;
  gap: 1rem;
  color: var(--ag-ink-soft);
  & > img {
    flex: none;
    border-radius: 50%;
    object-fit: cover;
  }
  & strong {
    display: block;
    color: var(--ag-ink);
  }
  & small {
    display: block;
    color: var(--ag-moss);
  }
`;
