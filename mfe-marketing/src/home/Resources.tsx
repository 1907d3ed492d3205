import { Picture } from '@agence/shared-contracts/art/Picture';
import { usePageUrl, useShell } from '@agence/shared-contracts/platform';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { NewsletterForm } from '@agence/shared-contracts/ui/NewsletterForm';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';
import { goodChecklist, goodFunnels, goodGuide } from '../pictures/pictures.ts';

const GOODS = [goodGuide, goodFunnels, goodChecklist];

/** What a visitor can take along without leaving an address, what there is to read, and the weekly letter; lies in a lazy section. */
export function Resources(resources: HomeContent['resources']) {
  const shell = useShell();
  const url = usePageUrl();
  return (
    <Body>
      <div>
        <h2>{resources.title}</h2>
        <p>{resources.lead}</p>
        <Shelf>
          {resources.free.map(({ title, description, type, value, downloadUrl }, index) => (
            <li key={downloadUrl}>
              <Download href={downloadUrl} download={downloadUrl.slice(downloadUrl.lastIndexOf('/') + 1)}>
                <span className="good">
                  <Picture of={GOODS[index] ?? goodGuide} />
                </span>
                <strong>{title}</strong>
                <span>{description}</span>
                <em>{value}</em>
                <small>
                  {`${resources.download} `}
                  <span aria-hidden="true">↓</span>
                  <i>{`(${type})`}</i>
                </small>
              </Download>
            </li>
          ))}
        </Shelf>
      </div>
      <Side>
        <NewsletterForm shell={shell} url={url} texts={resources.newsletter}>
          <h3>{resources.newsletter.title}</h3>
          <p>{resources.newsletter.text}</p>
        </NewsletterForm>
        <div>
          <h3>{resources.articlesTitle}</h3>
          <List>
            {resources.articles.map(({ title, to }) => (
              <li key={to}>
                <a href={to}>{title}</a>
              </li>
            ))}
            <li>
              <a href="/blog">
                {`${resources.allArticles} `}
                <span aria-hidden="true">→</span>
              </a>
            </li>
          </List>
        </div>
      </Side>
    </Body>
  );
}

const Body = styled(Container)`
  display: grid;
  gap: 4rem;
  & h2 {
    max-width: 8em;
    font-size: var(--ag-size-1);
  }
  & h2 + p {
    margin-block: 1rem 2.5rem;
    color: var(--ag-ink-soft);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    gap: 6rem;
    align-items: baseline;
  }
`;

/* What can be taken along stands on one board; on phones each beside its words. */
const Shelf = styled.ul`
  display: grid;
  gap: 1.75rem;
  @media (min-width: 40rem) {
    grid-template-columns: repeat(3, 1fr);
    & > li {
      display: grid;
    }
    /* The board ends where its words do. */
    & > li:first-child .good {
      margin-left: 0;
      padding-left: 0;
    }
    & > li:last-child .good {
      margin-right: 0;
      padding-right: 0;
    }
  }
`;

const Download = styled.a`
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  gap: 0.35rem 1.25rem;
  align-content: start;
  text-decoration: none;
  & > .good {
    display: grid;
    align-items: start;
    grid-row: span 5;
    @media (prefers-color-scheme: dark) {
      filter: brightness(0.86) saturate(0.94);
    }
  }
  & > .good img {
    width: 100%;
    /* A dark cover has an edge on a dark ground. */
    filter: drop-shadow(0 0 1px var(--ag-edge));
  }
  & > strong {
    font: 700 1.125rem/1.25 var(--ag-display);
  }
  & > :not(.good):not(strong) {
    font-size: var(--ag-size-small);
    line-height: 1.45;
  }
  & > span:not(.good) {
    color: var(--ag-ink-soft);
  }
  & > em {
    font-style: normal;
  }
  & > small {
    align-self: end;
    padding-block: 0.5rem;
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  /* In one piece, without a rule below it nor below the space before it. */
  & > small > i {
    display: inline-block;
    margin-left: 0.3em;
    font-style: normal;
    font-weight: 400;
  }
  &:hover > small {
    color: var(--ag-ember);
  }
  @media (min-width: 40rem) {
    grid-template: 16.75rem auto auto auto 1fr / 1fr;
    & > .good {
      grid-row: auto;
      align-items: end;
      padding-inline: 8%;
      margin: 0 -0.875rem 0.75rem;
      border-bottom: 10px solid var(--ag-ink);
    }
    /* The tallest stays below the top of the shelf. */
    & > .good img {
      max-width: 11.75rem;
    }
    /* A line of its own. */
    & > small > i {
      width: 100%;
      margin: 0;
    }
  }
`;

const List = styled.ul`
  & a {
    display: block;
    padding-block: 1.1rem;
    border-top: 1px solid var(--ag-line);
    text-decoration: none;
  }
  & a:hover {
    color: var(--ag-ember);
  }
`;

const Side = styled.div`
  display: grid;
  gap: 3rem;
  align-content: start;
  & h3 {
    margin-bottom: 1rem;
  }
  /* It stands on the same ground as what follows it. */
  & > form {
    padding: 0;
  }
  & > form > h3 {
    margin: 0;
    font-size: var(--ag-size-2);
  }
`;
