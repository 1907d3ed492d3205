import styled from 'styled-components';
import { type ChecklistItem, checklistTexts as texts } from '../content/seoChecklist.ts';

interface ChecklistRowProps {
  readonly item: ChecklistItem;
  readonly checked: boolean;
  readonly onToggle: (id: string) => void;
}

/** One thing to check, with how to do it, which may be unfolded before hydration. */
export function ChecklistRow({ item: { id, item, how, learn }, checked, onToggle }: ChecklistRowProps) {
  return (
    <Line>
      <label>
        <input type="checkbox" name="fait" value={id} checked={checked} onChange={() => onToggle(id)} />
        <span>{item}</span>
      </label>
      <details suppressHydrationWarning>
        <summary aria-label={texts.howFor(item)}>
          <span>{texts.how}</span>
        </summary>
        <p>{how}</p>
        <a href={learn.href}>{learn.label}</a>
      </details>
    </Line>
  );
}

const Line = styled.li`
  position: relative;
  padding-block: 0.75rem;
  border-top: 1px solid var(--ag-line);
  break-inside: avoid;
  & > label {
    display: grid;
    grid-template-columns: 1.75rem 1fr;
    gap: 1rem;
    align-items: start;
    min-height: 2.75rem;
    padding-top: 0.6rem;
    font-size: 1.125rem;
    font-weight: 500;
    line-height: 1.4;
    cursor: pointer;
  }
  & input {
    display: grid;
    place-items: center;
    appearance: none;
    width: 1.75rem;
    height: 1.75rem;
    /* In the middle of the first line. */
    margin: -0.1rem 0;
    border: 2px solid var(--ag-edge);
    border-radius: 0.45rem;
    background: var(--ag-surface);
    cursor: pointer;
    transition: background 0.18s var(--ag-ease);
  }
  & input:hover {
    border-color: var(--ag-moss);
  }
  & input:checked {
    border-color: var(--ag-moss);
    background: var(--ag-moss);
  }
  & input:checked::before {
    content: '';
    width: 0.95rem;
    height: 0.95rem;
    background: var(--ag-ground);
    clip-path: polygon(10% 52%, 24% 38%, 41% 55%, 77% 16%, 91% 29%, 42% 83%);
  }
  @media (forced-colors: active) {
    & input {
      appearance: auto;
    }
  }
  /* Paper cannot be unfolded: where the browser allows it, instructions are printed in full. */
  @media print {
    padding-block: 0.4rem;
    & input {
      print-color-adjust: exact;
    }
    & summary {
      display: none;
    }
    & details > a {
      display: none;
    }
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
    padding-block: 0.65rem;
    font-size: 0.9375rem;
  }
  /* As large as a finger, and no farther from its row than a line of it. */
  @media (max-width: 47.99rem) {
    & summary {
      width: fit-content;
      margin-block: -0.35rem -0.6rem;
    }
  }
  /* At the end of the first line, where there is room for words. */
  @media (min-width: 48rem) {
    & > label {
      margin-right: 10rem;
      padding-bottom: 0.6rem;
    }
    & summary {
      position: absolute;
      top: 0.75rem;
      right: 0;
      padding-left: 1rem;
    }
  }
  & summary:hover {
    color: var(--ag-ink);
  }
  & details > p {
    max-width: var(--ag-measure);
    padding-bottom: 0.5rem;
  }
  & details > a {
    display: inline-block;
    padding-block: 0.5rem;
    font-weight: 600;
    color: var(--ag-ink);
  }
`;
