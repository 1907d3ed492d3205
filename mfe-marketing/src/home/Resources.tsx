import { usePageUrl, useShell } from '@agence/shared-contracts/platform';
import { Container } from '@agence/shared-contracts/ui/Layout';
import { NewsletterForm } from '@agence/shared-contracts/ui/NewsletterForm';
import { Eyebrow } from '@agence/shared-contracts/ui/Text';
import styled from 'styled-components';
import type { HomeContent } from '../content/home/home.ts';

/** What a visitor can take along without leaving an address, what there is to read, and the weekly letter; lies in a lazy section. */
export function Resources(resources: HomeContent['resources']) {
  const shell = useShell();
  const url = usePageUrl();
  return (
    <Body>
      <div>
        <Eyebrow>{resources.eyebrow}</Eyebrow>
        <h2>{resources.title}</h2>
        <ul>
          {resources.free.map(({ title, description, type, value, downloadUrl }) => (
            <li key={downloadUrl}>
              <Download href={downloadUrl} download={downloadUrl.slice(downloadUrl.lastIndexOf('/') + 1)}>
                <Sheet viewBox="0 0 60 78" aria-hidden="true">
                  <use href="#relief" transform="translate(-72 -8) scale(.3)" />
                </Sheet>
                <strong>{title}</strong>
                <span>{description}</span>
                <em>{value}</em>
                <small>
                  {resources.download} ({type}) ↓
                </small>
              </Download>
            </li>
          ))}
        </ul>
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
              <a href="/blog">{resources.allArticles} →</a>
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
    max-width: 12ch;
    margin-block: 1.25rem 2.5rem;
    font-size: var(--ag-size-1);
  }
  @media (min-width: 60rem) {
    grid-template-columns: 7fr 5fr;
    gap: 6rem;
  }
`;

/* A sheet of paper on the left, each from another place of the map. */
const Download = styled.a`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: 0.3rem 1.5rem;
  padding-block: 1.5rem;
  border-top: 1px solid var(--ag-line);
  text-decoration: none;
  & > svg {
    grid-row: span 4;
  }
  & > strong {
    font: 700 var(--ag-size-3) / 1.2 var(--ag-display);
  }
  & > span {
    color: var(--ag-ink-soft);
  }
  & > em {
    font-style: normal;
    font-size: var(--ag-size-small);
  }
  & > small {
    font-weight: 600;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  &:hover > small {
    color: var(--ag-ember);
  }
`;

const Sheet = styled.svg`
  width: clamp(3.75rem, 8vw, 5.5rem);
  aspect-ratio: 60 / 78;
  border-radius: 3px 12px 3px 3px;
  background: var(--ag-spruce);
  fill: none;
  stroke: color-mix(in srgb, var(--ag-on-spruce) 45%, transparent);
  transition: transform 0.3s var(--ag-ease);
  a:hover > & {
    transform: rotate(-2deg) translateY(-3px);
  }
  li:nth-child(2) > a > & {
    background: var(--ag-glacier);
    stroke: var(--ag-ground);
  }
  li:nth-child(3) > a > & {
    background: var(--ag-moss);
    stroke: var(--ag-ground);
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
`;

const Side = styled.div`
  display: grid;
  gap: 3rem;
  align-content: start;
  & h3 {
    margin-bottom: 1rem;
  }
  & > form > h3 {
    margin: 0;
    font-size: var(--ag-size-2);
  }
`;
