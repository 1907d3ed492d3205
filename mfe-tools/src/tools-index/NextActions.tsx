import styled from 'styled-components';
import { indexTexts } from '../content/toolsIndex.ts';
import type { Examples } from './examplesOf.ts';

/** What the audit tells the business of the example to do, most urgent first. */
export function NextActions({ score, band, actions }: Examples['result']) {
  return (
    <Said>
      <p>{indexTexts.samples.audit(score, band)}</p>
      <ol>
        {actions.map((action) => (
          <li key={action}>{action}</li>
        ))}
      </ol>
    </Said>
  );
}

const Said = styled.div`
  margin-block: 0.5rem;
  font-size: 0.9375rem;
  & > p {
    color: var(--ag-on-spruce-soft);
  }
  & > ol {
    margin-top: 0.5rem;
    counter-reset: action;
  }
  & li {
    display: grid;
    grid-template-columns: 1.5rem 1fr;
    padding-block: 0.6rem;
    border-top: 1px solid var(--ag-line);
    font-weight: 600;
    counter-increment: action;
  }
  & li::before {
    content: counter(action);
    font: 700 1.0625rem/1.5 var(--ag-display);
    color: var(--ag-ember);
  }
`;
