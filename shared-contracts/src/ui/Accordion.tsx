import type { ReactNode } from 'react';
import styled from 'styled-components';

/** One question with its answer. */
export interface AccordionItem {
  readonly title: string;
  readonly content: ReactNode;
}

/** Questions that the browser opens and closes by itself; several may be open, and the page's search finds them. */
export function Accordion({ items }: { readonly items: readonly AccordionItem[] }) {
  return (
    <div>
      {items.map(({ title, content }) => (
        <Disclosure key={title}>
          <summary>{title}</summary>
          <div>{content}</div>
        </Disclosure>
      ))}
    </div>
  );
}

/** One title that opens what stands below it. */
export const Disclosure = styled.details`
  border-bottom: 1px solid var(--ag-line);
  &:first-child {
    border-top: 1px solid var(--ag-line);
  }
  & > summary {
    display: flex;
    justify-content: space-between;
    gap: 1.5rem;
    padding-block: 1.25rem;
    font: 600 var(--ag-size-3) / 1.3 var(--ag-display);
    text-wrap: balance;
    list-style: none;
  }
  & > summary::-webkit-details-marker {
    display: none;
  }
  & > summary::after {
    content: '+';
    /* Drawn, not said. */
    content: '+' / '';
    font-weight: 500;
    color: var(--ag-ember);
  }
  &[open] > summary::after {
    content: '–';
    content: '–' / '';
  }
  & > :not(summary) {
    max-width: var(--ag-measure);
    padding-bottom: 1.5rem;
    color: var(--ag-ink-soft);
  }
`;
