import styled from 'styled-components';
import { exampleMark } from '../../content/exampleMark.ts';
import type { SectionOf } from '../../content/landing.ts';
import { SectionFrame } from './SectionFrame.tsx';

/** Searches as people type them: those that buy stay, the others are struck out. */
export function Queries({ title, lead, ground, queries, keep, drop }: SectionOf<'queries'>) {
  return (
    <SectionFrame title={title} lead={lead} ground={ground} mark={exampleMark}>
      <List>
        {queries.map(({ query, isKept, reason }) => (
          <li key={query}>
            {isKept ? <strong>{query}</strong> : <s>{query}</s>}
            <span data-kept={isKept || undefined}>
              {isKept ? keep : drop}&nbsp;: {reason}
            </span>
          </li>
        ))}
      </List>
    </SectionFrame>
  );
}

const List = styled.ul`
  & > li {
    display: grid;
    gap: 0.25rem 2rem;
    padding-block: 1rem;
    border-top: 1px solid var(--ag-line);
  }
  & strong,
  & s {
    font: 700 clamp(1.5rem, 1.1rem + 1.9vw, 2.75rem) / 1.15 var(--ag-display);
    letter-spacing: -0.02em;
  }
  & s {
    color: var(--ag-ink-soft);
    font-weight: 500;
    text-decoration-color: var(--ag-ember);
    text-decoration-thickness: 2px;
    justify-self: start;
  }
  & span {
    color: var(--ag-ink-soft);
  }
  & [data-kept] {
    color: var(--ag-moss);
    font-weight: 600;
  }
  /* Beside the longest there is room only here: what is said of all stands in one place. */
  @media (min-width: 60rem) {
    & > li {
      display: flex;
      flex-wrap: wrap;
      align-items: baseline;
      justify-content: space-between;
    }
  }
`;
