import type { CSSProperties, ReactNode } from 'react';
import styled from 'styled-components';

interface RadioPillsProps {
  /** Of the group, in all of the page. */
  readonly name: string;
  readonly legend: string;
  readonly options: readonly { readonly value: string; readonly above?: string; readonly label: ReactNode }[];
  /** How many stand beside each other where there is room. */
  readonly beside: number;
  readonly chosen: string | undefined;
  readonly onChoose: (value: string) => void;
}

/** One of several, all in view: short words beside each other, a smaller one above each where there is one. */
export function RadioPills({ name, legend, options, beside, chosen, onChoose }: RadioPillsProps) {
  return (
    <Group>
      <legend>{legend}</legend>
      <div style={{ '--beside': beside } as CSSProperties}>
        {options.map(({ value, above, label }) => (
          <label key={value}>
            <input type="radio" name={name} value={value} checked={value === chosen} onChange={() => onChoose(value)} />
            {above ? <small>{above} </small> : null}
            <span>{label}</span>
          </label>
        ))}
      </div>
    </Group>
  );
}

const Group = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  & > legend {
    padding: 0;
    margin-bottom: 0.5rem;
    font-size: var(--ag-size-data);
    font-weight: 600;
  }
  & > div {
    display: grid;
    grid-template-columns: repeat(auto-fill, minmax(4.5rem, 1fr));
    gap: 0.5rem;
  }
  /* On phones too: but for large text. */
  @media (min-width: 20rem) {
    & > div {
      grid-template-columns: repeat(var(--beside), minmax(0, 1fr));
    }
  }
  & label {
    position: relative;
    display: grid;
    place-items: center;
    align-content: center;
    min-height: 3rem;
    padding: 0.3rem 0.25rem;
    border: 1px solid var(--ag-edge);
    border-radius: var(--ag-radius);
    background: var(--ag-surface);
    font-size: var(--ag-size-data);
    font-weight: 600;
    line-height: 1.25;
    text-align: center;
    cursor: pointer;
  }
  & small {
    font-size: var(--ag-size-label);
    font-weight: 400;
    color: var(--ag-ink-soft);
  }
  & input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & label:hover {
    border-color: var(--ag-ink);
  }
  & label:has(:checked) {
    border-color: var(--ag-ink);
    background: var(--ag-ink);
    color: var(--ag-ground);
  }
  & label:has(:checked) > small {
    color: inherit;
  }
  @media (max-width: 39.99rem) {
    & > div {
      gap: 0.3rem;
    }
    & label {
      padding-inline: 0;
      font-size: var(--ag-size-small);
    }
  }
  & label:has(:focus-visible) {
    outline: 3px solid var(--ag-glacier);
    outline-offset: 2px;
  }
`;
