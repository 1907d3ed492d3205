import styled from 'styled-components';
import { type ToolSlug, tools } from '../content/tools.ts';
import { indexTexts } from '../content/toolsIndex.ts';
import { Funnel } from '../facebook-simulator/Funnel.tsx';
import { Fictional } from '../frame/Fictional.tsx';
import { Relief } from '../marketing-audit/Relief.tsx';
import type { Examples } from './examplesOf.ts';

const texts = indexTexts.samples;

/** What a tool gives, at the size of a card: its own result for an example. */
export function Sample({ slug, of }: { readonly slug: ToolSlug; readonly of: Examples }) {
  if (slug === tools.audit.slug) return <Relief {...of.audit} />;
  if (slug === tools.offer.slug)
    return (
      <Paper>
        <Fictional>{texts.offer(of.offer.name)}</Fictional>
        <strong>{of.offer.accroche}</strong>
        <p>{of.offer.garantie}</p>
      </Paper>
    );
  if (slug === tools.simulator.slug)
    return (
      <Paper>
        <Fictional>{texts.simulator}</Fictional>
        <strong>{of.simulator.requests}</strong>
        <p>{texts.cost(of.simulator.cost)}</p>
        <Way>
          <Funnel ground="band" />
          {of.simulator.stages.map(([name, count]) => (
            <li key={name}>
              <b>{count}</b> {name}
            </li>
          ))}
        </Way>
      </Paper>
    );
  return (
    <Paper>
      <small>{texts.checks}</small>
      <ul>
        {of.checks.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Paper>
  );
}

/* Sheets of one height beside each other, unless a reader's letters or spaces need more. */
const Paper = styled.div`
  display: grid;
  align-content: start;
  gap: 0.5rem;
  min-height: 15.5rem;
  overflow: hidden;
  padding: 1.5rem 1.5rem 0;
  border-bottom: 1px solid var(--ag-line);
  background: var(--ag-band);
  /* Text of twice the size on a phone. */
  @media (max-width: 17rem) {
    padding-bottom: 1.25rem;
    overflow-wrap: anywhere;
  }
  @media (min-width: 44rem) and (max-width: 59.99rem) {
    min-height: 100%;
    padding-bottom: 1.5rem;
    border: 0;
  }
  /* A drawing at the end goes down to the line. */
  &:has(> ol) {
    grid-template-rows: auto auto auto 1fr;
    padding-bottom: 0;
  }
  & > strong {
    font: 700 1.375rem / 1.15 var(--ag-display);
    letter-spacing: -0.02em;
  }
  & > small + strong {
    margin-top: 0.25rem;
  }
  & > p {
    font-size: var(--ag-size-small);
    color: var(--ag-ink-soft);
  }
  & > ul > li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    gap: 0.75rem;
    padding-block: 0.55rem;
    border-top: 1px solid var(--ag-line);
    font-size: var(--ag-size-small);
    line-height: 1.4;
  }
  & > ul > li::before {
    content: '';
    width: 1.25rem;
    height: 1.25rem;
    border: 2px solid var(--ag-edge);
    border-radius: 0.3rem;
  }
  & > ul > li:first-child::before {
    content: '✓';
    content: '✓' / '';
    display: grid;
    place-items: center;
    border-color: var(--ag-moss);
    background: var(--ag-moss);
    color: var(--ag-band);
    font-weight: 700;
    line-height: 1;
  }
`;

/* The funnel of the tool itself, its figures on it. */
const Way = styled.ol`
  position: relative;
  display: grid;
  grid-auto-rows: minmax(2.5rem, 1fr);
  align-items: center;
  overflow: hidden;
  margin: 0.25rem -1.5rem 0;
  font-size: var(--ag-size-small);
  & > li {
    position: relative;
    padding-inline: 1.5rem;
  }
`;
