import styled from 'styled-components';
import { type ChecklistItem, checklistTexts } from '../content/seoChecklist.ts';

interface ChecklistRowProps {
  readonly item: ChecklistItem;
  readonly checked: boolean;
  readonly onToggle: (id: string) => void;
}

/** One thing to check, with how to do it. */
export function ChecklistRow({ item: { id, item, how }, checked, onToggle }: ChecklistRowProps) {
  return (
    <Line>
      <label>
        <input type="checkbox" name="fait" value={id} checked={checked} onChange={() => onToggle(id)} />
        <span>{item}</span>
      </label>
      <details>
        <summary>{checklistTexts.how}</summary>
        <p>{how}</p>
      </details>
    </Line>
  );
}

const Line = styled.div`
  padding-block: 0.75rem;
  border-top: 1px solid var(--ag-line);
  & > label {
    display: grid;
    grid-template-columns: 2rem 1fr;
    gap: 0.75rem;
    align-items: center;
    min-height: 2.75rem;
    font-size: 1.125rem;
    font-weight: 500;
    cursor: pointer;
  }
  & input {
    width: 1.75rem;
    height: 1.75rem;
    margin: 0;
    accent-color: var(--ag-moss);
  }
  & input:checked + span {
    color: var(--ag-ink-soft);
    text-decoration: line-through;
    text-decoration-thickness: 1px;
  }
  & > details {
    margin-left: 2.75rem;
    color: var(--ag-ink-soft);
  }
  & summary {
    width: fit-content;
    padding-block: 0.35rem;
    font-size: 0.9375rem;
    text-decoration: underline;
    text-underline-offset: 0.2em;
  }
  & details > p {
    max-width: var(--ag-measure);
    padding-bottom: 0.5rem;
  }
`;
