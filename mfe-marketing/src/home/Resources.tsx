import { Container, Section } from '@agence/shared-contracts/ui/Layout';
import { Eyebrow } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';
import { NewsletterForm } from './NewsletterForm.tsx';

/** What a visitor can take along without leaving an address, what there is to read, and the weekly letter. */
export function Resources(resources: HomeContent['resources']) {
  return (
    <Section>
      <Body>
        <div>
          <Eyebrow>{resources.eyebrow}</Eyebrow>
          <h2>{resources.title}</h2>
          <List>
            {resources.free.map(({ title, description, type, value, downloadUrl }) => (
              <li key={downloadUrl}>
                <a href={downloadUrl}>
                  <strong>{title}</strong>
                  <span>{description}</span>
                  <small>
                    {type} · {value}
                  </small>
                </a>
              </li>
            ))}
          </List>
        </div>
        <Side>
          <NewsletterForm {...resources.newsletter} />
          <div>
            <h3>{resources.articlesTitle}</h3>
            <List>
              {resources.articles.map(({ title, to }) => (
                <li key={to}>
                  <a href={to}>{title}</a>
                </li>
              ))}
              <li>
                <a href="/blog">{resources.allArticles} →</a>
              </li>
            </List>
          </div>
        </Side>
      </Body>
    </Section>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 4rem;
  & h2 {
    max-width: 12ch;
    margin-block: 1.25rem 2.5rem;
    font-size: var(--ag-size-1);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    gap: 6rem;
  }
`;

const List = styled.ul`
  & a {
    display: grid;
    grid-template-columns: 1fr;
    gap: 0.25rem;
    padding-block: 1.1rem;
    border-top: 1px solid var(--ag-line);
    text-decoration: none;
  }
  & a:hover {
    color: var(--ag-ember);
  }
  & strong {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & span,
  & small {
    color: var(--ag-ink-soft);
  }
`;

const Side = styled.div`
  display: grid;
  gap: 3rem;
  align-content: start;
  & h3 {
    margin-bottom: 1rem;
  }
`;
